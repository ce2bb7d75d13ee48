import { type Actor, postShared } from '@barspoon/contracts';
import { Transactions } from '@barspoon/persistence';
import { Clock, FollowedSettings } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { postNotFound } from '../posts/post.errors.ts';
import { PostsRepository } from '../posts/posts.repository.ts';
import { SharesRepository } from './shares.repository.ts';

/** Implements COMM-48, BEYOND-53. */
@Injectable()
export class SharesService {
  constructor(
    private readonly transactions: Transactions,
    private readonly shares: SharesRepository,
    private readonly posts: PostsRepository,
    private readonly clock: Clock,
    private readonly settings: FollowedSettings,
  ) {}

  /** Guests' shares are recorded too, without a name. */
  async record(actor: Actor, postId: string, platform: string) {
    const userId = actor.kind === 'member' ? actor.id : null;
    await this.transactions.run(async () => {
      const post = await this.posts.touch(postId);
      if (!post) throw postNotFound();
      if (this.settings.current.analyticsEnabled)
        await this.shares.add({ postId, userId, platform, createdAt: this.clock.now() });
      await this.posts.tell(post, postShared, { postId, memberId: userId, authorId: post.userId });
    });
    return { done: true as const };
  }
}
