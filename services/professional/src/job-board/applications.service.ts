import {
  type ApplicationInput,
  type ApplicationStatus,
  type applicationInternalRoutes,
  applicationRoutes,
  type InputOf,
  isDecided,
  type MemberActor,
} from '@barspoon/contracts';
import { type PageRequest, Transactions } from '@barspoon/persistence';
import { Clock, newId } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import {
  alreadyApplied,
  alreadyDecided,
  applicationNotFound,
  ownPosting,
  postingClosed,
} from '../applications/application.errors.ts';
import { toOwnApplication, toReceivedApplication } from '../applications/application.mapper.ts';
import type { ApplicationRow } from '../applications/application.schema.ts';
import { ApplicationNotesRepository } from '../applications/application-notes.repository.ts';
import { ApplicationsRepository } from '../applications/applications.repository.ts';
import { BlocksRepository } from '../blocks/blocks.repository.ts';
import { MemberCards } from '../members/member-cards.ts';
import { PortfoliosRepository } from '../portfolios/portfolios.repository.ts';
import { mayManage } from '../postings/may-manage.ts';
import { notYourPosting, postingNotFound } from '../postings/posting.errors.ts';
import type { PostingRow } from '../postings/posting.schema.ts';
import { PostingsRepository } from '../postings/postings.repository.ts';

/** Applications for jobs, as both sides see them. Implements BEYOND-73. */
@Injectable()
export class ApplicationsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly applications: ApplicationsRepository,
    private readonly notes: ApplicationNotesRepository,
    private readonly postings: PostingsRepository,
    private readonly portfolios: PortfoliosRepository,
    private readonly cards: MemberCards,
    private readonly blocks: BlocksRepository,
    private readonly clock: Clock,
  ) {}

  /** Implements JOB-08, JOB-12. */
  async apply(actor: MemberActor, postingId: string, input: ApplicationInput) {
    const now = this.clock.now();
    const row: ApplicationRow = {
      _id: newId(),
      postingId,
      applicantUserId: actor.id,
      ...input,
      status: 'submitted',
      revision: 1,
      createdAt: now,
      updatedAt: now,
    };
    const posting = await this.transactions.run(async () => {
      const open = await this.postings.holdOpen(postingId, now);
      if (!open) throw (await this.postings.find(postingId)) ? postingClosed() : postingNotFound();
      if (open.postedByUserId === actor.id) throw ownPosting();
      await this.blocks.assertMayAct(actor.id, open.postedByUserId);
      if (!(await this.applications.submit(row, open.postedByUserId))) throw alreadyApplied();
      return open;
    });
    const { postedByUserId: posterId } = posting;
    return toOwnApplication(
      row,
      posting,
      posterId ? ((await this.cards.of([posterId])).get(posterId) ?? null) : null,
    );
  }

  async mine(actor: MemberActor, place: PageRequest) {
    const { items, nextCursor } = await this.applications.madeBy(actor.id, place);
    const postings = await this.postings.findAll(items.map(({ postingId }) => postingId));
    const byId = new Map(postings.map((posting) => [posting._id, posting]));
    const posters = await this.cards.of(postings.flatMap(({ postedByUserId }) => postedByUserId ?? []));
    return {
      items: items.flatMap((row) => {
        const posting = byId.get(row.postingId);
        if (!posting) return [];
        return [toOwnApplication(row, posting, posters.get(posting.postedByUserId ?? '') ?? null)];
      }),
      nextCursor,
    };
  }

  async withdraw(actor: MemberActor, id: string) {
    await this.transactions.run(async () => {
      const row = await this.applications.findOwn(id, actor.id);
      if (!row) throw applicationNotFound();
      if (isDecided(row.status)) throw alreadyDecided();
      const posting = await this.postings.find(row.postingId);
      await this.notes.remove(id);
      await this.applications.withdraw(row, posting?.postedByUserId ?? null);
    });
    return { done: true as const };
  }

  async received(
    actor: MemberActor,
    { params, query: { status, ...place } }: InputOf<typeof applicationRoutes.received>,
  ) {
    const [posting, { items, nextCursor }] = await Promise.all([
      this.postings.find(params.id),
      this.applications.receivedFor(params.id, status, place),
    ]);
    if (!posting) throw postingNotFound();
    assertManages(actor, posting);
    return { items: await this.shown(actor, posting, items), nextCursor };
  }

  async move(actor: MemberActor, id: string, status: ApplicationStatus) {
    const { row, posting } = await this.transactions.run(async () => {
      const { before, posting } = await this.managed(actor, id);
      if (before.status === status) return { row: before, posting };
      const after = await this.applications.move(id, status, this.clock.now(), posting.postedByUserId);
      if (!after) throw applicationNotFound();
      return { row: after, posting };
    });
    return this.shownOne(actor, posting, row);
  }

  /** Empty words take the note away. */
  async note(actor: MemberActor, id: string, text: string) {
    const { row, posting } = await this.transactions.run(async () => {
      const { before, posting } = await this.managed(actor, id);
      const { applicantUserId } = before;
      if (text) await this.notes.write({ _id: id, applicantUserId, authorUserId: actor.id, text });
      else await this.notes.remove(id);
      return { row: before, posting };
    });
    return this.shownOne(actor, posting, row);
  }

  /** Implements BEYOND-171. */
  async jobs({ postingIds, applicationIds }: InputOf<typeof applicationInternalRoutes.jobs>['body']) {
    const applications = await this.applications.byIds(applicationIds);
    const asked = [
      ...postingIds.map((id) => ({ id, postingId: id })),
      ...applications.map(({ _id: id, postingId }) => ({ id, postingId })),
    ];
    const postings = await this.postings.byIds([...new Set(asked.map(({ postingId }) => postingId))]);
    const byId = new Map(postings.map((posting) => [posting._id, posting]));
    const items = asked.flatMap(({ id, postingId }) => {
      const posting = byId.get(postingId);
      return posting ? [{ id, jobTitle: posting.jobTitle, companyName: posting.companyName }] : [];
    });
    return { items };
  }

  async news(id: string) {
    const row = await this.applications.find(id);
    const posting = row && (await this.postings.find(row.postingId));
    if (!posting) return { news: null };
    const { _id, jobTitle, companyName, postedByUserId } = posting;
    const { applicantUserId, status } = row;
    return {
      news: { postingId: _id, jobTitle, companyName, applicantUserId, posterId: postedByUserId, status },
    };
  }

  /** @throws DomainError 404 for others: nobody learns of an application that is none of theirs */
  private async managed(actor: MemberActor, id: string) {
    const before = await this.applications.find(id);
    const posting = before && (await this.postings.find(before.postingId));
    if (!posting || !mayManage(actor, posting)) throw applicationNotFound();
    return { before, posting };
  }

  private async shownOne(actor: MemberActor, posting: PostingRow, row: ApplicationRow) {
    const [application] = await this.shown(actor, posting, [row]);
    return application as NonNullable<typeof application>;
  }

  /** With the applicants' cards, and whether their portfolios may be read. */
  private async shown(actor: MemberActor, posting: PostingRow, rows: readonly ApplicationRow[]) {
    const ids = rows.map(({ applicantUserId }) => applicantUserId);
    const [cards, portfolios, blocked, notes] = await Promise.all([
      this.cards.of(ids),
      this.portfolios.publicAmong(ids),
      this.blocks.around(actor.id),
      this.notes.of(rows.map(({ _id }) => _id)),
    ]);
    return rows.map((row) =>
      toReceivedApplication(row, {
        applicant: cards.get(row.applicantUserId) ?? null,
        hasPortfolio: portfolios.has(row.applicantUserId) && !blocked.has(row.applicantUserId),
        mayMessage:
          posting.postedByUserId === actor.id &&
          row.status !== 'declined' &&
          !blocked.has(row.applicantUserId),
        note: notes.get(row._id) ?? '',
      }),
    );
  }
}

function assertManages(actor: MemberActor, posting: PostingRow): void {
  if (!mayManage(actor, posting)) throw posting.isActive ? notYourPosting() : postingNotFound();
}
