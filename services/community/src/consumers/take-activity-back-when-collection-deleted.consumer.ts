import { collectionDeleted, type EventOf } from '@barspoon/contracts';
import { Consumes } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { ActivityRecorder } from '../social/activity-recorder.ts';

@Controller()
export class TakeActivityBackWhenCollectionDeleted {
  constructor(private readonly activities: ActivityRecorder) {}

  @Consumes(collectionDeleted, 'take-activity-back-when-collection-deleted')
  async takeBack({ data, occurredAt }: EventOf<typeof collectionDeleted>): Promise<void> {
    const { memberId: userId, collectionId: targetId } = data;
    await this.activities.takeBack({
      userId,
      type: 'collection_created',
      targetType: 'collection',
      targetId,
      at: new Date(occurredAt),
    });
  }
}
