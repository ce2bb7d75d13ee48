import { dayMs, type TrendAct, type TrendWindow, trendPoints } from '@barspoon/contracts';
import { newId } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, QueryFilter } from 'mongoose';
import { TrendEventRow, TrendSupporterRow } from './trend.schema.ts';
import { onceId, slidingWindows, windowMs } from './trend.ts';
import { person } from './trend-candidates.repository.ts';

/** Who acts: a member, or a visitor by the mark of the day. */
export type Person = { userId: string } | { visitor: string };

/** Acts of one kind that are as many, with as many points, on each of these recipes; below zero where they go. */
export interface AlikeActs {
  recipeIds: string[];
  act: TrendAct;
  windows: Partial<Record<TrendWindow, { count: number; points: number }>>;
}

/** A calculation takes no more acts at a time. */
const batchSize = 20_000;

/**
 * Acts that count toward popularity. Groups are made by the database, so that what is read does not grow with acts, nor
 * with recipes: of thousands most have had one or two.
 */
@Injectable()
export class TrendEventsRepository {
  constructor(
    @InjectModel(TrendEventRow.name) private readonly rows: Model<TrendEventRow>,
    @InjectModel(TrendSupporterRow.name) private readonly supporters: Model<TrendSupporterRow>,
  ) {}

  async recordView(recipeId: string, person: Person, at: Date): Promise<void> {
    await this.record(newId(), 'view', recipeId, person, at);
  }

  /** A member's favorite or rating of a recipe counts once, however often it is taken back and given again. */
  async recordOnce(act: 'favorite' | 'rating', recipeId: string, userId: string, at: Date): Promise<void> {
    await this.record(onceId(act, recipeId, userId), act, recipeId, { userId }, at);
  }

  private async record(_id: string, act: TrendAct, recipeId: string, person: Person, at: Date) {
    const points = trendPoints[act];
    const row = { recipeId, act, points, userId: null, visitor: null, ...person, at, run: null };
    const { upsertedCount } = await this.rows.updateOne({ _id }, { $setOnInsert: row }, { upsert: true });
    if (upsertedCount === 0 || !('userId' in person)) return;
    const { userId } = person;
    await this.supporters.updateOne(
      { _id: `${recipeId}|${userId}` },
      { $inc: { points }, $setOnInsert: { recipeId, userId } },
      { upsert: true },
    );
  }

  /** Gives acts not counted yet to a calculation. @returns how many, and whether there are more */
  async claim(run: number): Promise<{ claimed: number; hasMore: boolean }> {
    const [beyond] = await this.rows
      .find({ run: null }, { _id: 1 })
      .sort({ run: 1, _id: 1 })
      .skip(batchSize)
      .limit(1)
      .lean();
    const claimed = await this.rows.updateMany(
      { run: null, ...(beyond && { _id: { $lt: beyond._id } }) },
      { $set: { run } },
    );
    return { claimed: claimed.modifiedCount, hasMore: beyond !== undefined };
  }

  /**
   * What a calculation adds to the counters and takes away: acts it has claimed, where they are not too old for a
   * window, and acts counted before that have become too old for one since the calculation before it.
   */
  changes(run: number, at: Date, last: { run: number; at: Date } | null): Promise<AlikeActs[]> {
    const start = (window: TrendWindow, now: Date) => new Date(now.getTime() - windowMs[window]);
    const isIn = (window: TrendWindow, now: Date) => ({
      $cond: [{ $gt: ['$at', start(window, now)] }, 1, 0],
    });
    const isClaimed = { $eq: ['$run', run] };
    const signs = slidingWindows.map((window) => {
      const wasIn = { $cond: [isClaimed, 0, isIn(window, last?.at ?? at)] };
      return { [window]: { $subtract: [isIn(window, at), wasIn] } };
    });
    const leavingSince = (before: { run: number; at: Date }) =>
      slidingWindows.map((window) => ({
        at: { $gt: start(window, before.at), $lte: start(window, at) },
        run: { $ne: null, $lte: before.run },
      }));
    return this.alike(
      { $or: [{ run }, ...(last ? leavingSince(last) : [])] },
      Object.assign({ all: { $cond: [isClaimed, 1, 0] } }, ...signs),
    );
  }

  /** Acts of every recipe as a calculation saw them. Reads all acts of the window. */
  countedAt(window: TrendWindow, run: number, at: Date): Promise<AlikeActs[]> {
    const since = window === 'all' ? undefined : new Date(at.getTime() - windowMs[window]);
    return this.alike(
      { run: { $ne: null, $lte: run }, ...(since && { at: { $gt: since } }) },
      { [window]: 1 },
    );
  }

  /** Groups recipes whose acts count alike. `signs` gives what an act counts in a window: 1, -1 or 0. */
  private async alike(
    which: QueryFilter<TrendEventRow>,
    signs: Partial<Record<TrendWindow, unknown>>,
  ): Promise<AlikeActs[]> {
    const windows = Object.entries(signs);
    const sums = windows.map(([window, sign]) => ({
      [`${window}Count`]: { $sum: sign },
      [`${window}Points`]: { $sum: { $multiply: ['$points', sign] } },
    }));
    const found = windows.map(([window]) => ({
      [window]: { count: `$${window}Count`, points: `$${window}Points` },
    }));
    const groups = await this.rows.aggregate<{ _id: Omit<AlikeActs, 'recipeIds'>; recipeIds: string[] }>([
      { $match: which },
      { $group: { _id: { recipeId: '$recipeId', act: '$act' }, ...Object.assign({}, ...sums) } },
      {
        $group: {
          _id: { act: '$_id.act', windows: Object.assign({}, ...found) },
          recipeIds: { $push: '$_id.recipeId' },
        },
      },
    ]);
    return groups.map(({ _id, recipeIds }) => ({ ..._id, recipeIds }));
  }

  /** Acts of a recipe by day, newest first. */
  async daysOf(recipeId: string, since: Date) {
    const count = (act: TrendAct) => ({ $sum: { $cond: [{ $eq: ['$act', act] }, 1, 0] } });
    const day = { $dateToString: { date: '$at', format: '%Y-%m-%d' } };
    const rows = await this.rows.aggregate<{
      _id: string;
      views: number;
      favorites: number;
      ratings: number;
      people: number;
    }>([
      { $match: { recipeId, at: { $gt: since } } },
      {
        $group: {
          _id: { day, person },
          views: count('view'),
          favorites: count('favorite'),
          ratings: count('rating'),
        },
      },
      {
        $group: {
          _id: '$_id.day',
          views: { $sum: '$views' },
          favorites: { $sum: '$favorites' },
          ratings: { $sum: '$ratings' },
          people: { $sum: 1 },
        },
      },
      { $sort: { _id: -1 } },
    ]);
    return rows.slice(0, 31).map(({ _id, ...rest }) => ({ day: _id, ...rest }));
  }

  async removeAllOfRecipes(recipeIds: readonly string[]): Promise<void> {
    await this.rows.deleteMany({ recipeId: { $in: recipeIds } });
    await this.supporters.deleteMany({ recipeId: { $in: recipeIds } });
  }
}

export const monthBefore = (at: Date): Date => new Date(at.getTime() - 30 * dayMs);
