import { maxFollowed } from '@barspoon/contracts';
import { keysetPage, type PageRequest } from '@barspoon/persistence';
import { newId } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { FollowRow } from './follow.schema.ts';

type Side = 'followerId' | 'followedId';

/** Ids are made in the order of time. */
const latestFirst = [['_id', -1, 'string']] as const;

@Injectable()
export class FollowsRepository {
  constructor(@InjectModel(FollowRow.name) private readonly rows: Model<FollowRow>) {}

  /** @returns false when the member follows them already */
  async add(followerId: string, followedId: string, at: Date): Promise<boolean> {
    const result = await this.rows.updateOne(
      { followerId, followedId },
      { $setOnInsert: { _id: newId(), createdAt: at } },
      { upsert: true },
    );
    return result.upsertedCount === 1;
  }

  /** @returns false when there was nothing to remove */
  async remove(followerId: string, followedId: string): Promise<boolean> {
    return (await this.rows.deleteOne({ followerId, followedId })).deletedCount === 1;
  }

  async follows(followerId: string, followedId: string): Promise<boolean> {
    return (await this.rows.exists({ followerId, followedId })) !== null;
  }

  async followedBy(memberId: string): Promise<string[]> {
    const rows = await this.rows
      .find({ followerId: memberId }, { followedId: 1, _id: 0 })
      .limit(maxFollowed)
      .lean();
    return rows.map(({ followedId }) => followedId);
  }

  /** Which of these the member follows. */
  async followedAmong(followerId: string, ids: readonly string[]): Promise<ReadonlySet<string>> {
    const rows = await this.rows
      .find({ followerId, followedId: { $in: ids } }, { followedId: 1, _id: 0 })
      .lean();
    return new Set(rows.map(({ followedId }) => followedId));
  }

  /** Followers in the order of their ids, some at a time. */
  async followersAfter(followedId: string, after: string | null, limit: number): Promise<string[]> {
    const rows = await this.rows
      .find({ followedId, ...(after && { followerId: { $gt: after } }) }, { followerId: 1, _id: 0 })
      .sort({ followerId: 1 })
      .limit(limit)
      .lean();
    return rows.map(({ followerId }) => followerId);
  }

  async followersOf(memberId: string): Promise<string[]> {
    const rows = await this.rows.find({ followedId: memberId }, { followerId: 1, _id: 0 }).lean();
    return rows.map(({ followerId }) => followerId);
  }

  /** One side of a member's follows, the latest first. */
  async page(side: Side, memberId: string, page: PageRequest) {
    return keysetPage(this.rows.find({ [side]: memberId }).lean(), latestFirst, page);
  }
}
