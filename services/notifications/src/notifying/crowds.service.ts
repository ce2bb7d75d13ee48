import {
  type Crowd,
  challengeInternalRoutes,
  isTitledBySession,
  type JobDataOf,
  kindNamed,
  liveSessionInternalRoutes,
  liveSessionRoutes,
  notifyCrowd,
} from '@barspoon/contracts';
import { Caller, Jobs } from '@barspoon/messaging';
import { DomainError } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { Recorder } from './recorder.service.ts';

type CrowdJob = JobDataOf<typeof notifyCrowd>;

/** Notifies everybody with a place in a session or a challenge, or in line for one. Implements BEYOND-86. */
@Injectable()
export class Crowds {
  constructor(
    private readonly caller: Caller,
    private readonly jobs: Jobs,
    private readonly recorder: Recorder,
  ) {}

  async notifySome(job: CrowdJob): Promise<void> {
    const kind = kindNamed(job.kind);
    if (!kind || typeof kind.audience !== 'string') return;
    const data = kind.event.data.parse(job.data) as Record<string, string>;
    const words = isTitledBySession(kind.audience)
      ? await this.wordsOf(data.sessionId ?? '')
      : kind.words(data);
    // A session that was deleted with its host has no notification text.
    if (!words) return;
    const { items, nextCursor } = await this.membersOf(kind.audience, data, job);
    await this.recorder.tell(kind, { ...job, data }, items, words);
    if (nextCursor)
      await this.jobs.enqueue(notifyCrowd, `${job.kind}-${job.eventId}-${nextCursor}`, {
        ...job,
        cursor: nextCursor,
      });
  }

  private async membersOf(crowd: Crowd, data: Record<string, string>, { cursor }: CrowdJob) {
    const { sessionId = '', challengeId = '', memberId = '' } = data;
    const query = { ...(cursor && { cursor }) };
    switch (crowd) {
      case 'session':
        return this.caller.call(liveSessionInternalRoutes.participantIds, {
          params: { id: sessionId },
          query,
        });
      case 'waiting list':
        return this.caller.call(liveSessionInternalRoutes.waitingIds, { params: { id: sessionId }, query });
      case 'challenge':
        return this.caller.call(challengeInternalRoutes.participantIds, {
          params: { id: challengeId },
          query,
        });
      case 'session member':
        return { items: [memberId], nextCursor: null };
    }
  }

  private async wordsOf(id: string): Promise<Record<string, string> | null> {
    try {
      const { title } = await this.caller.call(liveSessionRoutes.get, { params: { id } });
      return { title };
    } catch (error) {
      if (error instanceof DomainError && error.kind === 'notFound') return null;
      throw error;
    }
  }
}
