import { recipeRated, recipeUnrated } from '@barspoon/contracts';
import { Outbox } from '@barspoon/messaging';
import { Transactions } from '@barspoon/persistence';
import { currentContext } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { RecipeRow } from '../recipes/recipe.schema.ts';
import type { RatingRow } from './rating.schema.ts';
import { derived, difference } from './rating.ts';

const figures = {
  slug: 1,
  name: 1,
  userId: 1,
  ratingCount: 1,
  ratingSum: 1,
  ratingWeight: 1,
  ratingWeightedSum: 1,
  ratingSequence: 1,
} as const;
type Figures = Pick<RecipeRow, '_id' | keyof typeof figures>;

/** The rating figures a recipe keeps, changed in the transaction of the rating. Implements BEYOND-35, CONTRA-10. */
@Injectable()
export class RatedRecipes {
  constructor(
    @InjectModel(RecipeRow.name) private readonly recipes: Model<RecipeRow>,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Counts a rating that came, changed or went, and records the event of it. The recipe's row is taken as the last
   * thing before the commit: many who rate the same recipe wait for each other as short as can be.
   */
  async count(before: RatingRow | null, after: RatingRow | null): Promise<void> {
    const one = after ?? before;
    if (!one) return;
    const context = currentContext();
    await this.transactions.beforeCommit(async () => {
      const recipe = await this.apply(one.recipeId, before, after, 1);
      // It was deleted meanwhile, and its ratings with it.
      if (!recipe) return;
      const shared = {
        recipeId: recipe._id,
        slug: recipe.slug,
        memberId: one.userId,
        average: derived(recipe).ratingAverage,
        count: recipe.ratingCount,
      };
      const about = { aggregate: `ratings:${recipe._id}`, revision: recipe.ratingSequence };
      if (!after) return this.outbox.addAll([{ definition: recipeUnrated, data: shared, about, context }]);
      const data = {
        ...shared,
        ratingId: after._id,
        name: recipe.name,
        overall: after.overall / 10,
        first: before === null,
        reviewed: after.reviewText !== null,
        ...(recipe.userId && { authorId: recipe.userId }),
      };
      await this.outbox.addAll([{ definition: recipeRated, data, about, context }]);
    });
  }

  /** A rating counts more than it did: only the order of recipes changes, of which no event tells. */
  async reweigh(before: RatingRow, after: RatingRow): Promise<void> {
    await this.transactions.beforeCommit(async () => {
      await this.apply(before.recipeId, before, after, 0);
    });
  }

  private async apply(
    recipeId: string,
    before: RatingRow | null,
    after: RatingRow | null,
    events: 0 | 1,
  ): Promise<Figures | null> {
    const recipe = await this.recipes
      .findOneAndUpdate(
        { _id: recipeId },
        { $inc: { ...difference(before, after), ratingSequence: events } },
        { returnDocument: 'after', projection: figures },
      )
      .lean<Figures>();
    if (recipe) await this.recipes.updateOne({ _id: recipeId }, { $set: derived(recipe) });
    return recipe;
  }
}
