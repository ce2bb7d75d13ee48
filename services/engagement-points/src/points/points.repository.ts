import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { PointsRow } from './points.schema.ts';

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

  /** Replaces the rows of members by what was made of them in the open transaction. */
  async put(rows: readonly PointsRow[]): Promise<void> {
    await this.rows.bulkWrite(
      rows.map(({ _id, ...row }) => ({
        updateOne: { filter: { _id }, update: { $set: row }, upsert: true },
      })),
    );
  }
}
