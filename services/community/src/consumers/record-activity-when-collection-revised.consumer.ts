import { collectionRevised, type EventOf } from '@barspoon/contracts';
import { Consumes } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { ActivityRecorder } from '../social/activity-recorder.ts';

@Controller()
export class RecordActivityWhenCollectionRevised {
  constructor(private readonly activities: ActivityRecorder) {}

  /** Not even the name of a private one is kept. */
  @Consumes(collectionRevised, 'record-activity-when-collection-revised')
  async record({ data, occurredAt }: EventOf<typeof collectionRevised>): Promise<void> {
    const { collectionId, memberId: userId, name, isPublic } = data;
    await this.activities.record({
      userId,
      type: 'collection_created',
      targetType: 'collection',
      targetId: collectionId,
      content: isPublic ? name : null,
      shown: isPublic,
      at: new Date(occurredAt),
    });
  }
}
