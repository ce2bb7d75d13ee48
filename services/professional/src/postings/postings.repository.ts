import { beginningsOf } from '@barspoon/collections';
import {
  type adminPostingRoutes,
  type InputOf,
  type PostingState,
  postingLapsed,
  postingPublished,
  postingRevised,
  postingTakenDown,
  type TakeDownReason,
} from '@barspoon/contracts';
import { Outbox } from '@barspoon/messaging';
import { keysetPage, newestFirst, type PageRequest, Transactions } from '@barspoon/persistence';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { PostingRow } from './posting.schema.ts';
import { PostingIndex } from './posting-index.ts';

/** Only this touches job postings; records the event of every change in the same transaction, and tells the index once it is made. */
@Injectable()
export class PostingsRepository {
  constructor(
    @InjectModel(PostingRow.name) private readonly rows: Model<PostingRow>,
    private readonly outbox: Outbox,
    private readonly transactions: Transactions,
    private readonly index: PostingIndex,
  ) {}

  async isAnyPostedBy(posterId: string, ids: readonly string[]): Promise<boolean> {
    if (ids.length === 0) return false;
    return (await this.rows.exists({ _id: { $in: ids }, postedByUserId: posterId })) !== null;
  }

  byIds(ids: readonly string[]): Promise<Pick<PostingRow, '_id' | 'jobTitle' | 'companyName'>[]> {
    return this.rows
      .find({ _id: { $in: ids } }, { jobTitle: 1, companyName: 1 })
      .lean()
      .exec();
  }

  find(id: string): Promise<PostingRow | null> {
    return this.rows.findById(id).lean().exec();
  }

  findAll(ids: readonly string[]): Promise<PostingRow[]> {
    return this.rows
      .find({ _id: { $in: ids } })
      .lean()
      .exec();
  }

  /** Those of these ids that are open, in their order. */
  async openAmong(ids: readonly string[]): Promise<PostingRow[]> {
    const rows = await this.rows.find({ _id: { $in: ids }, isActive: true }).lean();
    const byId = new Map(rows.map((row) => [row._id, row]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  }

  /** Closed ones included, newest first. */
  all({ q, state, ...place }: InputOf<typeof adminPostingRoutes.list>['query']) {
    return this.searched(q, state ? { isActive: state === 'open' } : {}, place);
  }

  postedBy(postedByUserId: string, place: PageRequest) {
    return this.page([{ postedByUserId }], place);
  }

  async publish(row: PostingRow, postedByUserId: string): Promise<void> {
    await this.rows.create([row]);
    this.tellIndex(row);
    await this.outbox.add(
      postingPublished,
      { postingId: row._id, memberId: postedByUserId },
      { aggregate: `posting:${row._id}`, revision: row.revision },
    );
  }

  countOpen(): Promise<number> {
    return this.rows.countDocuments({ isActive: true }).exec();
  }

  async countByState(): Promise<Record<PostingState, number>> {
    const [open, closed] = await Promise.all([
      this.countOpen(),
      this.rows.countDocuments({ isActive: false }).exec(),
    ]);
    return { open, closed };
  }

  /** @returns what it was; null when it is gone */
  async remove(id: string): Promise<PostingRow | null> {
    const row = await this.rows.findOneAndDelete({ _id: id }).lean();
    if (row) this.transactions.afterCommit(() => this.index.remove(id));
    return row;
  }

  /** The event of an admin's action, in addition to that of the change. */
  async tellTakenDown(
    { _id: postingId, postedByUserId: posterId, jobTitle, revision }: PostingRow,
    outcome: 'closed' | 'deleted',
    reason: TakeDownReason,
  ): Promise<void> {
    await this.outbox.add(
      postingTakenDown,
      { postingId, posterId, outcome, reason, jobTitle },
      { aggregate: `posting:${postingId}`, revision: outcome === 'deleted' ? revision + 1 : revision },
    );
  }

  /** @returns null when it is gone */
  async revise(id: string, change: Partial<PostingRow>): Promise<PostingRow | null> {
    const row = await this.rows
      .findOneAndUpdate({ _id: id }, { $set: change, $inc: { revision: 1 } }, { returnDocument: 'after' })
      .lean();
    if (row) {
      this.tellIndex(row);
      await this.outbox.add(
        postingRevised,
        { postingId: id, isActive: row.isActive },
        { aggregate: `posting:${id}`, revision: row.revision },
      );
    }
    return row;
  }

  /** Open ones whose closing day is over, the one that is over longest first. */
  async due(now: Date, limit: number): Promise<string[]> {
    const rows = await this.rows
      .find({ isActive: true, closesAt: { $type: 'date', $lte: now } }, { _id: 1 })
      .sort({ closesAt: 1 })
      .limit(limit)
      .lean();
    return rows.map(({ _id }) => _id);
  }

  /** Nothing where the posting is closed already, or stays open for longer by now. */
  async lapse(id: string, now: Date): Promise<void> {
    const row = await this.rows
      .findOneAndUpdate(
        { _id: id, isActive: true, closesAt: { $ne: null, $lte: now } },
        { $set: { isActive: false, updatedAt: now }, $inc: { revision: 1 } },
        { returnDocument: 'after' },
      )
      .lean();
    if (!row) return;
    this.tellIndex(row);
    await this.outbox.add(
      postingLapsed,
      { postingId: id, posterId: row.postedByUserId },
      { aggregate: `posting:${id}`, revision: row.revision },
    );
  }

  /** The open posting, held against being closed until the open transaction is over; null when there is none. */
  holdOpen(id: string, now: Date): Promise<PostingRow | null> {
    return this.rows
      .findOneAndUpdate(
        { _id: id, isActive: true, $or: [{ closesAt: null }, { closesAt: { $gt: now } }] },
        { $inc: { revision: 1 } },
        { returnDocument: 'after' },
      )
      .lean()
      .exec();
  }

  private tellIndex(row: PostingRow): void {
    this.transactions.afterCommit(() => this.index.take(row));
  }

  private searched(q: string | undefined, filter: Record<string, unknown>, place: PageRequest) {
    const beginnings = q === undefined ? [] : beginningsOf(q);
    // Signs alone are in no text.
    if (q !== undefined && beginnings.length === 0) return { items: [], nextCursor: null };
    return this.page([filter, ...beginnings.map((words) => ({ words }))], place);
  }

  private async page(conditions: readonly Record<string, unknown>[], page: PageRequest) {
    const query = this.rows.find({ $and: [...conditions] }).lean();
    return keysetPage(query, newestFirst, page);
  }
}
