import type { BulkMail, BulkMailState } from '@barspoon/contracts';
import { decodeCursor, encodeCursor, toPage } from '@barspoon/persistence';
import { newId } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { BulkMailRow, BulkRecipientRow } from './bulk-mail.schema.ts';

type Outcome = 'sent' | 'refused' | 'skipped';

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

  async page({ limit, cursor }: { limit: number; cursor?: string | undefined }) {
    const [after] = cursor ? decodeCursor(cursor, ['string']) : [];
    const rows = await this.mails
      .find(after ? { _id: { $lt: after } } : {})
      .sort({ _id: -1 })
      .limit(limit + 1)
      .lean();
    return toPage(rows, limit, ({ _id }) => encodeCursor([_id]));
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
        ...{ inHandUntil: null, inHandBy: null, unsubscribed: false },
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

  async figuresOf(
    bulkId: string,
  ): Promise<Pick<BulkMail, 'recipients' | Outcome | 'unsubscribed' | 'bounced'>> {
    const count = (filter: object) => this.recipients.countDocuments({ bulkId, ...filter }).exec();
    const [recipients, sent, refused, skipped, unsubscribed, bounced] = await Promise.all([
      count({}),
      count({ state: 'sent' }),
      count({ state: 'refused' }),
      count({ state: 'skipped' }),
      count({ unsubscribed: true }),
      count({ bounced: true }),
    ]);
    return { recipients, sent, refused, skipped, unsubscribed, bounced };
  }
}
