import { awardPoints, type EventOf, postLiked } from '@barspoon/contracts';
import { Consumes, Jobs } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';

@Controller()
export class AwardPointsWhenPostLiked {
  constructor(private readonly jobs: Jobs) {}

  /** For whoever likes and for whoever is liked; nothing for the likes of one's own posts. Implements LEVEL-06, CONTRA-19, CONTRA-20. */
  @Consumes(postLiked, 'award-points-when-post-liked')
  async award({ data, occurredAt }: EventOf<typeof postLiked>): Promise<void> {
    const { postId, memberId, authorId } = data;
    const unearned = memberId === authorId ? ('own' as const) : null;
    const about = { relatedId: postId, relatedType: 'post' as const, unearned, occurredAt };
    await this.jobs.enqueue(awardPoints, `recipe_liked-${memberId}-${postId}`, {
      ...about,
      memberId,
      activityType: 'recipe_liked',
      relatedName: null,
      counterpartId: authorId,
    });
    if (!authorId || unearned) return;
    await this.jobs.enqueue(awardPoints, `like_received-${authorId}-${postId}-${memberId}`, {
      ...about,
      memberId: authorId,
      activityType: 'like_received',
      relatedName: null,
      counterpartId: memberId,
    });
  }
}
