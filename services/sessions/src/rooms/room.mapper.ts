import { type ChatMessage, type ChatReaction, chatReactionNames } from '@barspoon/contracts';
import type { ChatMessageRow } from './room.schema.ts';

export const toChatMessage = (
  row: ChatMessageRow,
  author: ChatMessage['author'],
  mine: ChatReaction[],
): ChatMessage => ({
  id: row._id,
  seq: row.seq,
  authorId: row.userId,
  author,
  content: row.content,
  createdAt: row.createdAt.toISOString(),
  editedAt: row.editedAt?.toISOString() ?? null,
  removedBy: row.removedBy ?? null,
  reactions: chatReactionNames.flatMap((reaction) => {
    const count = row.reactions?.[reaction] ?? 0;
    return count > 0 ? [{ reaction, count }] : [];
  }),
  mine,
  // One of before messages could change has had no change but its coming.
  revision: row.revision ?? row.seq,
});
