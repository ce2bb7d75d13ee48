import {
  type TrendAct,
  type TrendCounts,
  type TrendWindow,
  trendsCalculated,
  trendWindows,
} from '@barspoon/contracts';
import { Outbox } from '@barspoon/messaging';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { type Standings, TrendRow, TrendRunRow, TrendStateRow } from './trend.schema.ts';
import { noCounts } from './trend.ts';
import type { AlikeActs } from './trend-events.repository.ts';

/** What is added to the counters of each of these recipes, by field. */
interface Change {
  recipeIds: string[];
  $inc: Record<string, number>;
}

const fields: Record<TrendAct, keyof TrendCounts> = {
  view: 'views',
  favorite: 'favorites',
  rating: 'ratings',
};
const nothing = { today: noCounts, week: noCounts, month: noCounts, all: noCounts };

/** The counters of every window, and what calculations showed. */
@Injectable()
export class TrendsRepository {
  constructor(
    @InjectModel(TrendRow.name) private readonly rows: Model<TrendRow>,
    @InjectModel(TrendRunRow.name) private readonly runs: Model<TrendRunRow>,
    @InjectModel(TrendStateRow.name) private readonly states: Model<TrendStateRow>,
    private readonly outbox: Outbox,
  ) {}

  latest(): Promise<TrendStateRow | null> {
    return this.states.findById('latest').lean().exec();
  }

  /** Counts acts; those below zero are taken away. */
  async apply(acts: readonly AlikeActs[]): Promise<void> {
    const changes = acts.map(changeOf).filter(({ $inc }) => Object.keys($inc).length > 0);
    const wanted = changes.reduce((sum, { recipeIds }) => sum + recipeIds.length, 0);
    if ((await this.increase(changes)) === wanted) return;
    const missing = await this.addMissing(changes.flatMap(({ recipeIds }) => recipeIds));
    await this.increase(
      changes.map(({ recipeIds, $inc }) => ({ recipeIds: recipeIds.filter((id) => missing.has(id)), $inc })),
    );
  }

  /** @returns how many were there */
  private async increase(changes: readonly Change[]): Promise<number> {
    if (changes.length === 0) return 0;
    const { matchedCount } = await this.rows.bulkWrite(
      changes.map(({ recipeIds, $inc }) => ({
        updateMany: { filter: { _id: { $in: recipeIds } }, update: { $inc } },
      })),
      { ordered: false },
    );
    return matchedCount;
  }

  /** Recipes that counted for nothing before. @returns which of these they are */
  private async addMissing(recipeIds: readonly string[]): Promise<ReadonlySet<string>> {
    const missing = new Set(recipeIds);
    for (const { _id } of await this.rows.find({ _id: { $in: recipeIds } }, { _id: 1 }).lean())
      missing.delete(_id);
    await this.rows.insertMany([...missing].map((_id) => ({ _id, ...nothing })));
    return missing;
  }

  async countsOf(ids: readonly string[]): Promise<Map<string, Record<TrendWindow, TrendCounts>>> {
    const rows = await this.rows.find({ _id: { $in: ids } }).lean();
    return new Map(
      rows.map((row) => [
        row._id,
        Object.fromEntries(trendWindows.map((window) => [window, { ...noCounts, ...row[window] }])) as Record<
          TrendWindow,
          TrendCounts
        >,
      ]),
    );
  }

  async keep(run: number, at: Date, standings: Standings, hasChanged: boolean): Promise<void> {
    await this.runs.insertMany([{ _id: run, at, standings }]);
    await this.states.updateOne({ _id: 'latest' }, { $set: { run, at, standings } }, { upsert: true });
    if (!hasChanged) return;
    const data = { run, calculatedAt: at.toISOString() };
    await this.outbox.add(trendsCalculated, data, { aggregate: 'trends', revision: run });
  }

  latestRuns(limit: number): Promise<TrendRunRow[]> {
    return this.runs.find().sort({ _id: -1 }).limit(limit).lean().exec();
  }

  /** Puts other counters in place of all. */
  async replace(acts: readonly AlikeActs[]): Promise<void> {
    await this.rows.deleteMany({});
    await this.apply(acts);
  }

  async removeAllOfRecipes(recipeIds: readonly string[]): Promise<void> {
    await this.rows.deleteMany({ _id: { $in: recipeIds } });
  }
}

function changeOf({ recipeIds, act, windows }: AlikeActs): Change {
  const $inc: Change['$inc'] = {};
  for (const [window, { count, points }] of Object.entries(windows)) {
    if (count === 0 && points === 0) continue;
    $inc[`${window}.${fields[act]}`] = count;
    $inc[`${window}.score`] = points;
  }
  return { recipeIds, $inc };
}

export const emptyStandings = (): Standings => ({ today: [], week: [], month: [], all: [] });
export { nothing as noPoints };
