import { type JobDataOf, spreadActivity } from '@barspoon/contracts';
import { Works } from '@barspoon/messaging';
import { Injectable } from '@nestjs/common';
import { ActivityRecorder } from '../social/activity-recorder.ts';

@Injectable()
export class SpreadActivityWorker {
  constructor(private readonly activities: ActivityRecorder) {}

  @Works(spreadActivity)
  async spread({ activityId, after }: JobDataOf<typeof spreadActivity>): Promise<void> {
    await this.activities.spread(activityId, after);
  }
}
