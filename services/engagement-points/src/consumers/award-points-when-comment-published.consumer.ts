import { awardPoints, commentPublished, type EventOf } from '@barspoon/contracts';
import { Consumes, Jobs } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';

@Controller()
export class AwardPointsWhenCommentPublished {
  constructor(private readonly jobs: Jobs) {}

  /** Nothing for talking to oneself: under one's own post only answers to others earn. Implements LEVEL-06. */
  @Consumes(commentPublished, 'award-points-when-comment-published')
  async award({ data, occurredAt }: EventOf<typeof commentPublished>): Promise<void> {
    const { commentId, memberId, postAuthorId, parentAuthorId } = data;
    const counterpartId = parentAuthorId ?? postAuthorId;
    await this.jobs.enqueue(awardPoints, `comment_made-${memberId}-${commentId}`, {
      memberId,
      activityType: 'comment_made',
      relatedId: commentId,
      relatedType: 'comment',
      relatedName: null,
      counterpartId,
      unearned: counterpartId === memberId ? 'own' : null,
      occurredAt,
    });
  }
}
