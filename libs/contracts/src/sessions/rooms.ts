import { z } from 'zod';
import { idSchema, momentSchema, prose } from '../common/shapes.ts';
import { memberCardSchema } from '../identity/accounts.ts';
import { chatMessageLimit } from './vocabularies.ts';

/** A message in the chat of a session. */
export const chatMessageSchema = z.strictObject({
  id: idSchema,
  /** Its place in the room. */
  seq: z.number().int().min(1),
  authorId: idSchema,
  /** Null while the author's card is not known here. */
  author: memberCardSchema.nullable(),
  content: z.string(),
  createdAt: momentSchema,
});
export type ChatMessage = z.output<typeof chatMessageSchema>;

export const chatMessageInput = z.strictObject({
  content: prose(chatMessageLimit).min(1, 'Please write something'),
});

/** What the room of a live session is for whoever is inside. Implements BEYOND-84. */
export const roomSchema = z.strictObject({
  chatRoomId: idSchema,
  streamUrl: z.string().nullable(),
  /** The place of the newest message; 0 before the first. */
  lastSeq: z.number().int().min(0),
  /** May delete what others write. */
  moderates: z.boolean(),
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
