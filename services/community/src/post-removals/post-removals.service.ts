import type { MemberActor } from '@barspoon/contracts';
import { Audit, Transactions } from '@barspoon/persistence';
import { Injectable } from '@nestjs/common';
import { CasesRepository } from '../cases/cases.repository.ts';
import { ReportsService } from '../cases/reports.service.ts';
import { CommentsRepository } from '../comments/comments.repository.ts';
import { LikesRepository } from '../posts/likes.repository.ts';
import { notYourPost, postNotFound } from '../posts/post.errors.ts';
import { PostsRepository } from '../posts/posts.repository.ts';
import { PostsService } from '../posts/posts.service.ts';
import { SharesRepository } from '../shares/shares.repository.ts';

/** How posts end, with everything that is attached to them. */
@Injectable()
export class PostRemovalsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly posts: PostsRepository,
    private readonly writing: PostsService,
    private readonly comments: CommentsRepository,
    private readonly likes: LikesRepository,
    private readonly shares: SharesRepository,
    private readonly cases: CasesRepository,
    private readonly reports: ReportsService,
    private readonly audit: Audit,
  ) {}

  async delete(actor: MemberActor, id: string) {
    await this.transactions.run(async () => {
      const row = await this.posts.find(id);
      if (!row) throw postNotFound();
      if (row.userId !== actor.id) throw notYourPost();
      await this.removeWithAll(id);
    });
    return { done: true as const };
  }

  /** By an admin. Implements ADM-MOD-02, BEYOND-97. */
  async moderateAway(id: string) {
    await this.transactions.run(async () => {
      await this.reports.settle({ kind: 'post', id }, true);
      const row = await this.removeWithAll(id);
      if (!row) throw postNotFound();
      await this.audit.record('post.deleted', `post:${id}`, { author: row.userId });
    });
    return { done: true as const };
  }

  /** A post with its comments, likes and share records, in the open transaction. */
  async removeWithAll(id: string) {
    const row = await this.posts.remove(id);
    if (!row) return null;
    await this.comments.removeAllOfPost(id);
    await this.likes.removeAllOfPost(id);
    await this.shares.removeAllOfPost(id);
    await this.writing.dropImage(row.imageUrl);
    await this.cases.dropWaitingOfPost(id);
    await this.reports.forget({ kind: 'post', id });
    return row;
  }
}
