import { wordsOf } from '@barspoon/collections';
import {
  closingMoment,
  type MemberActor,
  matchAlerts,
  maxSavedPostings,
  type PostingCountsQuery,
  type PostingInput,
  type PostingListQuery,
} from '@barspoon/contracts';
import { Jobs } from '@barspoon/messaging';
import { Audit, decodeCursor, encodeCursor, type PageRequest, Transactions } from '@barspoon/persistence';
import { Clock, newId } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { ApplicationsRepository } from '../applications/applications.repository.ts';
import { mayManage } from '../postings/may-manage.ts';
import { closingDayOver, notYourPosting, postingNotFound, tooManySaved } from '../postings/posting.errors.ts';
import { toPosting } from '../postings/posting.mapper.ts';
import type { PostingRow } from '../postings/posting.schema.ts';
import { PostingClosing } from '../postings/posting-closing.service.ts';
import { PostingIndex } from '../postings/posting-index.ts';
import { PostingsRepository } from '../postings/postings.repository.ts';
import { SavedPostingsRepository } from '../saved/saved-postings.repository.ts';

/** The job board. */
@Injectable()
export class PostingsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly postings: PostingsRepository,
    private readonly index: PostingIndex,
    private readonly applications: ApplicationsRepository,
    private readonly savedOnes: SavedPostingsRepository,
    private readonly closing: PostingClosing,
    private readonly jobs: Jobs,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** Implements JOB-02 to JOB-04, BEYOND-72. */
  async list(actor: MemberActor, query: PostingListQuery) {
    const { limit, cursor, ...search } = query;
    const [createdAt, id] = cursor ? decodeCursor(cursor, ['moment', 'string']) : [];
    const after = createdAt && id !== undefined ? ([createdAt.getTime(), id] as const) : undefined;
    const { ids, next } = this.index.open.page(search, limit, after);
    const [rows, marks] = await Promise.all([this.postings.openAmong(ids), this.marksOf(actor, ids)]);
    return { items: rows.map((row) => toPosting(row, marks(row))), nextCursor: next && encodeCursor(next) };
  }

  /** Implements JOB-03. */
  async counts(query: PostingCountsQuery) {
    return this.index.open.counts(query);
  }

  async mine(actor: MemberActor, place: PageRequest) {
    const { items, nextCursor } = await this.postings.postedBy(actor.id, place);
    return { items: await this.shown(actor, items), nextCursor };
  }

  async get(actor: MemberActor, id: string) {
    const row = await this.postings.find(id);
    if (!row) throw postingNotFound();
    const [posting] = await this.shown(actor, [row]);
    const concerns = row.isActive || posting?.hasApplied || posting?.isSaved || mayManage(actor, row);
    if (!posting || !concerns) throw postingNotFound();
    return posting;
  }

  async saved(actor: MemberActor, place: PageRequest) {
    const { items, nextCursor } = await this.savedOnes.page(actor.id, place);
    const rows = await this.postings.findAll(items.map(({ postingId }) => postingId));
    const byId = new Map(rows.map((row) => [row._id, row]));
    const found = items.flatMap(({ postingId }) => byId.get(postingId) ?? []);
    return { items: await this.shown(actor, found), nextCursor };
  }

  /** @throws DomainError 404 for one the member cannot read, 409 beyond as many as they may save */
  async save(actor: MemberActor, id: string) {
    const { isSaved } = await this.get(actor, id);
    if (!isSaved && (await this.savedOnes.countOf(actor.id)) >= maxSavedPostings) throw tooManySaved();
    await this.savedOnes.save(actor.id, id, this.clock.now());
    return { done: true as const };
  }

  async forget(actor: MemberActor, id: string) {
    await this.savedOnes.forget(actor.id, id);
    return { done: true as const };
  }

  /** By an admin. Implements JOB-15, JOB-16, BEYOND-71. */
  async post(actor: MemberActor, input: PostingInput) {
    const now = this.clock.now();
    const row: PostingRow = {
      _id: newId(),
      postedByUserId: actor.id,
      ...input,
      closesAt: this.closesAt(input),
      isActive: true,
      words: searchedWords(input),
      revision: 1,
      createdAt: now,
      updatedAt: now,
    };
    await this.transactions.run(async () => {
      await this.postings.publish(row, actor.id);
      await this.closing.waitFor(row);
      await this.jobs.enqueue(matchAlerts, row._id, { postingId: row._id, after: null });
      await this.audit.record('posting.published', `posting:${row._id}`);
    });
    return toPosting(row, { isOwn: true, hasApplied: false, isSaved: false });
  }

  /** Implements BEYOND-72. */
  revise(actor: MemberActor, id: string, input: PostingInput) {
    return this.change(actor, id, 'posting.revised', (before) => ({
      ...input,
      closesAt: this.closesAt(input, before),
      words: searchedWords(input),
    }));
  }

  /** One that is opened again after its closing day has none anymore. Implements BEYOND-72. */
  open(actor: MemberActor, id: string, isActive: boolean) {
    const now = this.clock.now();
    return this.change(actor, id, isActive ? 'posting.reopened' : 'posting.closed', ({ closesAt }) => ({
      isActive,
      ...(isActive && closesAt && closesAt <= now && { closesOn: null, closesAt: null }),
    }));
  }

  /** @throws DomainError 400 for a day that is over, unless it is the posting's already */
  private closesAt({ closesOn }: PostingInput, before?: PostingRow): Date | null {
    if (closesOn === null) return null;
    const closesAt = closingMoment(closesOn);
    if (closesAt <= this.clock.now() && closesOn !== before?.closesOn) throw closingDayOver();
    return closesAt;
  }

  private async change(
    actor: MemberActor,
    id: string,
    action: string,
    changeOf: (before: PostingRow) => Partial<PostingRow>,
  ) {
    const row = await this.transactions.run(async () => {
      const before = await this.postings.find(id);
      if (!before) throw postingNotFound();
      if (!mayManage(actor, before)) throw before.isActive ? notYourPosting() : postingNotFound();
      const after = await this.postings.revise(id, { ...changeOf(before), updatedAt: this.clock.now() });
      if (!after) throw postingNotFound();
      await this.closing.waitFor(after);
      await this.audit.record(action, `posting:${id}`);
      return after;
    });
    const [posting] = await this.shown(actor, [row]);
    return posting as NonNullable<typeof posting>;
  }

  private async shown(actor: MemberActor, rows: readonly PostingRow[]) {
    const marks = await this.marksOf(
      actor,
      rows.map(({ _id }) => _id),
    );
    return rows.map((row) => toPosting(row, marks(row)));
  }

  /** What the postings are to the caller. */
  private async marksOf(actor: MemberActor, ids: readonly string[]) {
    const [applied, saved] = await Promise.all([
      this.applications.appliedAmong(actor.id, ids),
      this.savedOnes.savedAmong(actor.id, ids),
    ]);
    return ({ _id, postedByUserId }: PostingRow) => ({
      isOwn: postedByUserId === actor.id,
      hasApplied: applied.has(_id),
      isSaved: saved.has(_id),
    });
  }
}

const searchedWords = ({ jobTitle, companyName, jobDescription }: PostingInput) =>
  wordsOf(`${jobTitle} ${companyName} ${jobDescription}`);
