import { z } from 'zod';
import { idSchema } from '../common/shapes.ts';
import { mixAlongStateSchema } from '../sessions/mix-alongs.ts';
import { chatMessageSchema } from '../sessions/rooms.ts';
import { chatReactionNames, liveSessionStatuses } from '../sessions/vocabularies.ts';

/** Messages to open pages, by socket.io event name; the room determines the recipients. */
export const realtimeMessages = {
  /** A recipe was published, revised or deleted: refetch what shows it. */
  'recipe.changed': { room: 'everybody', data: z.strictObject({ recipeId: idSchema }) },
  /** Ingredients or their substitutes changed; sent at most once a second. */
  'vocabulary.changed': { room: 'everybody', data: z.strictObject({}) },
  /** Ratings changed the figures of recipes; sent at most once a second, for all of them together. */
  'ratings.changed': {
    room: 'everybody',
    data: z.strictObject({
      recipes: z
        .array(
          z.strictObject({
            recipeId: idSchema,
            average: z.number().nullable(),
            count: z.number().int().min(0),
          }),
        )
        .max(200),
    }),
  },
  /** Points arrived: total and level after them. */
  'points.awarded': {
    room: 'member',
    data: z.strictObject({
      activityType: z.string(),
      points: z.number().int(),
      totalPoints: z.number().int(),
      currentLevel: z.string(),
      levelReached: z.boolean(),
    }),
  },
  /** An admin has corrected the member's points. */
  'points.corrected': { room: 'member', data: z.strictObject({}) },
  /** The member has reached an achievement. */
  'achievement.earned': {
    room: 'member',
    data: z.strictObject({ key: z.string(), name: z.string(), description: z.string() }),
  },
  /** Something changed at a bar the member shares, or they came or went. Implements BEYOND-201. */
  'bars.changed': { room: 'member', data: z.strictObject({}) },
  /** The shopping list of a bar the member is at changed. Implements BEYOND-207. */
  'shopping.changed': { room: 'member', data: z.strictObject({}) },
  /** The member's own profile changed. Implements PROF-20. */
  'profile.changed': { room: 'member', data: z.strictObject({}) },
  /** A member's profile changed; sent at most every few seconds. Implements HOME-05, BEYOND-15. */
  'profiles.changed': { room: 'everybody', data: z.strictObject({}) },
  /**
   * Posts that were added, edited or removed recently; sent at most every two seconds. One that a moderator
   * restores is among the revised ones.
   */
  'posts.changed': {
    room: 'everybody',
    data: z.strictObject({
      published: z.array(idSchema).max(50),
      revised: z.array(idSchema).max(50),
      removed: z.array(idSchema).max(50),
    }),
  },
  /** A mentorship request, connection or meeting of the member changed. */
  'connections.changed': { room: 'member', data: z.strictObject({}) },
  /** The member's blocks and mutes changed, or those of others against them: the set of hidden members has changed. */
  'distances.changed': { room: 'member', data: z.strictObject({}) },
  /** Something between the member and another was written, read or removed, or who may write has changed. */
  'messages.changed': { room: 'member', data: z.strictObject({ memberId: idSchema }) },
  /** The member's notifications changed: refetch the unread ones. Implements BEYOND-102. */
  'notifications.changed': { room: 'member', data: z.strictObject({}) },
  /** Sessions of the virtual bar that changed in the last moment; `status` where it is that. Implements BEYOND-81. */
  'live-sessions.changed': {
    room: 'everybody',
    data: z.strictObject({
      sessions: z
        .array(z.strictObject({ id: idSchema, status: z.enum(liveSessionStatuses).nullable() }))
        .max(100),
    }),
  },
  /** New and changed messages of a room, in order; only sent to pages in the room, possibly twice. Implements BEYOND-84. */
  'room.messages': {
    room: 'live-session',
    data: z.strictObject({ sessionId: idSchema, messages: z.array(chatMessageSchema).max(100) }),
  },
  /** The member reacted to a message, possibly on another page. */
  'room.own-reaction': {
    room: 'member',
    data: z.strictObject({
      sessionId: idSchema,
      messageId: idSchema,
      reaction: z.enum(chatReactionNames),
      added: z.boolean(),
    }),
  },
  /** Where those inside are in the recipe they mix together; a later revision is true. Implements BEYOND-84. */
  'room.mix-along': {
    room: 'live-session',
    data: z.strictObject({ sessionId: idSchema, ...mixAlongStateSchema.shape }),
  },
  /** How the room works has changed, for example its slow mode: refetch it. */
  'room.changed': { room: 'live-session', data: z.strictObject({ sessionId: idSchema }) },
  /** The member was sent out of a session, or may come back. */
  'room.banned': { room: 'member', data: z.strictObject({ sessionId: idSchema, banned: z.boolean() }) },
  /** Somebody has opened or closed the room; sent at most once a second. */
  'room.presence': { room: 'live-session', data: z.strictObject({ sessionId: idSchema }) },
  /** Role or suspension changed: refetch the session. */
  'standing.changed': { room: 'member', data: z.strictObject({}) },
  /** This session was ended elsewhere; the connection closes afterward. */
  'session.ended': { room: 'session', data: z.strictObject({}) },
  /** The paid membership changed: refetch session, profile and subscription. */
  'membership.changed': { room: 'member', data: z.strictObject({}) },
} as const;
export type RealtimeName = keyof typeof realtimeMessages;
export type RealtimeData<N extends RealtimeName> = z.output<(typeof realtimeMessages)[N]['data']>;
