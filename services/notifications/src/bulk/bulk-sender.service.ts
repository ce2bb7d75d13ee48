import { audienceRoutes, type JobDataOf, sendBulk } from '@barspoon/contracts';
import { Batcher, Caller, Jobs } from '@barspoon/messaging';
import { Clock, crashPoints, FollowedSettings, UnavailableError } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { MailingRepository } from '../mailing/mailing.repository.ts';
import { SuppressedAddresses } from '../mailing/suppressed-addresses.ts';
import { BulkRenderer } from '../mails/bulk-renderer.ts';
import { BulkTransport, type SendToOne } from '../mails/bulk-transport.ts';
import type { BulkRecipientRow } from './bulk-mail.schema.ts';
import { BulkMailsRepository } from './bulk-mails.repository.ts';

/** Max concurrent senders, each over its own connection. */
export const lanes = 8;
const readersAtOnce = 100;
/** So long a lane goes by what it has looked up; who is left after that is put back. */
const batchMs = 1000;
/** Longer than a batch and a mail server that takes its time. */
const inHandMs = 45_000;
/** A turn of a lane is over well before its job's time is. */
const turnMs = 20_000;

/** What a mail server said of a recipient's mail. */
interface Mark {
  id: string;
  accepted: boolean;
}

type Addressees = ReadonlyMap<string, { email: string; fullName: string }>;

/**
 * Sends a bulk mail, one recipient after the other in each lane: who is marked as sent before the mail server gets the next
 * one's mail. So a killed worker leaves one mail for each connection of which nobody knows whether it arrived; it is sent
 * again by another, with the same Message-ID. Implements BEYOND-101.
 */
@Injectable()
export class BulkSender {
  /** Lanes that wait for a mark at the same moment share a write. */
  private readonly marks = new Batcher((marks: readonly Mark[]) => this.write(marks), 0);

  constructor(
    private readonly mails: BulkMailsRepository,
    private readonly mailing: MailingRepository,
    private readonly suppressed: SuppressedAddresses,
    private readonly renderer: BulkRenderer,
    private readonly transport: BulkTransport,
    private readonly settings: FollowedSettings,
    private readonly caller: Caller,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  /** @throws UnavailableError while the mail server or identity is down, or mails are switched off */
  async sendSome({ bulkId, lane, run, turn }: JobDataOf<typeof sendBulk>): Promise<void> {
    const until = performance.now() + turnMs;
    let send: SendToOne | undefined;
    while (performance.now() < until) {
      // Looked up for each batch, so that a pause acts within a second.
      const bulk = await this.mails.find(bulkId);
      if (bulk?.state !== 'sending' || bulk.run !== run) return;
      if (!this.settings.current.emailNotifications)
        throw new UnavailableError('Mail, which is switched off in the settings,');
      const now = this.clock.now();
      const batch = await this.mails.take(bulkId, now, new Date(now.getTime() + inHandMs), readersAtOnce);
      if (batch.length === 0) return this.finish(bulkId);
      send ??= await this.transport.prepare(await this.renderer.drawForMany(bulk));
      await this.deliver(batch, send);
    }
    const next = turn + 1;
    await this.jobs.enqueue(sendBulk, `${bulkId}-${run}-${lane}-${next}`, { bulkId, lane, run, turn: next });
  }

  private async deliver(batch: readonly BulkRecipientRow[], send: SendToOne): Promise<void> {
    const left = new Set(batch);
    try {
      const memberIds = batch.map(({ memberId }) => memberId);
      const [{ readers }, unsubscribed] = await Promise.all([
        this.caller.call(audienceRoutes.readers, { body: { memberIds } }),
        this.mailing.unsubscribedAmong(memberIds),
      ]);
      const addressees = new Map(readers.map(({ memberId, to }) => [memberId, to]));
      const suppressed = await this.suppressed.among(memberIds, addressees);
      for (const id of [...unsubscribed, ...suppressed]) addressees.delete(id);
      const skipped = batch.filter(({ memberId }) => !addressees.has(memberId));
      await this.mails.settle(
        skipped.map(({ _id }) => _id),
        'skipped',
      );
      for (const row of skipped) left.delete(row);
      await this.sendEach(left, addressees, send);
    } finally {
      await this.mails.putBack([...left]);
    }
  }

  /** @param left who of them is marked leaves it */
  private async sendEach(
    left: Set<BulkRecipientRow>,
    addressees: Addressees,
    send: SendToOne,
  ): Promise<void> {
    const until = performance.now() + batchMs;
    let marked: Promise<unknown> = Promise.resolve();
    try {
      for (const row of [...left]) {
        const to = addressees.get(row.memberId);
        if (!to || performance.now() > until) continue;
        const token = await this.mailing.tokenOf(row.memberId);
        const mailId = `bulk-${row.bulkId}-${row.memberId}`;
        const own = { mailId, to: { name: to.fullName, address: to.email }, token };
        const { accepted } = await send(own, marked);
        await crashPoints.reach('mail.afterAccept', () => row._id);
        const mark = this.marks.do({ id: row._id, accepted }).then(() => left.delete(row));
        marked = Promise.all([marked, mark]);
        // Told below, or by the next mail that waits for it.
        marked.catch(() => undefined);
      }
    } finally {
      await marked;
    }
  }

  private async write(marks: readonly Mark[]): Promise<undefined[]> {
    const idsOf = (wanted: boolean) => marks.flatMap(({ id, accepted }) => (accepted === wanted ? [id] : []));
    await Promise.all([this.mails.settle(idsOf(true), 'sent'), this.mails.settle(idsOf(false), 'refused')]);
    return [];
  }

  /** Another lane may still have somebody in hand; the last one says that it is done. */
  private async finish(bulkId: string): Promise<void> {
    if (await this.mails.isAnybodyWaiting(bulkId))
      throw new UnavailableError('A recipient, whom another worker has in hand,');
    await this.mails.move(bulkId, ['sending'], { state: 'done', finishedAt: this.clock.now() });
  }
}
