import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { DigestRow } from './digest.schema.ts';

@Injectable()
export class DigestsRepository {
  constructor(@InjectModel(DigestRow.name) private readonly rows: Model<DigestRow>) {}

  async isWaiting(memberId: string): Promise<boolean> {
    return (await this.rows.exists({ memberId, madeAt: null })) !== null;
  }

  /** The day of the last one that was made. */
  async lastDay(memberId: string): Promise<string | null> {
    const row = await this.rows
      .findOne({ memberId, madeAt: { $ne: null } })
      .sort({ day: -1 })
      .lean();
    return row?.day ?? null;
  }

  async plan(memberId: string, day: string, dueAt: Date): Promise<void> {
    await this.rows.create([{ _id: keyOf(memberId, day), memberId, day, dueAt }]);
  }

  /** @returns false when none waits */
  async dropWaiting(memberId: string): Promise<boolean> {
    return (await this.rows.deleteOne({ memberId, madeAt: null })).deletedCount === 1;
  }

  madeSince(since: Date): Promise<number> {
    return this.rows.countDocuments({ madeAt: { $gte: since } }).exec();
  }

  /** @returns false when it was made before, or is due at another time now */
  async markMade(memberId: string, day: string, dueAt: Date, madeAt: Date): Promise<boolean> {
    const { modifiedCount } = await this.rows.updateOne(
      { _id: keyOf(memberId, day), dueAt, madeAt: null },
      { $set: { madeAt } },
    );
    return modifiedCount === 1;
  }
}

const keyOf = (memberId: string, day: string): string => `${memberId}:${day}`;
