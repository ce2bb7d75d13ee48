import { type EventOf, liveSessionRoutes, liveSessionStarted } from '@barspoon/contracts';
import { Caller, Consumes } from '@barspoon/messaging';
import { DomainError } from '@barspoon/platform';
import { Controller } from '@nestjs/common';
import { ActivityRecorder } from '../social/activity-recorder.ts';

@Controller()
export class RecordActivityWhenSessionStarted {
  constructor(
    private readonly caller: Caller,
    private readonly activities: ActivityRecorder,
  ) {}

  /** Whoever schedules a session has hosted it once it is live. Implements SOC-05, BEYOND-87. */
  @Consumes(liveSessionStarted, 'record-activity-when-session-started')
  async record({ data, occurredAt }: EventOf<typeof liveSessionStarted>): Promise<void> {
    const { sessionId: targetId, hostId: userId } = data;
    const content = await this.titleOf(targetId);
    if (content === null) return;
    await this.activities.record({
      userId,
      type: 'session_hosted',
      targetType: 'session',
      targetId,
      content,
      at: new Date(occurredAt),
    });
  }

  /** Null when the session is gone with its host's account. */
  private async titleOf(id: string): Promise<string | null> {
    try {
      return (await this.caller.call(liveSessionRoutes.get, { params: { id } })).title;
    } catch (error) {
      if (error instanceof DomainError && error.kind === 'notFound') return null;
      throw error;
    }
  }
}
