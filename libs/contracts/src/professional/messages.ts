import { z } from 'zod';
import { idSchema, momentSchema, prose } from '../common/shapes.ts';
import { memberCardSchema } from '../identity/accounts.ts';
import { directMessageLimit } from './message-terms.ts';

export const directMessageInput = z.strictObject({
  content: prose(directMessageLimit).min(1, 'Please write a message'),
});

/** Something one of two members wrote to the other, as the caller sees it. */
export const directMessageSchema = z.strictObject({
  id: idSchema,
  /** Its place in the thread. */
  seq: z.number().int().min(1),
  isOwn: z.boolean(),
  /** Empty when it was removed. */
  content: z.string(),
  /** A moderator has removed it. */
  isRemoved: z.boolean(),
  /** Whoever it is to has read it. */
  isRead: z.boolean(),
  createdAt: momentSchema,
});
export type DirectMessage = z.output<typeof directMessageSchema>;

const thread = z.strictObject({
  /** The other of the two. */
  memberId: idSchema,
  /** Null while identity does not answer. */
  member: memberCardSchema.nullable(),
  /** What the caller has not read yet. */
  unread: z.number().int().min(0),
});

/** A line of the list of threads. */
export const listedThreadSchema = thread.extend({ last: directMessageSchema });
export type ListedThread = z.output<typeof listedThreadSchema>;

export const threadSchema = thread.extend({
  /** The two are joined by an application or a mentorship, and neither blocks the other. */
  mayWrite: z.boolean(),
});
export type Thread = z.output<typeof threadSchema>;
