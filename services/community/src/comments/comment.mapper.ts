import type { Comment, LinkPreview } from '@barspoon/contracts';
import type { CommentRow } from './comment.schema.ts';

export const toComment = (
  row: CommentRow,
  authors: ReadonlyMap<string, NonNullable<Comment['author']>>,
  previews: LinkPreview[],
): Comment => ({
  id: row._id,
  postId: row.postId,
  parentId: row.parentId,
  author: (row.userId && authors.get(row.userId)) || null,
  content: row.content,
  mentions: row.mentions,
  previews,
  deleted: row.deleted,
  edited: row.edited,
  held: row.withheld === 'held',
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});
