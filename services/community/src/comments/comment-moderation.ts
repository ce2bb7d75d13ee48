import { commentPublished, commentRemoved, commentRevised } from '@barspoon/contracts';
import { Clock } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import type { Moderated, ModeratedContent } from '../cases/moderated.ts';
import { PostContents } from '../posts/post-contents.ts';
import { PostsRepository } from '../posts/posts.repository.ts';
import type { CommentRow } from './comment.schema.ts';
import { CommentsRepository } from './comments.repository.ts';

export const toModerated = (row: CommentRow, authorId: string): ModeratedContent => ({
  kind: 'comment',
  id: row._id,
  postId: row.postId,
  authorId,
  text: row.content,
  imageUrl: null,
  createdAt: row.createdAt,
  visible: !row.withheld && !row.deleted,
});

/** What moderation does with comments: a withheld one does not count on its post. */
@Injectable()
export class CommentModeration implements Moderated {
  readonly kind = 'comment';

  constructor(
    private readonly comments: CommentsRepository,
    private readonly posts: PostsRepository,
    private readonly contents: PostContents,
    private readonly clock: Clock,
  ) {}

  async find(id: string) {
    const row = await this.comments.find(id);
    return row?.userId ? toModerated(row, row.userId) : null;
  }

  async newest(limit: number) {
    const rows = await this.comments.newest(limit);
    return rows.flatMap((row) => (row.userId ? [toModerated(row, row.userId)] : []));
  }

  async release(id: string) {
    const before = await this.comments.find(id);
    const post = before?.withheld && (await this.posts.count(before.postId, 'commentsCount', 1));
    if (!post || !before.userId) return false;
    const now = this.clock.now();
    // One that begins a thread stands at the end, as if it was made now.
    const thread = before.parentId ? {} : { threadAt: now };
    await this.comments.revise(id, { withheld: null, untold: [], createdAt: now, updatedAt: now, ...thread });
    const answered = before.parentId ? await this.comments.find(before.parentId) : null;
    await this.posts.tell(post, commentPublished, {
      commentId: id,
      postId: post._id,
      memberId: before.userId,
      postAuthorId: post.userId,
      parentId: before.parentId,
      parentAuthorId: answered?.userId ?? null,
    });
    const { told } = await this.contents.mentionedIn(before.userId, before.content);
    const memberIds = told.map(({ memberId }) => memberId);
    await this.posts.tellMentioned(post, before.userId, memberIds, id);
    return true;
  }

  async restore(id: string) {
    const before = await this.comments.find(id);
    const post = before?.withheld && (await this.posts.count(before.postId, 'commentsCount', 1));
    if (!post) return false;
    await this.comments.revise(id, { withheld: null, untold: [] });
    await this.posts.tell(post, commentRevised, { commentId: id, postId: post._id });
    if (before.userId) {
      const memberIds = await this.contents.toldLate(before.userId, before);
      await this.posts.tellMentioned(post, before.userId, memberIds, id);
    }
    return true;
  }

  async remove(id: string) {
    const before = await this.comments.find(id);
    if (!before) return;
    await this.comments.revise(id, { withheld: 'removed' });
    if (!before.withheld) await this.uncount(before);
  }

  /** Nobody sees it anymore; in the open transaction. */
  async uncount({ _id, postId, parentId, userId }: CommentRow): Promise<void> {
    const post = await this.posts.count(postId, 'commentsCount', -1);
    if (!post) return;
    const last = userId && {
      memberId: userId,
      isLastOnPost: !(await this.comments.hasOther(userId, { _id, postId })),
      threadId: parentId && !(await this.comments.hasOther(userId, { _id, parentId })) ? parentId : null,
    };
    await this.posts.tell(post, commentRemoved, { commentId: _id, postId, ...(last && { last }) });
  }
}
