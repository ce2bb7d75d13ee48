import { messageModerated } from '@barspoon/contracts';
import { Outbox } from '@barspoon/messaging';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { ReportedMessageRow } from './reported-message.schema.ts';

/** Copies of reported messages. Writes join the open transaction. */
@Injectable()
export class ReportedMessagesRepository {
  constructor(
    @InjectModel(ReportedMessageRow.name) private readonly rows: Model<ReportedMessageRow>,
    private readonly outbox: Outbox,
  ) {}

  find(id: string): Promise<ReportedMessageRow | null> {
    return this.rows.findById(id).lean().exec();
  }

  /** Ids of reported messages of a member, some at a time. */
  async idsOf(userId: string, limit: number): Promise<string[]> {
    const rows = await this.rows.find({ userId }, { _id: 1 }).limit(limit).lean();
    return rows.map(({ _id }) => _id);
  }

  /** Nothing where it was reported before: what a message says does not change. */
  async keep({ _id, ...row }: Omit<ReportedMessageRow, 'isRemoved' | 'revision'>): Promise<void> {
    await this.rows.updateOne(
      { _id },
      { $setOnInsert: { ...row, isRemoved: false, revision: 0 } },
      { upsert: true },
    );
  }

  async remove(id: string): Promise<void> {
    await this.rows.deleteOne({ _id: id });
  }

  /** Takes a message out of sight or shows it again; professional follows the event. @returns false when it is gone */
  async withhold(id: string, isRemoved: boolean): Promise<boolean> {
    const row = await this.rows
      .findOneAndUpdate(
        { _id: id },
        { $set: { isRemoved }, $inc: { revision: 1 } },
        { returnDocument: 'after' },
      )
      .lean();
    if (!row) return false;
    const { revision } = row;
    await this.outbox.add(
      messageModerated,
      { messageId: id, isRemoved, revision },
      { aggregate: `message:${id}`, revision },
    );
    return true;
  }
}
