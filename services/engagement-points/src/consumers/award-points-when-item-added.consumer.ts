import { awardPoints, barItemAdded, type EventOf } from '@barspoon/contracts';
import { Consumes, Jobs } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';

@Controller()
export class AwardPointsWhenItemAdded {
  constructor(private readonly jobs: Jobs) {}

  @Consumes(barItemAdded, 'award-points-when-item-added')
  async award({ data, occurredAt }: EventOf<typeof barItemAdded>): Promise<void> {
    await this.jobs.enqueue(awardPoints, `inventory_added-${data.memberId}-${data.itemId}`, {
      memberId: data.memberId,
      activityType: 'inventory_added',
      relatedId: data.itemId,
      relatedType: 'bar_item',
      relatedName: data.name,
      facet: data.category,
      unearned: data.custom ? 'custom' : null,
      occurredAt,
    });
  }
}
