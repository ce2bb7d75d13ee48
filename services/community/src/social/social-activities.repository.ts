import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { SocialActivityRow } from './social-activity.schema.ts';

export type ActKey = Pick<SocialActivityRow, 'userId' | 'type' | 'targetId'>;

@Injectable()
export class SocialActivitiesRepository {
  constructor(@InjectModel(SocialActivityRow.name) private readonly rows: Model<SocialActivityRow>) {}

  /** Takes it for one page of followers: the open transaction and one that removes it come one after the other. */
  take(id: string): Promise<SocialActivityRow | null> {
    return this.rows
      .findOneAndUpdate({ _id: id }, { $inc: { pages: 1 } }, { returnDocument: 'after' })
      .lean()
      .exec();
  }

  findOf({ userId, type, targetId }: ActKey): Promise<SocialActivityRow | null> {
    return this.rows.findOne({ userId, type, targetId }).lean().exec();
  }

  /** Those of them that are shown, by id. */
  async shownAmong(ids: readonly string[]): Promise<ReadonlyMap<string, SocialActivityRow>> {
    const rows = await this.rows.find({ _id: { $in: ids }, shown: true }).lean();
    return new Map(rows.map((row) => [row._id, row]));
  }

  latestShown(userId: string, limit: number): Promise<SocialActivityRow[]> {
    return this.rows.find({ userId, shown: true }).sort({ createdAt: -1 }).limit(limit).lean().exec();
  }

  /** Without what they saved. */
  latestInPublic(userId: string, limit: number): Promise<SocialActivityRow[]> {
    return this.rows
      .find({ userId, shown: true, type: { $ne: 'recipe_liked' } })
      .sort({ createdAt: -1 })
      .hint('shown')
      .limit(limit)
      .lean()
      .exec();
  }

  async add(row: SocialActivityRow): Promise<void> {
    await this.rows.create([row]);
  }

  /** What others did to a member who has left. */
  async removeAllTo(memberId: string): Promise<void> {
    await this.rows.deleteMany({ targetType: 'member', targetId: memberId });
  }

  async change(id: string, change: Partial<SocialActivityRow>): Promise<void> {
    await this.rows.updateOne({ _id: id }, { $set: change });
  }
}
