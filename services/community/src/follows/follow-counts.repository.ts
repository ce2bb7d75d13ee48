import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { FollowCountsRow } from './follow-counts.schema.ts';

export type FollowCount = 'followersCount' | 'followingCount';

@Injectable()
export class FollowCountsRepository {
  constructor(@InjectModel(FollowCountsRow.name) private readonly rows: Model<FollowCountsRow>) {}

  async of(memberId: string) {
    const row = await this.rows.findById(memberId).lean();
    return { followersCount: row?.followersCount ?? 0, followingCount: row?.followingCount ?? 0 };
  }

  /** @returns the counts after it */
  count(memberId: string, what: FollowCount, by: number): Promise<FollowCountsRow> {
    return this.rows
      .findOneAndUpdate(
        { _id: memberId },
        { $inc: { [what]: by, revision: 1 } },
        { upsert: true, returnDocument: 'after' },
      )
      .lean()
      .exec();
  }

  /** Lets the open transaction and one in which somebody follows this member come one after the other. */
  async touch(memberId: string): Promise<void> {
    await this.rows.updateOne({ _id: memberId }, { $inc: { revision: 1 } }, { upsert: true });
  }

  /** One less for each of these members. */
  async countOneLess(memberIds: readonly string[], what: FollowCount): Promise<void> {
    await this.rows.updateMany({ _id: { $in: memberIds } }, { $inc: { [what]: -1, revision: 1 } });
  }
}
