import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { BarReminderRow } from './bar-reminder.schema.ts';

const idOf = (memberId: string, barId: string): string => `${memberId}:${barId}`;

@Injectable()
export class BarRemindersRepository {
  constructor(@InjectModel(BarReminderRow.name) private readonly reminders: Model<BarReminderRow>) {}

  async isWanted(memberId: string, barId: string): Promise<boolean> {
    return (await this.reminders.exists({ _id: idOf(memberId, barId) })) !== null;
  }

  /** The first one comes on the next Monday. */
  async want(memberId: string, barId: string): Promise<void> {
    await this.reminders.updateOne(
      { _id: idOf(memberId, barId) },
      { $setOnInsert: { memberId, barId, lookedAt: new Date(0), sent: 0 } },
      { upsert: true },
    );
  }

  async delete(memberId: string, barId: string): Promise<void> {
    await this.reminders.deleteOne({ _id: idOf(memberId, barId) });
  }

  /** Those whose bar was not looked at since then. */
  due(since: Date, max: number): Promise<BarReminderRow[]> {
    return this.reminders
      .find({ lookedAt: { $lt: since } })
      .sort({ lookedAt: 1 })
      .limit(max)
      .lean()
      .exec();
  }

  /** Joins the open transaction. @returns false where somebody else has looked, or nobody wants it any more */
  async noteLook({ _id, lookedAt }: BarReminderRow, now: Date, sent: number): Promise<boolean> {
    const { modifiedCount } = await this.reminders.updateOne(
      { _id, lookedAt },
      { $set: { lookedAt: now, sent } },
    );
    return modifiedCount === 1;
  }
}
