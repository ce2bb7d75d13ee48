import { recipeRated, recipeUnrated } from '@barspoon/contracts';
import { Outbox } from '@barspoon/messaging';
import { Transactions } from '@barspoon/persistence';
import { currentContext } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { derived } from '../recipes/rating-figures.ts';
import { RecipeRow } from '../recipes/recipe.schema.ts';
import type { RatingRow } from './rating.schema.ts';
import { difference } from './rating.ts';
import type { RatingChange } from './ratings.repository.ts';

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

/** The rating figures of a recipe, changed in the transaction of the rating. Implements BEYOND-35, CONTRA-10. */
@Injectable()
export class RatedRecipes {
  constructor(
    @InjectModel(RecipeRow.name) private readonly recipes: Model<RecipeRow>,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Counts an added, changed or removed rating and records its event. The recipe's row is locked as the last step before
   * the commit, so that concurrent ratings of the same recipe wait as briefly as possible.
   */
  async count(before: RatingRow | null, after: RatingRow | null): Promise<void> {
    const one = after ?? before;
    if (!one) return;
    const context = currentContext();
    await this.transactions.beforeCommit(async () => {
      const recipe = await this.apply(one.recipeId, before, after, 1);
      // It was deleted in the meantime, with its ratings.
      if (recipe) await this.outbox.addAll([{ ...eventOf(recipe, before, after), context }]);
    });
  }

  /** The same for ratings of different recipes, in one write. */
  async countAll(changes: readonly RatingChange[]): Promise<void> {
    const context = currentContext();
    const byRecipe = new Map(changes.map((one) => [(one.after ?? one.before)?.recipeId ?? '', one]));
    await this.transactions.beforeCommit(async () => {
      await this.recipes.bulkWrite(
        [...byRecipe].map(([_id, { before, after }]) => ({
          updateOne: {
            filter: { _id },
            update: { $inc: { ...difference(before, after), ratingSequence: 1 } },
          },
        })),
        { ordered: false },
      );
      const recipes = await this.recipes
        .find({ _id: { $in: [...byRecipe.keys()] } }, figures)
        .lean<Figures[]>();
      if (recipes.length === 0) return;
      await this.recipes.bulkWrite(
        recipes.map((recipe) => ({
          updateOne: { filter: { _id: recipe._id }, update: { $set: derived(recipe) } },
        })),
        { ordered: false },
      );
      await this.outbox.addAll(
        recipes.map((recipe) => {
          const { before = null, after = null } = byRecipe.get(recipe._id) ?? {};
          return { ...eventOf(recipe, before, after), context };
        }),
      );
    });
  }

  /** A rating counts more than before: only the order of recipes changes, which causes no event. */
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

/** The event data of an added, changed or removed rating. */
function eventOf(recipe: Figures, before: RatingRow | null, after: RatingRow | null) {
  const shared = {
    recipeId: recipe._id,
    slug: recipe.slug,
    memberId: (after ?? before)?.userId,
    average: derived(recipe).ratingAverage,
    count: recipe.ratingCount,
  };
  const about = { aggregate: `ratings:${recipe._id}`, revision: recipe.ratingSequence };
  if (!after) return { definition: recipeUnrated, data: shared, about };
  const data = {
    ...shared,
    ratingId: after._id,
    name: recipe.name,
    overall: after.overall / 10,
    first: before === null,
    reviewed: after.reviewText !== null,
    ...(recipe.userId && { authorId: recipe.userId }),
  };
  return { definition: recipeRated, data, about };
}
