import {
  type Audience,
  type adminMailRoutes,
  audienceRoutes,
  type BulkInput,
  type BulkMail,
  type BulkMailState,
  chooseRecipients,
  type InputOf,
  type JobDataOf,
  type MemberActor,
  type OutputOf,
  sendBulk,
} from '@barspoon/contracts';
import { Caller, Jobs } from '@barspoon/messaging';
import { Audit, Transactions } from '@barspoon/persistence';
import { Clock, DomainError, newId } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { MailingRepository } from '../mailing/mailing.repository.ts';
import { SuppressedAddresses } from '../mailing/suppressed-addresses.ts';
import { BulkRenderer } from '../mails/bulk-renderer.ts';
import type { BulkMailRow } from './bulk-mail.schema.ts';
import { BulkMailsRepository } from './bulk-mails.repository.ts';
import { lanes } from './bulk-sender.service.ts';

const membersAtOnce = 2000;
/** Pages of so many members that one job and its transaction choose: a commit waits for the disk. */
const pagesAtOnce = 3;
const exceptedAtOnce = 5000;
const suppressedAtOnce = 2000;

type AskAudience = (except: string[]) => Promise<{ excepted: number }>;

/** Mails to many. Implements BEYOND-101, ADM-NOTIF-01, ADM-NOTIF-02. */
@Injectable()
export class BulkMailsService {
  constructor(
    private readonly mails: BulkMailsRepository,
    private readonly mailing: MailingRepository,
    private readonly suppressed: SuppressedAddresses,
    private readonly renderer: BulkRenderer,
    private readonly caller: Caller,
    private readonly jobs: Jobs,
    private readonly transactions: Transactions,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  async begin(actor: MemberActor, input: BulkInput): Promise<BulkMail> {
    const now = this.clock.now();
    const startsAt = input.scheduled_at ? new Date(input.scheduled_at) : now;
    const row: BulkMailRow = {
      _id: newId(),
      ...(await this.renderer.contentOf(input)),
      emailType: input.email_type,
      audience: input.audience,
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
      await this.jobs.enqueue(chooseRecipients, `${row._id}-first`, { bulkId: row._id, after: '' }, startsAt);
      await this.audit.record('bulk-mail.queued', `bulk-mail:${row._id}`, {
        subject: row.subject,
        audience: row.audience,
      });
    });
    return this.shown(row);
  }

  async list(place: InputOf<typeof adminMailRoutes.list>['query']) {
    const { items, nextCursor } = await this.mails.page(place);
    return { items: await Promise.all(items.map((row) => this.shown(row))), nextCursor };
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

  /** How many an audience has now, and how many of it are left out: the unsubscribed and the suppressed. */
  async count(audience: Audience): Promise<OutputOf<typeof adminMailRoutes.audience>> {
    const ask = (except: string[]) =>
      this.caller.call(audienceRoutes.count, { body: { audience, except } }, this.caller.serviceContext());
    const [{ count }, unsubscribed, suppressed] = await Promise.all([
      ask([]),
      this.unsubscribedOf(ask),
      this.suppressedOf(ask),
    ]);
    return { count: Math.max(0, count - unsubscribed - suppressed), unsubscribed, suppressed };
  }

  private async unsubscribedOf(ask: AskAudience): Promise<number> {
    let found = 0;
    for (let after = ''; ; ) {
      const except = await this.mailing.unsubscribedAfter(after, exceptedAtOnce);
      if (except.length === 0) return found;
      found += (await ask(except)).excepted;
      after = except.at(-1) ?? '';
    }
  }

  /** Without those who have unsubscribed as well, so that nobody is left out twice. */
  private async suppressedOf(ask: AskAudience): Promise<number> {
    let found = 0;
    for (let after = ''; ; ) {
      const { memberIds, last } = await this.suppressed.after(after, suppressedAtOnce);
      if (last === null) return found;
      const unsubscribed = await this.mailing.unsubscribedAmong([...memberIds]);
      const except = [...memberIds].filter((id) => !unsubscribed.has(id));
      if (except.length > 0) found += (await ask(except)).excepted;
      after = last;
    }
  }

  /** Belongs to the open transaction of its job. */
  async chooseSome({ bulkId, after }: JobDataOf<typeof chooseRecipients>): Promise<void> {
    const row = await this.mails.find(bulkId);
    if (!row || row.counted || row.state === 'stopped') return;
    if (row.state === 'scheduled') await this.mails.move(bulkId, ['scheduled'], { state: 'sending' });
    let last: string | undefined = after;
    for (let page = 0; page < pagesAtOnce && last !== undefined; page++)
      last = await this.choosePage(row, last);
    if (last !== undefined)
      await this.jobs.enqueue(chooseRecipients, `${bulkId}-${last}`, { bulkId, after: last });
    else {
      await this.mails.move(bulkId, ['sending', 'paused'], { counted: true });
      if (row.state !== 'paused') await this.letLanesRun(bulkId, row.run);
    }
  }

  /** @returns behind whom the next page begins; nothing where this was the last */
  private async choosePage({ _id, audience }: BulkMailRow, after: string): Promise<string | undefined> {
    const { memberIds } = await this.caller.call(audienceRoutes.page, {
      body: { audience, after, limit: membersAtOnce },
    });
    const [unsubscribed, suppressed] = await Promise.all([
      this.mailing.unsubscribedAmong(memberIds),
      this.suppressed.among(memberIds),
    ]);
    const wanted = memberIds.filter((id) => !unsubscribed.has(id) && !suppressed.has(id));
    await this.mails.addRecipients(_id, wanted, this.clock.now());
    return memberIds.length === membersAtOnce ? memberIds.at(-1) : undefined;
  }

  private async letLanesRun(bulkId: string, run: number): Promise<void> {
    for (let lane = 0; lane < lanes; lane++)
      await this.jobs.enqueue(sendBulk, `${bulkId}-${run}-${lane}-0`, { bulkId, lane, run, turn: 0 });
  }

  /** @throws DomainError 404, or 409 for what it is not in a state for */
  private async change(id: string, from: readonly BulkMailState[], state: BulkMailState): Promise<BulkMail> {
    const finishedAt = state === 'stopped' ? this.clock.now() : null;
    const row = await this.transactions.run(async () => {
      const known = await this.mails.find(id);
      if (!known)
        throw new DomainError('notFound', 'notifications.bulk_not_found', 'There is no such bulk mail.');
      const moved = await this.mails.move(id, from, { state, finishedAt }, state === 'sending');
      if (!moved)
        throw new DomainError('conflict', 'notifications.bulk_state', `This bulk mail is ${known.state}.`);
      if (state === 'sending' && moved.counted) await this.letLanesRun(id, moved.run);
      await this.audit.record(`bulk-mail.${state}`, `bulk-mail:${id}`);
      return moved;
    });
    return this.shown(row);
  }

  private async shown({ _id, html: _, text: __, run: ___, ...row }: BulkMailRow): Promise<BulkMail> {
    return {
      ...row,
      id: _id,
      startsAt: row.startsAt.toISOString(),
      createdAt: row.createdAt.toISOString(),
      finishedAt: row.finishedAt?.toISOString() ?? null,
      ...(await this.mails.figuresOf(_id)),
    };
  }
}
