import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { levelOf } from './level.ts';
import { PointsRow } from './points.schema.ts';

@Injectable()
export class PointsRepository {
  constructor(@InjectModel(PointsRow.name) private readonly rows: Model<PointsRow>) {}

  find(memberId: string): Promise<PointsRow | null> {
    return this.rows.findById(memberId).lean().exec();
  }

  /** Adds an award and returns the row after it; the level is the caller's to set. */
  async add(memberId: string, activityType: string, points: number): Promise<PointsRow> {
    return this.rows
      .findOneAndUpdate(
        { _id: memberId },
        {
          $inc: { totalPoints: points, sequence: 1, [`activityCounts.${activityType}`]: 1 },
          $setOnInsert: { currentLevel: levelOf(0).name },
        },
        { upsert: true, returnDocument: 'after' },
      )
      .lean()
      .orFail();
  }

  async setLevel(memberId: string, currentLevel: string): Promise<void> {
    await this.rows.updateOne({ _id: memberId }, { $set: { currentLevel } });
  }
}
