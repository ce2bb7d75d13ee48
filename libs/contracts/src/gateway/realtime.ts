import { z } from 'zod';
import { idSchema } from '../common/shapes.ts';

/** What open pages are told, by socket.io event name; the room says who hears it. */
export const realtimeMessages = {
  /** A recipe was published, revised or deleted: refetch what shows it. */
  'recipe.changed': { room: 'everybody', data: z.strictObject({ recipeId: idSchema }) },
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
  /** The member's own profile changed. Implements PROF-20. */
  'profile.changed': { room: 'member', data: z.strictObject({}) },
  /** Somebody's profile changed; told at most every few seconds. Implements HOME-05, BEYOND-15. */
  'profiles.changed': { room: 'everybody', data: z.strictObject({}) },
  /** Role or suspension changed: read the session anew. */
  'standing.changed': { room: 'member', data: z.strictObject({}) },
  /** This very session was ended from elsewhere; the connection closes behind it. */
  'session.ended': { room: 'session', data: z.strictObject({}) },
  /** The paid membership changed: read session, profile and subscription anew. */
  'membership.changed': { room: 'member', data: z.strictObject({}) },
} as const;
export type RealtimeName = keyof typeof realtimeMessages;
export type RealtimeData<N extends RealtimeName> = z.output<(typeof realtimeMessages)[N]['data']>;
