import { reviewModerated, type Withheld } from '@barspoon/contracts';
import { Outbox } from '@barspoon/messaging';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { ReviewRow } from './review.schema.ts';

/** Copies of reviews. Writes join the open transaction. */
@Injectable()
export class ReviewsRepository {
  constructor(
    @InjectModel(ReviewRow.name) private readonly rows: Model<ReviewRow>,
    private readonly outbox: Outbox,
  ) {}

  find(id: string): Promise<ReviewRow | null> {
    return this.rows.findById(id).lean().exec();
  }

  newest(limit: number): Promise<ReviewRow[]> {
    return this.rows.find({ withheld: null }).sort({ createdAt: -1, _id: -1 }).limit(limit).lean().exec();
  }

  countOf(userId: string): Promise<number> {
    return this.rows.countDocuments({ userId, withheld: null }).exec();
  }

  /** Ids of reviews of a member or of a recipe, some at a time. */
  async idsOf(owner: { userId: string } | { recipeId: string }, limit: number): Promise<string[]> {
    const rows = await this.rows.find(owner, { _id: 1 }).limit(limit).lean();
    return rows.map(({ _id }) => _id);
  }

  async keep({ _id, ...row }: ReviewRow): Promise<void> {
    await this.rows.updateOne({ _id }, { $set: row }, { upsert: true });
  }

  async remove(id: string): Promise<void> {
    await this.rows.deleteOne({ _id: id });
  }

  /** Takes a review out of sight or shows it again; the catalogue follows the event. @returns null when it is gone */
  async withhold(id: string, withheld: Withheld | null): Promise<ReviewRow | null> {
    const row = await this.rows
      .findOneAndUpdate(
        { _id: id },
        { $set: { withheld }, $inc: { revision: 1 } },
        { returnDocument: 'after' },
      )
      .lean();
    if (!row) return null;
    const { recipeId, userId: memberId, revision } = row;
    await this.outbox.add(
      reviewModerated,
      { ratingId: id, recipeId, memberId, withheld, revision },
      { aggregate: `review:${id}`, revision },
    );
    return row;
  }
}
