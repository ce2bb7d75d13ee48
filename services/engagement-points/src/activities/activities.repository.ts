import { afterKeyset, decodeCursor, encodeCursor, toPage } from '@barspoon/persistence';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { ActivityRow } from './activity.schema.ts';

const newestFirst = [
  ['createdAt', -1],
  ['_id', -1],
] as const;

@Injectable()
export class ActivitiesRepository {
  constructor(@InjectModel(ActivityRow.name) private readonly rows: Model<ActivityRow>) {}

  /** @returns the ids of those that were not recorded before */
  async record(rows: readonly ActivityRow[]): Promise<ReadonlySet<string>> {
    const { upsertedIds } = await this.rows.bulkWrite(
      rows.map(({ userId, activityType, relatedId, ...rest }) => ({
        updateOne: {
          filter: { userId, activityType, relatedId },
          update: { $setOnInsert: rest },
          upsert: true,
        },
      })),
    );
    return new Set(Object.values(upsertedIds).map(String));
  }

  async pageOf(userId: string, limit: number, cursor?: string) {
    const after = cursor ? decodeCursor(cursor, ['number', 'string']) : undefined;
    const rows = await this.rows
      .find({ userId, ...(after && afterKeyset(newestFirst, [new Date(after[0] as number), after[1]])) })
      .sort({ createdAt: -1, _id: -1 })
      .limit(limit + 1)
      .lean();
    return toPage(rows, limit, (row) => encodeCursor([row.createdAt.getTime(), row._id]));
  }
}
