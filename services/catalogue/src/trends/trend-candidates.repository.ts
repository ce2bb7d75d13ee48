import { type TrendWindow, trendWindows } from '@barspoon/contracts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, PipelineStage } from 'mongoose';
import { TrendEventRow, TrendRow, TrendSupporterRow } from './trend.schema.ts';
import { type Candidate, windowMs } from './trend.ts';

/** Whose an act is. An act of a member who is gone is everybody's and nobody's. */
export const person = { $ifNull: ['$userId', { $ifNull: ['$visitor', '$_id'] }] };

/** The recipes that compete for the places of each window. */
@Injectable()
export class TrendCandidatesRepository {
  constructor(
    @InjectModel(TrendRow.name) private readonly rows: Model<TrendRow>,
    @InjectModel(TrendEventRow.name) private readonly events: Model<TrendEventRow>,
    @InjectModel(TrendSupporterRow.name) private readonly supporters: Model<TrendSupporterRow>,
  ) {}

  /**
   * The recipes with the most points in each window, without those that have none, and for each the points of the person
   * who added most to it, as a calculation sees them. One query, because round trips are most of what a calculation
   * costs the service.
   */
  async all(limit: number, run: number, at: Date): Promise<Record<TrendWindow, Candidate[]>> {
    const [found] = await this.rows.aggregate<Record<TrendWindow, Candidate[]>>([
      // A transaction takes no $unionWith, so each window is a $lookup; those need one row to be added to. On a sharded
      // cluster it takes no $lookup into a divided collection either: there this has to be a query for each window.
      { $limit: 1 },
      ...trendWindows.map((window) => ({
        $lookup: { from: this.rows.collection.name, pipeline: this.of(window, limit, run, at), as: window },
      })),
      { $project: { _id: 0, ...Object.fromEntries(trendWindows.map((window) => [window, 1])) } },
    ]);
    return found ?? { today: [], week: [], month: [], all: [] };
  }

  private of(window: TrendWindow, limit: number, run: number, at: Date) {
    const field = `${window}.score`;
    const strongest = { $ifNull: [{ $first: '$strongest.points' }, 0] };
    return [
      { $match: { [field]: { $gt: 0 } } },
      { $sort: { [field]: -1, _id: 1 } },
      { $limit: limit },
      { $project: { score: `$${field}` } },
      { $lookup: window === 'all' ? this.strongestEver() : this.strongestSince(window, run, at) },
      { $project: { _id: 0, id: '$_id', score: 1, strongest: { $min: ['$score', strongest] } } },
    ] satisfies Exclude<PipelineStage, PipelineStage.Merge | PipelineStage.Out>[];
  }

  private strongestSince(window: TrendWindow, run: number, at: Date): PipelineStage.Lookup['$lookup'] {
    return {
      from: this.events.collection.name,
      as: 'strongest',
      localField: '_id',
      foreignField: 'recipeId',
      pipeline: [
        { $match: { at: { $gt: new Date(at.getTime() - windowMs[window]) }, run: { $ne: null, $lte: run } } },
        { $group: { _id: person, points: { $sum: '$points' } } },
        { $sort: { points: -1 } },
        { $limit: 1 },
      ],
    };
  }

  private strongestEver(): PipelineStage.Lookup['$lookup'] {
    return {
      from: this.supporters.collection.name,
      as: 'strongest',
      localField: '_id',
      foreignField: 'recipeId',
      // The index is in this order: the first of each recipe is read, and no other.
      pipeline: [{ $sort: { points: -1 } }, { $limit: 1 }],
    };
  }
}
