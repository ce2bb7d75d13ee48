import { awardPoints, type EventOf, memberFollowed } from '@barspoon/contracts';
import { Consumes, Jobs } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';

@Controller()
export class AwardPointsWhenMemberFollowed {
  constructor(private readonly jobs: Jobs) {}

  /** Once for each pair, however often they part and meet again. Implements LEVEL-06, BEYOND-59, BEYOND-89. */
  @Consumes(memberFollowed, 'award-points-when-member-followed')
  async award({ data, occurredAt }: EventOf<typeof memberFollowed>): Promise<void> {
    const { memberId, followedId } = data;
    await this.jobs.enqueue(awardPoints, `user_followed-${memberId}-${followedId}`, {
      memberId,
      activityType: 'user_followed',
      relatedId: followedId,
      relatedType: 'member',
      relatedName: null,
      counterpartId: followedId,
      occurredAt,
    });
  }
}
