import { type MemberActor, postLiked, postUnliked } from '@barspoon/contracts';
import { Transactions } from '@barspoon/persistence';
import { Clock } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { WhoMeets } from '../distances/who-meets.ts';
import { LikesRepository } from './likes.repository.ts';
import { postNotFound } from './post.errors.ts';
import { PostsRepository, queueOfPost } from './posts.repository.ts';

/** Likes, counted on the post in the same transaction. Implements COMM-24, BEYOND-50. */
@Injectable()
export class LikesService {
  constructor(
    private readonly transactions: Transactions,
    private readonly likes: LikesRepository,
    private readonly posts: PostsRepository,
    private readonly whoMeets: WhoMeets,
    private readonly clock: Clock,
  ) {}

  /** Repeating it is a success and changes nothing. */
  async like(actor: MemberActor, postId: string) {
    const likesCount = await this.transactions.run(async () => {
      const post = await this.posts.findVisible(postId);
      if (!post) throw postNotFound();
      await this.whoMeets.assertMayAct(actor.id, post.userId);
      if (!(await this.likes.add(actor.id, postId, this.clock.now()))) return post.likesCount;
      const after = await this.posts.count(postId, 'likesCount', 1);
      if (!after) throw postNotFound();
      const data = {
        postId,
        memberId: actor.id,
        authorId: after.userId,
      };
      await this.posts.tell(after, postLiked, data);
      return after.likesCount;
    }, queueOfPost(postId));
    return { likesCount };
  }

  async unlike(actor: MemberActor, postId: string) {
    const likesCount = await this.transactions.run(async () => {
      const post = await this.posts.findVisible(postId);
      if (!post) throw postNotFound();
      return (await this.takeBack(actor.id, postId)) ?? post.likesCount;
    }, queueOfPost(postId));
    return { likesCount };
  }

  /** In the open transaction. @returns the post's likes after it, undefined when there was no like */
  async takeBack(memberId: string, postId: string): Promise<number | undefined> {
    if (!(await this.likes.remove(memberId, postId))) return undefined;
    const after = await this.posts.count(postId, 'likesCount', -1);
    if (after) await this.posts.tell(after, postUnliked, { postId, memberId });
    return after?.likesCount;
  }
}
