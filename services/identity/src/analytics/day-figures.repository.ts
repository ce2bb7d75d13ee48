import { countByDay } from '@barspoon/persistence';
import { dayOf, monthOf } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { AccountRow } from '../accounts/account.schema.ts';
import { ActiveDayRow, CohortFiguresRow, DayFiguresRow } from './day-figures.schema.ts';

@Injectable()
export class DayFiguresRepository {
  constructor(
    @InjectModel(DayFiguresRow.name) private readonly days: Model<DayFiguresRow>,
    @InjectModel(ActiveDayRow.name) private readonly active: Model<ActiveDayRow>,
    @InjectModel(CohortFiguresRow.name) private readonly cohorts: Model<CohortFiguresRow>,
    @InjectModel(AccountRow.name) private readonly accounts: Model<AccountRow>,
  ) {}

  async noteActive(memberId: string, day: string, at: Date): Promise<void> {
    await this.active.updateOne(
      { _id: `${day}:${memberId}` },
      { $setOnInsert: { day, memberId, at, ...(await this.cohortOnFirstDay(memberId, day)) } },
      { upsert: true },
    );
  }

  /** The month a member joined in, unless they were here on another day of this month. */
  private async cohortOnFirstDay(memberId: string, day: string): Promise<{ cohort?: string }> {
    const inMonth = { $gte: `${monthOf(day)}-01`, $ne: day };
    if (await this.active.exists({ memberId, day: inMonth })) return {};
    const account = await this.accounts.findById(memberId, { createdAt: 1 }).lean();
    return account ? { cohort: monthOf(dayOf(account.createdAt)) } : {};
  }

  /** Counts who was here in each month from one on, by the month they joined in. */
  async countCohorts(firstMonth: string): Promise<void> {
    const counts = await this.active.aggregate<{ _id: { cohort: string; month: string }; active: number }>([
      { $match: { cohort: { $exists: true }, day: { $gte: `${firstMonth}-01` } } },
      {
        $group: { _id: { cohort: '$cohort', month: { $substrBytes: ['$day', 0, 7] } }, active: { $sum: 1 } },
      },
    ]);
    if (counts.length === 0) return;
    await this.cohorts.bulkWrite(
      counts.map(({ _id: { cohort, month }, active }) => ({
        updateOne: {
          filter: { _id: `${cohort}:${month}` },
          update: { $set: { cohort, month, active } },
          upsert: true,
        },
      })),
    );
  }

  /** Of all who joined in a month or later. */
  cohortsSince(month: string): Promise<CohortFiguresRow[]> {
    return this.cohorts
      .find({ _id: { $gte: month } })
      .lean()
      .exec();
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

  /** On the index of the ids: smaller by far than the accounts. */
  countMembers(): Promise<number> {
    return this.accounts.countDocuments().hint({ _id: 1 }).exec();
  }

  /** The type is what lets MongoDB use the index, which holds those alone who ever subscribed. */
  countSubscribers(now: Date): Promise<number> {
    return this.accounts.countDocuments({ subscribedUntil: { $gt: now, $type: 'date' } }).exec();
  }

  newcomersByDay(first: string): Promise<ReadonlyMap<string, number>> {
    return countByDay(this.accounts, 'createdAt', first);
  }

  async activeByDay(first: string): Promise<ReadonlyMap<string, number>> {
    const counts = await this.active.aggregate<{ _id: string; count: number }>([
      { $match: { day: { $gte: first } } },
      { $group: { _id: '$day', count: { $sum: 1 } } },
    ]);
    return new Map(counts.map(({ _id, count }) => [_id, count]));
  }
}
