import {
  type adminCommentRoutes,
  commentPublished,
  commentRevised,
  commentRoutes,
  type InputOf,
  type MemberActor,
  maxCommentPreviews,
} from '@barspoon/contracts';
import { Audit, type PageRequest, Transactions } from '@barspoon/persistence';
import { Clock, newId } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { AuthorsService } from '../authors/authors.service.ts';
import { CasesRepository } from '../cases/cases.repository.ts';
import { ReportsService } from '../cases/reports.service.ts';
import { WhoMeets } from '../distances/who-meets.ts';
import { LinkPreviewsService } from '../link-previews/link-previews.service.ts';
import { postNotFound } from '../posts/post.errors.ts';
import { PostContents } from '../posts/post-contents.ts';
import { PostsRepository, queueOfPost } from '../posts/posts.repository.ts';
import { ContributionBudgets } from '../screening/contribution-budgets.service.ts';
import { ScreeningService } from '../screening/screening.service.ts';
import { commentNotFound, notYourComment } from './comment.errors.ts';
import { toComment } from './comment.mapper.ts';
import type { CommentRow } from './comment.schema.ts';
import { CommentModeration, toModerated } from './comment-moderation.ts';
import { CommentsRepository } from './comments.repository.ts';

type CommentInput = InputOf<typeof commentRoutes.create>['body'];
const maxHeldShown = 50;
/** Comments and replies, counted on the post in the same transaction. */
@Injectable()
export class CommentsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly comments: CommentsRepository,
    private readonly posts: PostsRepository,
    private readonly contents: PostContents,
    private readonly whoMeets: WhoMeets,
    private readonly authors: AuthorsService,
    private readonly previews: LinkPreviewsService,
    private readonly screening: ScreeningService,
    private readonly moderation: CommentModeration,
    private readonly cases: CasesRepository,
    private readonly reports: ReportsService,
    private readonly budgets: ContributionBudgets,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  async list(postId: string, place: PageRequest) {
    const [post, { items, nextCursor }] = await Promise.all([
      this.posts.findVisible(postId),
      this.comments.pageOfPost(postId, place),
    ]);
    if (!post) throw postNotFound();
    return { items: await this.allShown(items), nextCursor };
  }

  /** What the reader wrote under a post and others do not see yet. */
  async heldOf(actor: MemberActor, postId: string) {
    return { items: await this.allShown(await this.comments.heldOf(actor.id, postId, maxHeldShown)) };
  }

  async latest({ userId, ...place }: InputOf<typeof adminCommentRoutes.list>['query']) {
    const { items, nextCursor } = await this.comments.latest(userId, place);
    return { items: await this.allShown(items), nextCursor };
  }

  async get(id: string) {
    const row = await this.comments.find(id);
    if (!row) throw commentNotFound();
    return this.shown(row);
  }

  /** Implements COMM-28. A reply to a reply joins its thread: threads are one level deep. */
  async create(actor: MemberActor, postId: string, { content, parentId }: CommentInput) {
    await this.budgets.assertLeft(actor, 'comment');
    await this.authors.ensure(actor.id);
    const { mentioned, told } = await this.contents.mentionedIn(actor.id, content);
    const findings = await this.screening.findingsOf(actor, content);
    const isHeld = findings.length > 0;
    const id = newId();
    const now = this.clock.now();
    const row = await this.transactions.run(async () => {
      const post = await (isHeld
        ? this.posts.findVisible(postId)
        : this.posts.count(postId, 'commentsCount', 1));
      if (!post) throw postNotFound();
      await this.whoMeets.assertMayAct(actor.id, post.userId);
      const answered = parentId ? await this.comments.find(parentId) : null;
      if (parentId && (answered?.postId !== postId || answered.deleted || answered.withheld))
        throw commentNotFound();
      // Whoever began the thread is spoken to as well.
      const begun =
        answered && answered.threadId !== answered._id ? await this.comments.find(answered.threadId) : null;
      for (const one of [answered, begun]) await this.whoMeets.assertMayAct(actor.id, one?.userId ?? null);
      const made: CommentRow = {
        _id: id,
        postId,
        userId: actor.id,
        parentId: answered?.threadId ?? null,
        threadAt: answered?.threadAt ?? now,
        threadId: answered?.threadId ?? id,
        content,
        mentions: mentioned.map(({ username }) => username),
        untold: [],
        withheld: isHeld ? 'held' : null,
        deleted: false,
        edited: false,
        createdAt: now,
        updatedAt: now,
      };
      await this.comments.add(made);
      if (isHeld) {
        await this.cases.hold(toModerated(made, actor.id), findings, false, now);
        return made;
      }
      await this.posts.tell(post, commentPublished, {
        commentId: id,
        postId,
        memberId: actor.id,
        postAuthorId: post.userId,
        parentId: made.parentId,
        parentAuthorId: answered?.userId ?? null,
      });
      await this.posts.tellMentioned(
        post,
        actor.id,
        told.map(({ memberId }) => memberId),
        id,
      );
      return made;
    }, queueOfPost(postId));
    return this.shown(row);
  }

  /** Implements COMM-37, BEYOND-52. */
  async revise(actor: MemberActor, id: string, content: string) {
    const { mentioned, told } = await this.contents.mentionedIn(actor.id, content);
    const findings = await this.screening.findingsOf(actor, content);
    const row = await this.transactions.run(async () => {
      const before = await this.own(actor, id);
      const now = this.clock.now();
      const newly = told.filter(({ username }) => !before.mentions.includes(username));
      const after = await this.comments.revise(id, {
        content,
        mentions: mentioned.map(({ username }) => username),
        edited: true,
        updatedAt: now,
        ...(findings.length > 0 && { withheld: 'held' as const }),
        ...((findings.length > 0 || before.withheld) && {
          untold: [...before.untold, ...newly.map(({ username }) => username)],
        }),
      });
      if (!after) throw commentNotFound();
      if (after.withheld) {
        const about = toModerated(after, actor.id);
        if (findings.length > 0) await this.cases.hold(about, findings, !before.withheld, now);
        else await this.cases.keepContent(about, content, now);
        if (!before.withheld) await this.moderation.uncount(before);
        return after;
      }
      const post = await this.posts.touch(before.postId);
      if (!post) throw commentNotFound();
      await this.posts.tell(post, commentRevised, { commentId: id, postId: post._id });
      await this.posts.tellMentioned(
        post,
        actor.id,
        newly.map(({ memberId }) => memberId),
        id,
      );
      return after;
    });
    return this.shown(row);
  }

  /** Implements COMM-41, BEYOND-52. */
  async delete(actor: MemberActor, id: string) {
    await this.transactions.run(async () => this.remove(await this.own(actor, id)));
    return { done: true as const };
  }

  /** By an admin. Implements ADM-MOD-02. */
  async moderateAway(id: string) {
    await this.transactions.run(async () => {
      const row = await this.comments.find(id);
      if (!row || row.deleted) throw commentNotFound();
      await this.reports.settle({ kind: 'comment', id }, true);
      await this.remove(row);
      await this.audit.record('comment.deleted', `comment:${id}`, { author: row.userId, post: row.postId });
    });
    return { done: true as const };
  }

  /** In the open transaction. One with replies leaves an empty place, which goes with the last of them. */
  async remove(row: CommentRow): Promise<void> {
    if (await this.comments.hasReplies(row._id))
      await this.comments.revise(row._id, { deleted: true, userId: null, content: '', mentions: [] });
    else await this.comments.remove(row._id);
    if (row.parentId && !(await this.comments.hasReplies(row.parentId)))
      await this.comments.removeIfDeleted(row.parentId);
    const ref = { kind: 'comment' as const, id: row._id };
    await this.cases.dropWaiting(ref);
    await this.reports.forget(ref);
    if (!row.withheld) await this.moderation.uncount(row);
  }

  private async own(actor: MemberActor, id: string): Promise<CommentRow> {
    const row = await this.comments.find(id);
    if (!row || row.deleted || row.withheld === 'removed') throw commentNotFound();
    if (row.userId !== actor.id) throw notYourComment();
    return row;
  }

  private async shown(row: CommentRow) {
    const [comment] = await this.allShown([row]);
    return comment as NonNullable<typeof comment>;
  }

  private async allShown(rows: readonly CommentRow[]) {
    const [authors, previews] = await Promise.all([
      this.authors.cardsOf(rows.map(({ userId }) => userId)),
      this.previews.of(rows.map(({ content }) => ({ text: content, max: maxCommentPreviews }))),
    ]);
    return rows.map((row, at) => toComment(row, authors, previews[at] ?? []));
  }
}
