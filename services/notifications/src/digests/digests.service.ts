import { type JobDataOf, type MailTimes, makeDigest } from '@barspoon/contracts';
import { Jobs } from '@barspoon/messaging';
import { Clock } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { nextDigest } from '../choices/mail-clock.ts';
import { NotificationsRepository } from '../inbox/notifications.repository.ts';
import { MailsService } from '../sending/mails.service.ts';
import { DigestsRepository } from './digests.repository.ts';

/**
 * Daily summaries: planned with the first notification that waits for one, made at the member's hour. Everything here
 * belongs to the open transaction. Implements BEYOND-102.
 */
@Injectable()
export class Digests {
  constructor(
    private readonly digests: DigestsRepository,
    private readonly notifications: NotificationsRepository,
    private readonly mails: MailsService,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  /** Sees to it that one waits. */
  async plan(memberId: string, times: MailTimes): Promise<void> {
    if (await this.digests.isWaiting(memberId)) return;
    const { day, dueAt } = nextDigest(times, this.clock.now(), await this.digests.lastDay(memberId));
    await this.digests.plan(memberId, day, dueAt);
    const data = { memberId, day, dueAt: dueAt.toISOString() };
    await this.jobs.enqueue(makeDigest, `${memberId}-${dueAt.getTime()}`, data, dueAt);
  }

  /** The member has chosen other times. */
  async planAgain(memberId: string, times: MailTimes): Promise<void> {
    if (await this.digests.dropWaiting(memberId)) await this.plan(memberId, times);
  }

  /** Whoever has read everything meanwhile gets no mail. */
  async make({ memberId, day, dueAt }: JobDataOf<typeof makeDigest>): Promise<void> {
    const now = this.clock.now();
    if (!(await this.digests.markMade(memberId, day, new Date(dueAt), now))) return;
    if (await this.notifications.gather(memberId, day, now))
      await this.mails.plan(`digest-${memberId}-${day}`, { kind: 'digest', memberId, day });
  }
}
