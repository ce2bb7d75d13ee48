import { audienceRoutes, type JobDataOf, sendBulk } from '@barspoon/contracts';
import { Caller, Jobs } from '@barspoon/messaging';
import { Clock, crashPoints, FollowedSettings, UnavailableError } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { MailingRepository } from '../mailing/mailing.repository.ts';
import { BulkRenderer } from '../mails/bulk-renderer.ts';
import { MailTransport } from '../mails/mail-transport.ts';
import type { BulkMailRow, BulkRecipientRow } from './bulk-mail.schema.ts';
import { BulkMailsRepository } from './bulk-mails.repository.ts';

/** Longer than a mail server may take for one mail. */
const inHandMs = 45_000;
/** A turn of a lane is over well before its job's time is. */
const turnMs = 20_000;

/**
 * Sends a bulk mail, one recipient after the other in each lane. What a killed worker had in hand is sent by another, with
 * the same Message-ID. Implements BEYOND-101.
 */
@Injectable()
export class BulkSender {
  constructor(
    private readonly mails: BulkMailsRepository,
    private readonly mailing: MailingRepository,
    private readonly renderer: BulkRenderer,
    private readonly transport: MailTransport,
    private readonly settings: FollowedSettings,
    private readonly caller: Caller,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  /** @throws UnavailableError while the mail server or identity is down, or mails are switched off */
  async sendSome({ bulkId, lane, run, turn }: JobDataOf<typeof sendBulk>): Promise<void> {
    const until = performance.now() + turnMs;
    while (performance.now() < until) {
      // Looked up for each mail, so that a pause acts at once.
      const bulk = await this.mails.find(bulkId);
      if (bulk?.state !== 'sending' || bulk.run !== run) return;
      if (!this.settings.current.emailNotifications)
        throw new UnavailableError('Mail, which is switched off in the settings,');
      const now = this.clock.now();
      const recipient = await this.mails.take(bulkId, now, new Date(now.getTime() + inHandMs));
      if (!recipient) return this.finish(bulkId);
      await this.deliver(bulk, recipient);
    }
    const next = turn + 1;
    await this.jobs.enqueue(sendBulk, `${bulkId}-${run}-${lane}-${next}`, { bulkId, lane, run, turn: next });
  }

  private async deliver(bulk: BulkMailRow, { _id, memberId }: BulkRecipientRow): Promise<void> {
    try {
      const { to } = await this.caller.call(audienceRoutes.reader, { body: { memberId } });
      const hasLeft = (await this.mailing.unsubscribedAmong([memberId])).has(memberId);
      if (!to || hasLeft) return this.mails.settle(_id, 'skipped');
      const mail = await this.renderer.write(bulk, to, await this.mailing.tokenOf(memberId));
      const { accepted } = await this.transport.deliver(`bulk-${bulk._id}-${memberId}`, mail);
      await crashPoints.reach('mail.afterAccept', () => _id);
      await this.mails.settle(_id, accepted ? 'sent' : 'refused');
    } catch (error) {
      await this.mails.putBack(_id);
      throw error;
    }
  }

  /** Another lane may still have somebody in hand; the last one says that it is done. */
  private async finish(bulkId: string): Promise<void> {
    if (await this.mails.isAnybodyWaiting(bulkId))
      throw new UnavailableError('A recipient, whom another worker has in hand,');
    await this.mails.move(bulkId, ['sending'], { state: 'done', finishedAt: this.clock.now() });
  }
}
