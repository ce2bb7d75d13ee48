import { wordsOf } from '@barspoon/collections';
import type { MemberActor, PostingInput, PostingListQuery } from '@barspoon/contracts';
import { Audit, Transactions } from '@barspoon/persistence';
import { Clock, newId } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { ApplicationsRepository } from '../applications/applications.repository.ts';
import { mayManage } from './may-manage.ts';
import { notYourPosting, postingNotFound } from './posting.errors.ts';
import { toPosting } from './posting.mapper.ts';
import type { PostingRow } from './posting.schema.ts';
import { PostingsRepository } from './postings.repository.ts';

interface Place {
  limit: number;
  cursor?: string | undefined;
}

/** The job board. */
@Injectable()
export class PostingsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly postings: PostingsRepository,
    private readonly applications: ApplicationsRepository,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** Implements JOB-02 to JOB-04, BEYOND-72. */
  async list(actor: MemberActor, query: PostingListQuery) {
    const { items, nextCursor } = await this.postings.openOnes(query);
    return { items: await this.shown(actor, items), nextCursor };
  }

  async mine(actor: MemberActor, place: Place) {
    const { items, nextCursor } = await this.postings.postedBy(actor.id, place);
    return { items: await this.shown(actor, items), nextCursor };
  }

  async get(actor: MemberActor, id: string) {
    const row = await this.postings.find(id);
    if (!row) throw postingNotFound();
    const [posting] = await this.shown(actor, [row]);
    if (!posting || !(row.isActive || posting.hasApplied || mayManage(actor, row))) throw postingNotFound();
    return posting;
  }

  /** By an admin. Implements JOB-15, JOB-16, BEYOND-71. */
  async post(actor: MemberActor, input: PostingInput) {
    const now = this.clock.now();
    const row: PostingRow = {
      _id: newId(),
      postedByUserId: actor.id,
      ...input,
      isActive: true,
      words: searchedWords(input),
      revision: 1,
      createdAt: now,
      updatedAt: now,
    };
    await this.transactions.run(async () => {
      await this.postings.publish(row, actor.id);
      await this.audit.record('posting.published', `posting:${row._id}`);
    });
    return toPosting(row, { isOwn: true, hasApplied: false });
  }

  /** Implements BEYOND-72. */
  revise(actor: MemberActor, id: string, input: PostingInput) {
    return this.change(actor, id, 'posting.revised', { ...input, words: searchedWords(input) });
  }

  /** Implements BEYOND-72. */
  open(actor: MemberActor, id: string, isActive: boolean) {
    return this.change(actor, id, isActive ? 'posting.reopened' : 'posting.closed', { isActive });
  }

  private async change(actor: MemberActor, id: string, action: string, change: Partial<PostingRow>) {
    const row = await this.transactions.run(async () => {
      const before = await this.postings.find(id);
      if (!before) throw postingNotFound();
      if (!mayManage(actor, before)) throw before.isActive ? notYourPosting() : postingNotFound();
      const after = await this.postings.revise(id, { ...change, updatedAt: this.clock.now() });
      if (!after) throw postingNotFound();
      await this.audit.record(action, `posting:${id}`);
      return after;
    });
    const [posting] = await this.shown(actor, [row]);
    return posting as NonNullable<typeof posting>;
  }

  private async shown(actor: MemberActor, rows: readonly PostingRow[]) {
    const applied = await this.applications.appliedAmong(
      actor.id,
      rows.map(({ _id }) => _id),
    );
    return rows.map((row) =>
      toPosting(row, { isOwn: row.postedByUserId === actor.id, hasApplied: applied.has(row._id) }),
    );
  }
}

const searchedWords = ({ jobTitle, companyName, jobDescription }: PostingInput) =>
  wordsOf(`${jobTitle} ${companyName} ${jobDescription}`);
