import { type TrendAct, type TrendWindow, trendPoints } from '@barspoon/contracts';
import { newId } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { TrendEventRow, TrendSupporterRow } from './trend.schema.ts';
import { onceId, windowMs } from './trend.ts';

/** Who acts: a member, or a visitor by the mark of the day. */
export type Person = { userId: string } | { visitor: string };

/** Acts of one kind on a recipe, counted. */
export interface ActCount {
  recipeId: string;
  act: TrendAct;
  count: number;
  points: number;
}
/** The same, for each sliding window an act is young enough for. */
export type NewActs = ActCount & Record<'today' | 'week' | 'month', { count: number; points: number }>;

/** A calculation takes no more acts at a time. */
const batchSize = 20_000;
const dayMs = 24 * 60 * 60 * 1000;
const totals = { count: { $sum: 1 }, points: { $sum: '$points' } };
const byAct = { recipeId: '$recipeId', act: '$act' };

/** Acts that count toward popularity. Groups are made by the database, so that what is read does not grow with acts. */
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

  /** Acts a calculation has claimed; those too old for a window do not count in it. */
  async claimedBy(run: number, at: Date): Promise<NewActs[]> {
    const young = (window: 'today' | 'week' | 'month') => {
      const isYoung = { $gt: ['$at', new Date(at.getTime() - windowMs[window])] };
      return {
        [`${window}Count`]: { $sum: { $cond: [isYoung, 1, 0] } },
        [`${window}Points`]: { $sum: { $cond: [isYoung, '$points', 0] } },
      };
    };
    const groups = await this.rows.aggregate([
      { $match: { run } },
      { $group: { _id: byAct, ...totals, ...young('today'), ...young('week'), ...young('month') } },
    ]);
    return groups.map(({ _id, count, points, ...rest }) => ({
      ..._id,
      count,
      points,
      today: { count: rest.todayCount, points: rest.todayPoints },
      week: { count: rest.weekCount, points: rest.weekPoints },
      month: { count: rest.monthCount, points: rest.monthPoints },
    }));
  }

  /** Counted acts that have become too old for a window since the calculation before. */
  async leaving(window: TrendWindow, before: Date, at: Date, latestRun: number): Promise<ActCount[]> {
    const length = windowMs[window];
    const groups = await this.rows.aggregate([
      {
        $match: {
          at: { $gt: new Date(before.getTime() - length), $lte: new Date(at.getTime() - length) },
          run: { $ne: null, $lte: latestRun },
        },
      },
      { $group: { _id: byAct, ...totals } },
    ]);
    return groups.map(({ _id, count, points }) => ({ ..._id, count, points }));
  }

  /** Points of every recipe as a calculation saw them. Reads all acts of the window. */
  async countedAt(window: TrendWindow, run: number, at: Date): Promise<ActCount[]> {
    const since = window === 'all' ? undefined : new Date(at.getTime() - windowMs[window]);
    const groups = await this.rows.aggregate([
      { $match: { run: { $ne: null, $lte: run }, ...(since && { at: { $gt: since } }) } },
      { $group: { _id: byAct, ...totals } },
    ]);
    return groups.map(({ _id, count, points }) => ({ ..._id, count, points }));
  }

  /** Points of the person who added most to each of these recipes. */
  async strongest(
    recipeIds: readonly string[],
    window: TrendWindow,
    run: number,
    at: Date,
  ): Promise<Map<string, number>> {
    if (window === 'all') return this.strongestEver(recipeIds);
    const groups = await this.rows.aggregate<{ _id: string; strongest: number }>([
      {
        $match: {
          recipeId: { $in: recipeIds },
          at: { $gt: new Date(at.getTime() - windowMs[window]) },
          run: { $ne: null, $lte: run },
        },
      },
      {
        $group: {
          // An act of a member who is gone is everybody's and nobody's.
          _id: { recipeId: '$recipeId', person: { $ifNull: ['$userId', { $ifNull: ['$visitor', '$_id'] }] } },
          points: { $sum: '$points' },
        },
      },
      { $group: { _id: '$_id.recipeId', strongest: { $max: '$points' } } },
    ]);
    return new Map(groups.map(({ _id, strongest }) => [_id, strongest]));
  }

  private async strongestEver(recipeIds: readonly string[]): Promise<Map<string, number>> {
    // The index is in this order: the first of each recipe is read, and no other.
    const first = await this.supporters.aggregate<{ _id: string; strongest: number }>([
      { $match: { recipeId: { $in: recipeIds } } },
      { $sort: { recipeId: 1, points: -1 } },
      { $group: { _id: '$recipeId', strongest: { $first: '$points' } } },
    ]);
    return new Map(first.map(({ _id, strongest }) => [_id, strongest]));
  }

  /** Acts of a recipe by day, newest first. */
  async daysOf(recipeId: string, since: Date) {
    const count = (act: TrendAct) => ({ $sum: { $cond: [{ $eq: ['$act', act] }, 1, 0] } });
    const person = { $ifNull: ['$userId', { $ifNull: ['$visitor', '$_id'] }] };
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
