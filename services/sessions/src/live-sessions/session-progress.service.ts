import {
  advanceSession,
  type LiveSessionStatus,
  liveSessionCancelled,
  liveSessionEnded,
  liveSessionNearing,
  liveSessionStarted,
  reminderMinutes,
  tellOfNearing,
} from '@barspoon/contracts';
import { Jobs } from '@barspoon/messaging';
import { Transactions } from '@barspoon/persistence';
import { Clock } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { VideoClearing } from '../video/video-clearing.service.ts';
import type { LiveSessionRow } from './live-session.schema.ts';
import { becoming, nextStatus } from './live-session.ts';
import { LiveSessionsRepository } from './live-sessions.repository.ts';
import { WaitingListRepository } from './waiting-list.repository.ts';

const atOnce = 50;
const minuteMs = 60_000;
/** So long those who waited are known once a session is over, to be told. */
const waitersKnownMs = 24 * 60 * minuteMs;
const eventOf = { live: liveSessionStarted, ended: liveSessionEnded, cancelled: liveSessionCancelled };

/**
 * Takes sessions on when their time has come: a job waits for each transition, another looks for those that were
 * missed, and so does whoever reads. Implements BEYOND-81.
 */
@Injectable()
export class SessionProgress {
  constructor(
    private readonly transactions: Transactions,
    private readonly sessions: LiveSessionsRepository,
    private readonly waiting: WaitingListRepository,
    private readonly jobs: Jobs,
    private readonly video: VideoClearing,
    private readonly clock: Clock,
  ) {}

  async advanceDue(): Promise<void> {
    for (const id of await this.sessions.due(this.clock.now(), atOnce)) await this.advance(id);
  }

  /** Takes one session through all that has passed; before its time, or once it is over, nothing changes. */
  async advance(id: string): Promise<void> {
    while (await this.transactions.run(() => this.step(id)));
  }

  /**
   * One transition: status, times and event change together or not at all, so that a process that dies in the middle
   * leaves the transition to the next. Runs in the open transaction.
   * @returns null when the session has changed in the meantime
   */
  async move(before: LiveSessionRow, status: keyof typeof eventOf): Promise<LiveSessionRow | null> {
    const { _id, revision } = before;
    const now = this.clock.now();
    const change = becoming(status, before, now);
    const after = await this.sessions.changeIf(_id, { status: before.status, revision }, change);
    if (!after) return null;
    if (status !== 'live') await this.waiting.close(_id, new Date(now.getTime() + waitersKnownMs));
    if (status === 'ended') await this.video.demand(_id, null, after.revision);
    await this.sessions.tell(after, eventOf[status]);
    await this.wakeUpFor(after);
    return after;
  }

  /** A job that waits for the next transition; one that waits for a time that was changed finds nothing to do. */
  async wakeUpFor({ _id, status, scheduledAt, advancesAt }: LiveSessionRow): Promise<void> {
    const nearAt = new Date(scheduledAt.getTime() - reminderMinutes * minuteMs);
    if (status === 'scheduled' && nearAt > this.clock.now()) {
      const data = { sessionId: _id, scheduledAt: scheduledAt.toISOString() };
      await this.jobs.enqueue(tellOfNearing, `${_id}-${scheduledAt.getTime()}`, data, nearAt);
    }
    if (advancesAt)
      await this.jobs.enqueue(
        advanceSession,
        `${_id}-${advancesAt.getTime()}`,
        { sessionId: _id },
        advancesAt,
      );
  }

  /** Nothing where it was moved, started or cancelled in the meantime. Runs in the open transaction. Implements BEYOND-86. */
  async tellOfNearing(id: string, scheduledAt: Date): Promise<void> {
    const row = await this.sessions.find(id);
    if (row?.status === 'scheduled' && row.scheduledAt.getTime() === scheduledAt.getTime())
      await this.sessions.tell(row, liveSessionNearing);
  }

  private async step(id: string): Promise<boolean> {
    const before = await this.sessions.find(id);
    const next = before && nextStatus(before);
    if (!before || !next || next.at > this.clock.now()) return false;
    return (await this.move(before, next.status as Exclude<LiveSessionStatus, 'scheduled'>)) !== null;
  }
}
