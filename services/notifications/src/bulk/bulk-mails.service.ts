import {
  type adminMailRoutes,
  type BulkInput,
  type BulkMail,
  type BulkMailState,
  chooseRecipients,
  type InputOf,
  type JobDataOf,
  type MemberActor,
  sendBulk,
} from '@barspoon/contracts';
import { Jobs } from '@barspoon/messaging';
import { Audit, Transactions } from '@barspoon/persistence';
import { Clock, DomainError, newId } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { MailDraftsRepository } from '../drafts/mail-drafts.repository.ts';
import { BulkRenderer } from '../mails/bulk-renderer.ts';
import { BulkAudiences } from './bulk-audiences.service.ts';
import type { BulkMailRow, Outcomes } from './bulk-mail.schema.ts';
import { BulkMailsRepository } from './bulk-mails.repository.ts';
import { lanes } from './bulk-sender.service.ts';

/** How many pages of members one job and its transaction choose: every commit waits for the disk. */
const pagesAtOnce = 5;
/** Longer than a worker has a recipient in hand. */
const settledMs = 120_000;

/** Mails to many. Implements BEYOND-101, ADM-NOTIF-01, ADM-NOTIF-02. */
@Injectable()
export class BulkMailsService {
  constructor(
    private readonly mails: BulkMailsRepository,
    private readonly drafts: MailDraftsRepository,
    private readonly audiences: BulkAudiences,
    private readonly renderer: BulkRenderer,
    private readonly jobs: Jobs,
    private readonly transactions: Transactions,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError 404 for readers who like an ingredient that is unknown */
  async begin(actor: MemberActor, input: BulkInput): Promise<BulkMail> {
    const now = this.clock.now();
    if (input.likes) await this.audiences.assertKnown(input.likes);
    const startsAt = input.scheduled_at ? new Date(input.scheduled_at) : now;
    const row: BulkMailRow = {
      _id: newId(),
      ...(await this.renderer.contentOf(input)),
      emailType: input.email_type,
      audience: input.audience,
      likes: input.likes ?? null,
      state: startsAt > now ? 'scheduled' : 'sending',
      counted: false,
      run: 0,
      startsAt,
      createdAt: now,
      createdBy: actor.id,
      finishedAt: null,
    };
    await this.transactions.run(async () => {
      await this.mails.add(row);
      if (input.draft_id) await this.drafts.remove(input.draft_id);
      await this.jobs.enqueue(chooseRecipients, `${row._id}-first`, { bulkId: row._id, after: '' }, startsAt);
      await this.audit.record('bulk-mail.queued', `bulk-mail:${row._id}`, {
        subject: row.subject,
        audience: row.audience,
        ...(row.likes && { likes: row.likes }),
      });
    });
    return this.shown(row);
  }

  async list(place: InputOf<typeof adminMailRoutes.list>['query']) {
    const { items, nextCursor } = await this.mails.page(place);
    return { items: await this.withFigures(items), nextCursor };
  }

  /** As its readers see it. */
  async read(id: string) {
    return this.renderer.drawOne(await this.existing(id));
  }

  pause(id: string): Promise<BulkMail> {
    return this.change(id, ['scheduled', 'sending'], 'paused');
  }

  resume(id: string): Promise<BulkMail> {
    return this.change(id, ['paused'], 'sending');
  }

  stop(id: string): Promise<BulkMail> {
    return this.change(id, ['scheduled', 'sending', 'paused'], 'stopped');
  }

  /** Runs in the open transaction of its job. */
  async chooseSome({ bulkId, after }: JobDataOf<typeof chooseRecipients>): Promise<void> {
    const row = await this.mails.find(bulkId);
    if (!row || row.counted || row.state === 'stopped') return;
    if (row.state === 'scheduled') await this.mails.move(bulkId, ['scheduled'], { state: 'sending' });
    let last: string | undefined;
    for await (const page of this.audiences.pages(row.audience, row.likes, after, pagesAtOnce)) {
      await this.mails.addRecipients(bulkId, page.wanted, this.clock.now());
      last = page.last;
    }
    if (last !== undefined)
      await this.jobs.enqueue(chooseRecipients, `${bulkId}-${last}`, { bulkId, after: last });
    else {
      await this.mails.move(bulkId, ['sending', 'paused'], { counted: true });
      if (row.state !== 'paused') await this.letLanesRun(bulkId, row.run);
    }
  }

  private async letLanesRun(bulkId: string, run: number): Promise<void> {
    for (let lane = 0; lane < lanes; lane++)
      await this.jobs.enqueue(sendBulk, `${bulkId}-${run}-${lane}-0`, { bulkId, lane, run, turn: 0 });
  }

  /** @throws DomainError 404, or 409 for what it is not in a state for */
  private async change(id: string, from: readonly BulkMailState[], state: BulkMailState): Promise<BulkMail> {
    const finishedAt = state === 'stopped' ? this.clock.now() : null;
    const row = await this.transactions.run(async () => {
      const known = await this.existing(id);
      const moved = await this.mails.move(id, from, { state, finishedAt }, state === 'sending');
      if (!moved)
        throw new DomainError('conflict', 'notifications.bulk_state', `This bulk mail is ${known.state}.`);
      if (state === 'sending' && moved.counted) await this.letLanesRun(id, moved.run);
      await this.audit.record(`bulk-mail.${state}`, `bulk-mail:${id}`);
      return moved;
    });
    return this.shown(row);
  }

  private async existing(id: string): Promise<BulkMailRow> {
    const row = await this.mails.find(id);
    if (!row)
      throw new DomainError('notFound', 'notifications.bulk_not_found', 'There is no such bulk mail.');
    return row;
  }

  private async shown(row: BulkMailRow): Promise<BulkMail> {
    const [mail] = await this.withFigures([row]);
    return mail as BulkMail;
  }

  /** Recipients are counted only for mails that can still change: an ended one has its counts in its own row. */
  private async withFigures(rows: readonly BulkMailRow[]): Promise<BulkMail[]> {
    const ids = rows.map(({ _id }) => _id);
    const [counted, unsubscribed, bounced] = await Promise.all([
      this.mails.outcomesOf(rows.flatMap(({ _id, outcomes }) => (outcomes ? [] : [_id]))),
      this.mails.markedAmong(ids, 'unsubscribed'),
      this.mails.markedAmong(ids, 'bounced'),
    ]);
    const shown: BulkMail[] = [];
    for (const { html: _, text: __, run: ___, outcomes: kept, ...row } of rows) {
      const outcomes = kept ?? (counted.get(row._id) as Outcomes);
      if (!kept && this.isSettled(row)) await this.mails.keepOutcomes(row._id, outcomes);
      const { _id: id, ...more } = row;
      shown.push({
        ...more,
        id,
        likes: row.likes ?? null,
        startsAt: row.startsAt.toISOString(),
        createdAt: row.createdAt.toISOString(),
        finishedAt: row.finishedAt?.toISOString() ?? null,
        ...outcomes,
        unsubscribed: unsubscribed.get(id) ?? 0,
        bounced: bounced.get(id) ?? 0,
      });
    }
    return shown;
  }

  /** A worker that had recipients in hand when the mail ended has marked them by now. */
  private isSettled({ finishedAt }: Pick<BulkMailRow, 'finishedAt'>): boolean {
    return finishedAt !== null && this.clock.now().getTime() - finishedAt.getTime() > settledMs;
  }
}
