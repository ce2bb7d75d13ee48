import { challengeJoined, type EventOf } from '@barspoon/contracts';
import { Consumes } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { ActivityRecorder } from '../social/activity-recorder.ts';

@Controller()
export class RecordActivityWhenChallengeJoined {
  constructor(private readonly activities: ActivityRecorder) {}

  @Consumes(challengeJoined, 'record-activity-when-challenge-joined')
  async record({ data, occurredAt }: EventOf<typeof challengeJoined>): Promise<void> {
    const { memberId: userId, challengeId: targetId, title: content } = data;
    await this.activities.record({
      userId,
      type: 'challenge_joined',
      targetType: 'challenge',
      targetId,
      content,
      at: new Date(occurredAt),
    });
  }
}
