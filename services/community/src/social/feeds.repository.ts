import { encodeCursor, keysetPage, newestFirst, type PageRequest } from '@barspoon/persistence';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { FeedLineRow } from './feed.schema.ts';
import { SocialActivitiesRepository } from './social-activities.repository.ts';
import type { SocialActivityRow } from './social-activity.schema.ts';

type Shared = Pick<SocialActivityRow, '_id' | 'userId' | 'createdAt'>;

/** Of a member who is newly followed, so much of what they did is taken into the feed. */
const takenIn = 50;

/** What each member has in their feed, as lines that name activities (ADR 17). */
@Injectable()
export class FeedsRepository {
  constructor(
    @InjectModel(FeedLineRow.name) private readonly rows: Model<FeedLineRow>,
    private readonly activities: SocialActivitiesRepository,
  ) {}

  async page(readerId: string, page: PageRequest) {
    const query = this.rows
      .find({
        readerId,
      })
      .lean();
    return keysetPage(query, newestFirst, page);
  }

  /** Shows an activity to these members; whoever has it already keeps it as it is. */
  async put(activity: Shared, readerIds: readonly string[]): Promise<void> {
    await this.putAll(readerIds.map((readerId) => lineOf(activity, readerId)));
  }

  /** Puts what a newly followed member did last into the feed of their follower. */
  async takeIn(readerId: string, authorId: string): Promise<void> {
    const activities = await this.activities.latestShown(authorId, takenIn);
    await this.putAll(activities.map((activity) => lineOf(activity, readerId)));
  }

  async takeOut(readerId: string, authorId: string): Promise<void> {
    await this.rows.deleteMany({ authorId, readerId });
  }

  async removeFeedOf(readerId: string): Promise<void> {
    await this.rows.deleteMany({ readerId });
  }

  /** Some lines of an author in whatever feeds. @returns false when none are left */
  async removeSomeOf(authorId: string, limit: number): Promise<boolean> {
    const rows = await this.rows.find({ authorId }, { _id: 1 }).limit(limit).lean();
    await this.rows.deleteMany({ _id: { $in: rows.map(({ _id }) => _id) } });
    return rows.length === limit;
  }

  private async putAll(lines: readonly FeedLineRow[]): Promise<void> {
    if (lines.length === 0) return;
    await this.rows.bulkWrite(
      lines.map(({ _id, ...line }) => ({
        updateOne: { filter: { _id }, update: { $setOnInsert: line }, upsert: true },
      })),
      { ordered: false },
    );
  }
}

export const cursorAfter = ({ createdAt, _id }: FeedLineRow): string => encodeCursor([createdAt, _id]);

const lineOf = (activity: Shared, readerId: string): FeedLineRow => ({
  _id: `${readerId}/${activity._id}`,
  readerId,
  authorId: activity.userId,
  activityId: activity._id,
  createdAt: activity.createdAt,
});
