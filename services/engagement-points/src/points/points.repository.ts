import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { PointsRow, type Standing } from './points.schema.ts';

@Injectable()
export class PointsRepository {
  constructor(@InjectModel(PointsRow.name) private readonly rows: Model<PointsRow>) {}

  find(memberId: string): Promise<PointsRow | null> {
    return this.rows.findById(memberId).lean().exec();
  }

  /** The rows of those among these members who have any points. */
  findAll(memberIds: readonly string[]): Promise<PointsRow[]> {
    return this.rows
      .find({ _id: { $in: memberIds } })
      .lean()
      .exec();
  }

  /** The points of all time of those among these members who have any. */
  async totalsOf(memberIds: readonly string[]): Promise<Map<string, number>> {
    const rows = await this.rows.find({ _id: { $in: memberIds } }, { totalPoints: 1 }).lean();
    return new Map(rows.map(({ _id, totalPoints }) => [_id, totalPoints]));
  }

  /** The next members with their totals, by id. */
  totalsAfter(after: string, limit: number): Promise<Pick<PointsRow, '_id' | 'totalPoints'>[]> {
    return this.rows
      .find({ _id: { $gt: after } }, { totalPoints: 1 })
      .sort({ _id: 1 })
      .limit(limit)
      .lean()
      .exec();
  }

  /** Puts members to where they stand now. Runs in the open transaction. */
  async put(standings: readonly Standing[]): Promise<void> {
    await this.rows.bulkWrite(
      standings.map(({ _id, ...standing }) => ({
        updateOne: {
          filter: { _id },
          update: { $set: standing, $setOnInsert: { listed: true } },
          upsert: true,
        },
      })),
    );
  }

  /** Some members chosen by chance: all of them where they are no more. */
  sample(size: number): Promise<Pick<PointsRow, 'totalPoints' | 'progress'>[]> {
    return this.rows.aggregate([{ $sample: { size } }, { $project: { totalPoints: 1, progress: 1 } }]).exec();
  }

  /** About how many members have done anything that is recorded. */
  estimateMembers(): Promise<number> {
    return this.rows.estimatedDocumentCount().exec();
  }

  /**
   * Puts a member on the boards or takes them off. A row is made for whoever has none, so that an award at the same
   * moment meets it.
   */
  async list(standing: Standing, listed: boolean): Promise<void> {
    const { _id, ...rest } = standing;
    await this.rows.updateOne({ _id }, { $set: { listed }, $setOnInsert: rest }, { upsert: true });
  }
}
