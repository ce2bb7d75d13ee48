import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { WindowPointsRow } from './window-points.schema.ts';

@Injectable()
export class WindowPointsRepository {
  constructor(@InjectModel(WindowPointsRow.name) private readonly rows: Model<WindowPointsRow>) {}

  /** Adds awards to what their months and weeks come to. Runs in the open transaction. */
  async count(
    totals: readonly Omit<WindowPointsRow, 'listed'>[],
    isListed: (userId: string) => boolean,
  ): Promise<void> {
    if (totals.length === 0) return;
    await this.rows.bulkWrite(
      totals.map(({ _id, points, sequence, ...rest }) => ({
        updateOne: {
          filter: { _id },
          update: {
            $inc: { points },
            $set: { sequence },
            $setOnInsert: { ...rest, listed: isListed(rest.userId) },
          },
          upsert: true,
        },
      })),
    );
  }

  of(userId: string): Promise<WindowPointsRow[]> {
    return this.rows.find({ userId }).sort({ _id: 1 }).lean().exec();
  }

  async ofAll(userIds: readonly string[]): Promise<ReadonlyMap<string, WindowPointsRow[]>> {
    const rows = await this.rows.find({ userId: { $in: userIds } }).lean();
    return Map.groupBy(rows, ({ userId }) => userId);
  }

  /** The next members with at least this many points in a window, by id. */
  async membersWith(window: string, points: number, after: string, limit: number): Promise<string[]> {
    const rows = await this.rows
      .find(
        { _id: { $gt: `${window}:${after}`, $lt: `${window};` }, points: { $gte: points } },
        { userId: 1 },
      )
      .sort({ _id: 1 })
      .limit(limit)
      .lean();
    return rows.map(({ userId }) => userId);
  }

  findAll(ids: readonly string[]): Promise<WindowPointsRow[]> {
    return this.rows
      .find({ _id: { $in: ids } })
      .lean()
      .exec();
  }

  /** Puts a member's windows to what the ledger says. Runs in the open transaction. */
  async replace(userId: string, rows: readonly WindowPointsRow[]): Promise<void> {
    await this.rows.deleteMany({ userId });
    if (rows.length) await this.rows.insertMany(rows);
  }

  async list(userId: string, listed: boolean): Promise<void> {
    await this.rows.updateMany({ userId }, { $set: { listed } });
  }
}
