import { z } from 'zod';
import { idSchema, momentSchema, prose } from '../common/shapes.ts';
import { memberCardSchema } from '../identity/accounts.ts';
import { mixAlongSchema } from './mix-alongs.ts';
import { chatMessageLimit, chatReactionNames, chatRemovers, slowModes } from './vocabularies.ts';

/** A message in the chat of a session. */
export const chatMessageSchema = z.strictObject({
  id: idSchema,
  /** Its place in the room. */
  seq: z.number().int().min(1),
  authorId: idSchema,
  /** Null while the author's card is not known here. */
  author: memberCardSchema.nullable(),
  /** Empty once it is removed. */
  content: z.string(),
  createdAt: momentSchema,
  editedAt: momentSchema.nullable(),
  removedBy: z.enum(chatRemovers).nullable(),
  /** How many answered with what; only what somebody did. */
  reactions: z.array(z.strictObject({ reaction: z.enum(chatReactionNames), count: z.number().int().min(1) })),
  /** The reader's own reactions; absent in messages to many. */
  mine: z.array(z.enum(chatReactionNames)),
  /** The number of the room's last change that touched it: who knows a later one knows more. */
  revision: z.number().int().min(1),
});
export type ChatMessage = z.output<typeof chatMessageSchema>;

export const chatMessageInput = z.strictObject({
  content: prose(chatMessageLimit).min(1, 'Please write something'),
});

/** What the room of a live session is for whoever is inside. Implements BEYOND-84. */
export const roomSchema = z.strictObject({
  chatRoomId: idSchema,
  streamUrl: z.string().nullable(),
  /** Null where there is no video server: then `streamUrl` is all there is to see. */
  video: z.strictObject({ /** The host sends picture or sound. */ onAir: z.boolean() }).nullable(),
  /** The number of the last change to what was said; 0 before the first. */
  revision: z.number().int().min(0),
  /** May delete what others write, send them out and slow them down. */
  moderates: z.boolean(),
  slowModeSeconds: z.literal(slowModes),
  mixAlong: mixAlongSchema.nullable(),
  /** Raised with every change of the session, `mixAlong` included. */
  sessionRevision: z.number().int().min(0),
});
export type Room = z.output<typeof roomSchema>;

export const roomParticipantSchema = z.strictObject({
  memberId: idSchema,
  /** Null while the member's card is not known here. */
  member: memberCardSchema.nullable(),
  /** Has the room open. */
  present: z.boolean(),
});
export type RoomParticipant = z.output<typeof roomParticipantSchema>;

export const slowModeInput = z.strictObject({ seconds: z.literal(slowModes) });

/** Somebody the host or an admin has sent out of a room. */
export const roomBanSchema = z.strictObject({
  memberId: idSchema,
  /** Null while the member's card is not known here. */
  member: memberCardSchema.nullable(),
  bannedAt: momentSchema,
});
export type RoomBan = z.output<typeof roomBanSchema>;
