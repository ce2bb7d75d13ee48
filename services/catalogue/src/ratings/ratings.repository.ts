import type { adminRatingRoutes, InputOf } from '@barspoon/contracts';
import { keysetPage, newestFirst, type PageRequest } from '@barspoon/persistence';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { RatingCountRow, RatingRow } from './rating.schema.ts';

const withText = { reviewText: { $type: 'string' } } as const;
/** Those that everybody reads. */
const shown = { ...withText, withheld: null } as const;

/** An added rating has no `before`, a removed one no `after`. */
export interface RatingChange {
  before: RatingRow | null;
  after: RatingRow | null;
}

/** Ratings of members. Writes join the open transaction. */
@Injectable()
export class RatingsRepository {
  constructor(
    @InjectModel(RatingRow.name) private readonly rows: Model<RatingRow>,
    @InjectModel(RatingCountRow.name) private readonly counts: Model<RatingCountRow>,
  ) {}

  findOf(userId: string, recipeId: string): Promise<RatingRow | null> {
    return this.rows.findOne({ recipeId, userId }).lean().exec();
  }

  find(id: string): Promise<RatingRow | null> {
    return this.rows.findById(id).lean().exec();
  }

  findAllOf(userId: string, recipeIds: readonly string[]): Promise<RatingRow[]> {
    return this.rows
      .find({ recipeId: { $in: recipeIds }, userId })
      .lean()
      .exec();
  }

  /** For several members: which recipes each has rated with at least this many tenths of a star. */
  ratedByAll(
    userIds: readonly string[],
    minOverall: number,
  ): Promise<Pick<RatingRow, 'userId' | 'recipeId' | 'overall'>[]> {
    return this.rows
      .find(
        { userId: { $in: userIds }, overall: { $gte: minOverall } },
        { _id: 0, userId: 1, recipeId: 1, overall: 1 },
      )
      .lean()
      .exec();
  }

  /** Adds, changes or removes ratings of one member, in one write. */
  async changeAll(userId: string, changes: readonly RatingChange[]): Promise<void> {
    await this.rows.bulkWrite(
      changes.flatMap(({ before, after }) => {
        if (after) return { replaceOne: { filter: { _id: after._id }, replacement: after, upsert: true } };
        return before ? { deleteOne: { filter: { _id: before._id } } } : [];
      }),
      { ordered: false },
    );
    const count = changes.reduce((sum, { before, after }) => sum + (after ? 1 : 0) - (before ? 1 : 0), 0);
    await this.counts.updateOne({ _id: userId }, { $inc: { count } }, { upsert: true });
  }

  async add(row: RatingRow): Promise<void> {
    await this.rows.insertOne(row);
    await this.counts.updateOne({ _id: row.userId }, { $inc: { count: 1 } }, { upsert: true });
  }

  async replace(row: RatingRow): Promise<void> {
    const { _id, ...change } = row;
    await this.rows.updateOne({ _id }, { $set: change });
  }

  async remove({ _id, userId }: RatingRow): Promise<void> {
    await this.rows.deleteOne({ _id });
    await this.counts.updateOne({ _id: userId }, { $inc: { count: -1 } });
  }

  /** The recipes are gone with all their figures. */
  async removeAllOfRecipes(recipeIds: readonly string[]): Promise<void> {
    const ofRecipes = { recipeId: { $in: recipeIds } };
    const rows = await this.rows.find(ofRecipes, { userId: 1 }).lean();
    await this.rows.deleteMany(ofRecipes);
    const lost = new Map<string, number>();
    for (const { userId } of rows) lost.set(userId, (lost.get(userId) ?? 0) + 1);
    if (lost.size === 0) return;
    await this.counts.bulkWrite(
      [...lost].map(([_id, count]) => ({
        updateOne: { filter: { _id }, update: { $inc: { count: -count } } },
      })),
      { ordered: false },
    );
  }

  /** Stores a moderation decision unless a newer one is stored. */
  async withhold(_id: string, withheld: RatingRow['withheld'], moderationRevision: number): Promise<void> {
    await this.rows.updateOne(
      { _id, moderationRevision: { $lt: moderationRevision } },
      { $set: { withheld, moderationRevision } },
    );
  }

  allOf(userId: string): Promise<RatingRow[]> {
    return this.rows.find({ userId }).hint('user-newest').lean().exec();
  }

  async countOf(userId: string): Promise<number> {
    return (await this.counts.findById(userId).lean())?.count ?? 0;
  }

  /** Ratings whose weight has increased since it was last calculated. */
  grownBy(now: Date, limit: number): Promise<RatingRow[]> {
    return this.rows
      .find({ growsAt: { $type: 'date', $lte: now } })
      .sort({ growsAt: 1 })
      .hint('growing')
      .limit(limit)
      .lean()
      .exec();
  }

  reviewsOfRecipe(recipeId: string, page: PageRequest) {
    return this.page({ recipeId, ...shown }, 'recipe-reviews', page);
  }

  reviewsOfMember(userId: string, page: PageRequest) {
    return this.page({ userId, ...shown }, 'user-reviews', page);
  }

  ofMember(userId: string, page: PageRequest) {
    return this.page({ userId }, 'user-newest', page);
  }

  /** For the console: the filters it offers, each with an index of its own. */
  list(
    { recipeId, userId, only }: Omit<InputOf<typeof adminRatingRoutes.list>['query'], keyof PageRequest>,
    page: PageRequest,
  ) {
    const filter = {
      ...(recipeId && { recipeId }),
      ...(userId && { userId }),
      ...(only === 'reviews' && withText),
    };
    const index = recipeId
      ? 'recipe-newest'
      : userId
        ? 'user-newest'
        : only === 'reviews'
          ? 'reviews-newest'
          : 'newest';
    return this.page(filter, index, page);
  }

  private async page(filter: Record<string, unknown>, index: string, page: PageRequest) {
    const query = this.rows.find(filter).hint(index).lean();
    return keysetPage(query, newestFirst, page);
  }
}
