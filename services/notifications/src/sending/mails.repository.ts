import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { MailRow } from './mail.schema.ts';

@Injectable()
export class MailsRepository {
  constructor(@InjectModel(MailRow.name) private readonly rows: Model<MailRow>) {}

  /** The same cause makes one mail. */
  async plan({
    _id,
    ...row
  }: Pick<MailRow, '_id' | 'kind' | 'memberId' | 'subject' | 'createdAt'>): Promise<void> {
    await this.rows.updateOne({ _id }, { $setOnInsert: { ...row, state: 'waiting' } }, { upsert: true });
  }

  /** Gives a waiting mail to one worker at a time; null when it is settled or in another's hand. */
  take(_id: string, now: Date, until: Date): Promise<MailRow | null> {
    return this.rows
      .findOneAndUpdate(
        { _id, state: 'waiting', $or: [{ inHandUntil: null }, { inHandUntil: { $lte: now } }] },
        { $set: { inHandUntil: until } },
        { returnDocument: 'after' },
      )
      .lean()
      .exec();
  }

  async isSettled(_id: string): Promise<boolean> {
    const row = await this.rows.findById(_id, { state: 1 }).lean();
    return row?.state !== 'waiting';
  }

  async settle(
    _id: string,
    state: 'sent' | 'refused' | 'moot',
    settledAt: Date,
    answer: string | null,
  ): Promise<void> {
    await this.rows.updateOne({ _id }, { $set: { state, settledAt, answer, inHandUntil: null } });
  }

  /** Lets the next try begin at once. */
  async putBack(_id: string, answer: string | null): Promise<void> {
    await this.rows.updateOne({ _id, state: 'waiting' }, { $set: { inHandUntil: null, answer } });
  }

  sentSince(kind: string, since: Date): Promise<number> {
    return this.rows.countDocuments({ kind, state: 'sent', settledAt: { $gte: since } }).exec();
  }
}
