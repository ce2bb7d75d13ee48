import { catalogueInternalRoutes, type MemberActor } from '@barspoon/contracts';
import { Caller } from '@barspoon/messaging';
import { Injectable } from '@nestjs/common';
import { FollowCountsRepository } from '../follows/follow-counts.repository.ts';
import { PostsRepository } from '../posts/posts.repository.ts';

/** Implements SOC-03, PROF-06. */
@Injectable()
export class SocialStatsService {
  constructor(
    private readonly caller: Caller,
    private readonly followCounts: FollowCountsRepository,
    private readonly posts: PostsRepository,
  ) {}

  async of(actor: MemberActor) {
    const input = { params: { memberId: actor.id } };
    const [follows, postsCount, made] = await Promise.all([
      this.followCounts.of(actor.id),
      this.posts.countOf(actor.id),
      this.caller.call(catalogueInternalRoutes.countsOf, input, this.caller.serviceContext()),
    ]);
    return { ...follows, ...made, postsCount };
  }
}
