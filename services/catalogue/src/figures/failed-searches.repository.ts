import { type FailedSearch, minSearchers } from '@barspoon/contracts';
import { isDuplicateOf } from '@barspoon/persistence';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { FailedSearchRow } from './failed-search.schema.ts';

/** How many people per day are counted individually; more add no information. */
const maxMarks = 1000;
const shown = 100;

@Injectable()
export class FailedSearchesRepository {
  /** Results for closed days, by their first day. */
  private settled = { fresh: '', since: new Map<string, Promise<FailedSearch[]>>() };

  constructor(@InjectModel(FailedSearchRow.name) private readonly rows: Model<FailedSearchRow>) {}

  /** Counts a person once for a term and day. */
  async note(day: string, term: string, mark: string, at: Date): Promise<void> {
    const _id = `${day}|${term}`;
    const uncounted = { _id, marks: { $ne: mark }, people: { $not: { $gte: maxMarks } } };
    const counted = { $push: { marks: mark }, $inc: { people: 1 } };
    try {
      await this.rows.updateOne(uncounted, { ...counted, $setOnInsert: { day, term, at } }, { upsert: true });
    } catch (error) {
      if (!isDuplicateOf(error, _id)) throw error;
      // They were counted before, the maximum is reached, or another person was the first at the same moment.
      await this.rows.updateOne(uncounted, counted);
    }
  }

  /**
   * The most frequent since a given day. Closed days are read once, as long as `fresh` is the same; afterward only terms that were searched for since are recounted.
   * @param fresh the first day on which searches may still be counted
   */
  async since(day: string, fresh: string): Promise<FailedSearch[]> {
    const [settled, searchedSince] = await Promise.all([
      this.settledBetween(day, fresh),
      this.rows.distinct('term', { day: { $gte: fresh }, people: { $gte: minSearchers } }),
    ]);
    const moved =
      searchedSince.length > 0 ? await this.addUp({ day: { $gte: day }, term: { $in: searchedSince } }) : [];
    const again = new Set(searchedSince);
    return inOrder([...settled.filter(({ term }) => !again.has(term)), ...moved]);
  }

  private settledBetween(day: string, fresh: string): Promise<FailedSearch[]> {
    if (this.settled.fresh !== fresh) this.settled = { fresh, since: new Map() };
    const { since } = this.settled;
    const held = since.get(day);
    if (held) return held;
    const found = this.addUp({ day: { $gte: day, $lt: fresh } });
    since.set(day, found);
    found.catch(() => since.delete(day));
    return found;
  }

  private async addUp(match: Readonly<Record<string, unknown>>): Promise<FailedSearch[]> {
    const found = await this.rows.aggregate<{ _id: string; searches: number; lastOn: string }>([
      { $match: { ...match, people: { $gte: minSearchers } } },
      { $group: { _id: '$term', searches: { $sum: '$people' }, lastOn: { $max: '$day' } } },
      { $sort: { searches: -1, lastOn: -1, _id: 1 } },
      { $limit: shown },
    ]);
    return found.map(({ _id, ...rest }) => ({ term: _id, ...rest }));
  }

  /** Removes the marks of past days. */
  async forgetMarks(today: string): Promise<void> {
    await this.rows.updateMany({ day: { $lt: today }, marks: { $exists: true } }, { $unset: { marks: 1 } });
  }
}

/** In the order of the database: the most frequent first, of those the latest, then by the term. */
const inOrder = (found: readonly FailedSearch[]): FailedSearch[] =>
  found.toSorted(byFrequency).slice(0, shown);

function byFrequency(one: FailedSearch, other: FailedSearch): number {
  if (one.searches !== other.searches) return other.searches - one.searches;
  if (one.lastOn !== other.lastOn) return one.lastOn < other.lastOn ? 1 : -1;
  return one.term < other.term ? -1 : 1;
}
