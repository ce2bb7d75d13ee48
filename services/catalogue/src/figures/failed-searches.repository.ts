import { type FailedSearch, minSearchers } from '@barspoon/contracts';
import { isDuplicateOf } from '@barspoon/persistence';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { FailedSearchRow } from './failed-search.schema.ts';

/** So many people of a day are told apart; more say nothing new. */
const maxMarks = 1000;
const shown = 100;

@Injectable()
export class FailedSearchesRepository {
  constructor(@InjectModel(FailedSearchRow.name) private readonly rows: Model<FailedSearchRow>) {}

  /** Counts a person once for a term and day. */
  async note(day: string, term: string, mark: string, at: Date): Promise<void> {
    const _id = `${day}|${term}`;
    try {
      await this.rows.updateOne(
        { _id, marks: { $ne: mark }, people: { $not: { $gte: maxMarks } } },
        { $push: { marks: mark }, $inc: { people: 1 }, $setOnInsert: { day, term, at } },
        { upsert: true },
      );
    } catch (error) {
      // They were counted before, or enough are.
      if (!isDuplicateOf(error, _id)) throw error;
    }
  }

  /** The most frequent from a day on. */
  async since(day: string): Promise<FailedSearch[]> {
    const found = await this.rows.aggregate<{ _id: string; searches: number; lastOn: string }>([
      { $match: { day: { $gte: day }, people: { $gte: minSearchers } } },
      { $group: { _id: '$term', searches: { $sum: '$people' }, lastOn: { $max: '$day' } } },
      { $sort: { searches: -1, lastOn: -1, _id: 1 } },
      { $limit: shown },
    ]);
    return found.map(({ _id, ...rest }) => ({ term: _id, ...rest }));
  }

  /** Takes the marks off the days that are over. */
  async forgetMarks(today: string): Promise<void> {
    await this.rows.updateMany({ day: { $lt: today }, marks: { $exists: true } }, { $unset: { marks: 1 } });
  }
}
