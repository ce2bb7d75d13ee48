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
import { alike, type Increments, noCounts } from './trend.ts';
import type { ActCount } from './trend-events.repository.ts';

export interface Change extends ActCount {
  window: TrendWindow;
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

  async apply(changes: readonly Change[]): Promise<void> {
    const byRecipe = new Map<string, Record<string, number>>();
    for (const { recipeId, window, act, count, points } of changes) {
      const increments = byRecipe.get(recipeId) ?? {};
      byRecipe.set(recipeId, increments);
      for (const [field, by] of [
        [`${window}.${fields[act]}`, count],
        [`${window}.score`, points],
      ] as const)
        if (by !== 0) increments[field] = (increments[field] ?? 0) + by;
    }
    for (const [recipeId, increments] of byRecipe)
      if (Object.keys(increments).length === 0) byRecipe.delete(recipeId);
    if (byRecipe.size === 0) return;
    const { matchedCount } = await this.rows.bulkWrite(
      alike(byRecipe).map(({ recipeIds, increments: $inc }) => ({
        updateMany: { filter: { _id: { $in: recipeIds } }, update: { $inc } },
      })),
      { ordered: false },
    );
    if (matchedCount < byRecipe.size) await this.addMissing(byRecipe);
  }

  /** Recipes that counted for nothing before. */
  private async addMissing(byRecipe: ReadonlyMap<string, Increments>): Promise<void> {
    const here = await this.rows.find({ _id: { $in: [...byRecipe.keys()] } }, { _id: 1 }).lean();
    const known = new Set(here.map(({ _id }) => _id));
    const missing = [...byRecipe].filter(([_id]) => !known.has(_id));
    await this.rows.bulkWrite(
      missing.map(([_id, $inc]) => ({ updateOne: { filter: { _id }, update: { $inc }, upsert: true } })),
      { ordered: false },
    );
  }

  /** The recipes with the most points of a window, those without any left out. */
  async first(window: TrendWindow, limit: number): Promise<{ id: string; score: number }[]> {
    const field = `${window}.score`;
    const rows = await this.rows
      .find({ [field]: { $gt: 0 } }, { [field]: 1 })
      .sort({ [field]: -1, _id: 1 })
      .limit(limit)
      .lean<TrendRow[]>();
    return rows.map((row) => ({ id: row._id, score: row[window].score }));
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
  async replace(changes: readonly Change[]): Promise<void> {
    await this.rows.deleteMany({});
    await this.apply(changes);
  }

  async removeAllOfRecipes(recipeIds: readonly string[]): Promise<void> {
    await this.rows.deleteMany({ _id: { $in: recipeIds } });
  }
}

export const emptyStandings = (): Standings => ({ today: [], week: [], month: [], all: [] });
export { nothing as noPoints };
