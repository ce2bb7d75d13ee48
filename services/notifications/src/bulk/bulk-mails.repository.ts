import type { BulkMail, BulkMailState } from '@barspoon/contracts';
import { decodeCursor, encodeCursor, toPage } from '@barspoon/persistence';
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

  /** The same member is a recipient once. */
  async addRecipients(bulkId: string, memberIds: readonly string[], createdAt: Date): Promise<void> {
    if (memberIds.length === 0) return;
    await this.recipients.bulkWrite(
      memberIds.map((memberId) => ({
        updateOne: {
          filter: { _id: `${bulkId}:${memberId}` },
          update: {
            $setOnInsert: {
              bulkId,
              memberId,
              state: 'waiting',
              createdAt,
              inHandUntil: null,
              unsubscribed: false,
            },
          },
          upsert: true,
        },
      })),
    );
  }

  /** Gives one who waits to one worker at a time. */
  take(bulkId: string, now: Date, until: Date): Promise<BulkRecipientRow | null> {
    return this.recipients
      .findOneAndUpdate(
        { bulkId, state: 'waiting', $or: [{ inHandUntil: null }, { inHandUntil: { $lte: now } }] },
        { $set: { inHandUntil: until } },
      )
      .lean()
      .exec();
  }

  async settle(_id: string, state: Outcome): Promise<void> {
    await this.recipients.updateOne({ _id }, { $set: { state, inHandUntil: null } });
  }

  async putBack(_id: string): Promise<void> {
    await this.recipients.updateOne({ _id, state: 'waiting' }, { $set: { inHandUntil: null } });
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

  async figuresOf(bulkId: string): Promise<Pick<BulkMail, 'recipients' | Outcome | 'unsubscribed'>> {
    const count = (filter: object) => this.recipients.countDocuments({ bulkId, ...filter }).exec();
    const [recipients, sent, refused, skipped, unsubscribed] = await Promise.all([
      count({}),
      count({ state: 'sent' }),
      count({ state: 'refused' }),
      count({ state: 'skipped' }),
      count({ unsubscribed: true }),
    ]);
    return { recipients, sent, refused, skipped, unsubscribed };
  }
}
