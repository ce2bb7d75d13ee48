import type { BulkMailState } from '@barspoon/contracts';
import { keysetPage, type PageRequest } from '@barspoon/persistence';
import { newId } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { BulkMailRow, BulkRecipientRow, type Outcomes } from './bulk-mail.schema.ts';

type Outcome = 'sent' | 'refused' | 'skipped';

/** Ids are made in the order of time. */
const latestFirst = [['_id', -1, 'string']] as const;

@Injectable()
export class BulkMailsRepository {
  constructor(
    @InjectModel(BulkMailRow.name) private readonly mails: Model<BulkMailRow>,
    @InjectModel(BulkRecipientRow.name) private readonly recipients: Model<BulkRecipientRow>,
  ) {}

  async add(row: BulkMailRow): Promise<void> {
    await this.mails.create([row]);
  }

  find(id: string): Promise<BulkMailRow | null> {
    return this.mails.findById(id).lean().exec();
  }

  async page(page: PageRequest) {
    return keysetPage(this.mails.find().lean(), latestFirst, page);
  }

  /** @returns the mail as it is after, or null when it is in none of these states */
  move(
    id: string,
    from: readonly BulkMailState[],
    change: Partial<Pick<BulkMailRow, 'state' | 'counted' | 'finishedAt'>>,
    nextRun = false,
  ): Promise<BulkMailRow | null> {
    return this.mails
      .findOneAndUpdate(
        { _id: id, state: { $in: from } },
        { $set: change, ...(nextRun && { $inc: { run: 1 } }) },
        { returnDocument: 'after' },
      )
      .lean()
      .exec();
  }

  /**
   * Runs in the open transaction.
   * @throws Error when one of them is a recipient already
   */
  async addRecipients(bulkId: string, memberIds: readonly string[], createdAt: Date): Promise<void> {
    if (memberIds.length === 0) return;
    await this.recipients.insertMany(
      memberIds.map((memberId) => ({
        _id: `${bulkId}:${memberId}`,
        bulkId,
        memberId,
        state: 'waiting',
        createdAt,
        inHandUntil: null,
        inHandBy: null,
        unsubscribed: false,
      })),
      { lean: true },
    );
  }

  /** Gives some who wait to one worker at a time; nobody when nobody waits whom no other has in hand. */
  async take(bulkId: string, now: Date, until: Date, limit: number): Promise<BulkRecipientRow[]> {
    const isFree = {
      state: 'waiting' as const,
      $or: [{ inHandUntil: null }, { inHandUntil: { $lte: now } }],
    };
    const inHandBy = newId();
    for (;;) {
      const found = await this.recipients
        .find({ bulkId, ...isFree }, { _id: 1 })
        .limit(limit)
        .lean();
      if (found.length === 0) return [];
      const ids = found.map(({ _id }) => _id);
      // Another lane may have found the same ones.
      await this.recipients.updateMany(
        { _id: { $in: ids }, ...isFree },
        { $set: { inHandUntil: until, inHandBy } },
      );
      const taken = await this.recipients.find({ _id: { $in: ids }, inHandBy }).lean();
      if (taken.length > 0) return taken;
    }
  }

  /**
   * Not waited for until it is on disk: the mail is out already, and should MongoDB forget a mark with its own death, what
   * follows is a copy of a mail, never a lost one.
   */
  async settle(ids: readonly string[], state: Outcome): Promise<void> {
    if (ids.length > 0)
      await this.recipients.updateMany(
        { _id: { $in: ids } },
        { $set: { state, inHandUntil: null, inHandBy: null } },
        { writeConcern: { w: 1, j: false } },
      );
  }

  /** Those that no other worker has in hand meanwhile wait again. */
  async putBack(rows: readonly BulkRecipientRow[]): Promise<void> {
    const [first] = rows;
    if (first)
      await this.recipients.updateMany(
        { _id: { $in: rows.map(({ _id }) => _id) }, state: 'waiting', inHandBy: first.inHandBy },
        { $set: { inHandUntil: null, inHandBy: null } },
      );
  }

  async isAnybodyWaiting(bulkId: string): Promise<boolean> {
    return (await this.recipients.exists({ bulkId, state: 'waiting' })) !== null;
  }

  /** Whoever leaves the list is counted for the last bulk mail they were sent. */
  async noteUnsubscribed(memberId: string, unsubscribed: boolean): Promise<void> {
    await this.recipients.findOneAndUpdate(
      { memberId, state: 'sent' },
      { $set: { unsubscribed } },
      { sort: { createdAt: -1 } },
    );
  }

  async noteBounced(bulkId: string, memberId: string): Promise<void> {
    await this.recipients.updateOne({ _id: `${bulkId}:${memberId}` }, { $set: { bounced: true } });
  }

  /** What became of the recipients of each of these mails so far. */
  async outcomesOf(bulkIds: readonly string[]): Promise<ReadonlyMap<string, Outcomes>> {
    const found = new Map(bulkIds.map((id) => [id, { recipients: 0, sent: 0, refused: 0, skipped: 0 }]));
    if (bulkIds.length === 0) return found;
    const groups = await this.recipients.aggregate<{
      _id: { id: string; state: Outcome | 'waiting' };
      count: number;
    }>([
      { $match: { bulkId: { $in: bulkIds } } },
      { $group: { _id: { id: '$bulkId', state: '$state' }, count: { $sum: 1 } } },
    ]);
    for (const { _id, count } of groups) {
      const outcomes = found.get(_id.id);
      if (!outcomes) continue;
      outcomes.recipients += count;
      if (_id.state !== 'waiting') outcomes[_id.state] = count;
    }
    return found;
  }

  /** How many recipients of each of these mails have a mark; mails of which nobody has it are absent. */
  async markedAmong(
    bulkIds: readonly string[],
    mark: 'unsubscribed' | 'bounced',
  ): Promise<ReadonlyMap<string, number>> {
    const groups = await this.recipients.aggregate<{ _id: string; count: number }>([
      { $match: { bulkId: { $in: bulkIds }, [mark]: true } },
      { $group: { _id: '$bulkId', count: { $sum: 1 } } },
    ]);
    return new Map(groups.map(({ _id, count }) => [_id, count]));
  }

  async keepOutcomes(id: string, outcomes: Outcomes): Promise<void> {
    await this.mails.updateOne({ _id: id }, { $set: { outcomes } });
  }
}
