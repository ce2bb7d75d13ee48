import type { DirectMessage } from '@barspoon/contracts';
import type { DirectMessageRow, ThreadRow } from './message.schema.ts';

/** A message as one of the two sees it; of a removed one nobody sees the words. */
export const toDirectMessage = (
  row: DirectMessageRow,
  memberId: string,
  { readSeqs }: Pick<ThreadRow, 'readSeqs'>,
): DirectMessage => ({
  id: row._id,
  seq: row.seq,
  isOwn: row.senderId === memberId,
  content: row.isRemoved ? '' : row.content,
  isRemoved: row.isRemoved,
  isRead: row.seq <= (readSeqs[row.recipientId] ?? 0),
  createdAt: row.createdAt.toISOString(),
});
