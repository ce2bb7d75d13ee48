import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { AccountRow } from '../accounts/account.schema.ts';
import { ActiveDayRow, DayFiguresRow } from './day-figures.schema.ts';
import { startOf } from './days.ts';

@Injectable()
export class DayFiguresRepository {
  constructor(
    @InjectModel(DayFiguresRow.name) private readonly days: Model<DayFiguresRow>,
    @InjectModel(ActiveDayRow.name) private readonly active: Model<ActiveDayRow>,
    @InjectModel(AccountRow.name) private readonly accounts: Model<AccountRow>,
  ) {}

  async noteActive(memberId: string, day: string, at: Date): Promise<void> {
    await this.active.updateOne(
      { _id: `${day}:${memberId}` },
      { $setOnInsert: { day, memberId, at } },
      { upsert: true },
    );
  }

  /** From a day on, the oldest first. */
  since(day: string): Promise<DayFiguresRow[]> {
    return this.days
      .find({ _id: { $gte: day } })
      .sort({ _id: 1 })
      .lean()
      .exec();
  }

  newest(): Promise<DayFiguresRow | null> {
    return this.days.findOne().sort({ _id: -1 }).lean().exec();
  }

  async keep(rows: readonly DayFiguresRow[]): Promise<void> {
    await this.days.bulkWrite(
      rows.map((row) => ({ replaceOne: { filter: { _id: row._id }, replacement: row, upsert: true } })),
    );
  }

  /** When the first of the members who are there registered. */
  async firstAccountAt(): Promise<Date | null> {
    const row = await this.accounts.findOne({}, { createdAt: 1 }).sort({ createdAt: 1, _id: 1 }).lean();
    return row?.createdAt ?? null;
  }

  countMembers(): Promise<number> {
    return this.accounts.countDocuments().exec();
  }

  countSubscribers(now: Date): Promise<number> {
    return this.accounts.countDocuments({ subscribedUntil: { $gt: now } }).exec();
  }

  async newcomersByDay(first: string): Promise<ReadonlyMap<string, number>> {
    const counts = await this.accounts.aggregate<{ _id: string; count: number }>([
      { $match: { createdAt: { $gte: startOf(first) } } },
      {
        $group: {
          _id: { $dateToString: { date: '$createdAt', format: '%Y-%m-%d' } },
          count: { $sum: 1 },
        },
      },
    ]);
    return new Map(counts.map(({ _id, count }) => [_id, count]));
  }

  async activeByDay(first: string): Promise<ReadonlyMap<string, number>> {
    const counts = await this.active.aggregate<{ _id: string; count: number }>([
      { $match: { day: { $gte: first } } },
      { $group: { _id: '$day', count: { $sum: 1 } } },
    ]);
    return new Map(counts.map(({ _id, count }) => [_id, count]));
  }
}
