import { trendPoints } from '@barspoon/contracts';
import type { Migration } from '@barspoon/persistence';
import type { TurnRow } from './assistant/conversation.schema.ts';
import type { IngredientRow } from './ingredients/ingredient.schema.ts';
import type { RatingRow } from './ratings/rating.schema.ts';
import type { RecipeVersionRow } from './recipe-versions/recipe-version.schema.ts';
import { versionOf } from './recipe-versions/recipe-version.ts';
import type { RecipeRow } from './recipes/recipe.schema.ts';
import type { TrendEventRow, TrendSupporterRow } from './trends/trend.schema.ts';
import { onceId } from './trends/trend.ts';

/** Recipes from before members could keep one to themselves are for everybody. */
const recipesWerePublic: Migration = {
  id: '2026-11-22-recipes-were-public',
  async up(connection) {
    await connection
      .collection<RecipeRow>('recipes')
      .updateMany({ visibility: { $exists: false } }, { $set: { visibility: 'public' } });
  },
};

/** Before a model could be asked every answer was the rules'. */
const answersWereTheEngines: Migration = {
  id: '2026-11-22-answers-were-the-engines',
  async up(connection) {
    await connection
      .collection<TurnRow>('conversation_turns')
      .updateMany({ state: { $exists: false } }, { $set: { state: 'done', by: 'engine', fallback: null } });
  },
};

/** Members' recipes from before versions: what they say now is their first. */
const recipesHadNoVersions: Migration = {
  id: '2026-11-23-recipes-had-no-versions',
  async up(connection) {
    const versions = connection.collection<RecipeVersionRow>('recipe_versions');
    const recipes = connection.collection<RecipeRow>('recipes').find({ userId: { $type: 'string' } });
    for await (const row of recipes) {
      const version = versionOf(row, false);
      if (version)
        await versions.updateOne({ recipeId: row._id }, { $setOnInsert: version }, { upsert: true });
    }
  },
};

/** Reports of reviews stand in the one queue of moderation, which community keeps. */
const reviewsAreModeratedByCommunity: Migration = {
  id: '2026-11-23-reviews-are-moderated-by-community',
  async up(connection) {
    const ratings = connection.collection<RatingRow>('recipe_ratings');
    await ratings.updateMany(
      { moderationRevision: { $exists: false } },
      { $set: { withheld: null, moderationRevision: 0, textRevision: 0 }, $unset: { openReports: '' } },
    );
    // Neither the collection nor the index is there on a new database.
    await ratings.dropIndex('reported').catch(() => undefined);
    await connection.collection('review_reports').drop();
  },
};

/** Nodes from before substitutes have none, until the library is brought in again. */
const ingredientsHadNoSubstitutes: Migration = {
  id: '2026-11-23-ingredients-had-no-substitutes',
  async up(connection) {
    await connection
      .collection<IngredientRow>('ingredients')
      .updateMany({ 'node.substitutes': { $exists: false } }, { $set: { 'node.substitutes': [] } });
  },
};

/** Recipes from before moderation looked at them are seen as they were. */
const nothingWasWithheld: Migration = {
  id: '2026-11-23-no-recipe-was-withheld',
  async up(connection) {
    await connection
      .collection<RecipeRow>('recipes')
      .updateMany(
        { moderationRevision: { $exists: false } },
        { $set: { withheld: null, moderationRevision: 0, textRevision: 0 } },
      );
  },
};

/**
 * Ratings from before they counted for popularity count since they were given: the next calculation takes them as
 * it takes new ones, each in the windows it is young enough for.
 */
const ratingsDidNotCount: Migration = {
  id: '2026-11-23-ratings-did-not-count-for-popularity',
  async up(connection) {
    const events = connection.collection<TrendEventRow>('trend_events');
    const supporters = connection.collection<TrendSupporterRow>('trend_supporters');
    const recipes = connection.collection<RecipeRow>('recipes');
    const points = trendPoints.rating;
    for await (const { recipeId, userId, createdAt: at } of connection
      .collection<RatingRow>('recipe_ratings')
      .find({}, { projection: { recipeId: 1, userId: 1, createdAt: 1 } })) {
      // What is not public starts over once it is.
      if (!(await recipes.findOne({ _id: recipeId, visibility: 'public' }, { projection: { _id: 1 } })))
        continue;
      const _id = onceId('rating', recipeId, userId);
      const event = { recipeId, act: 'rating' as const, points, userId, visitor: null, at, run: null };
      await connection.transaction(async (session) => {
        const options = { upsert: true, session };
        const { upsertedCount } = await events.updateOne({ _id }, { $setOnInsert: event }, options);
        if (upsertedCount === 0) return;
        await supporters.updateOne(
          { _id: `${recipeId}|${userId}` },
          { $inc: { points }, $setOnInsert: { recipeId, userId } },
          options,
        );
      });
    }
  },
};

/** Of a time when the last photo alone was remembered that moderation had removed. */
const oneRemovedPhotoWasKnown: Migration = {
  id: '2026-11-25-one-removed-photo-was-known',
  async up(connection) {
    const since = { $ifNull: ['$removedImages', []] };
    await connection
      .collection('recipes')
      .updateMany({ removedImage: { $type: 'string' } }, [
        { $set: { removedImages: { $setUnion: [['$removedImage'], since] } } },
      ]);
    await connection
      .collection('recipes')
      .updateMany({ removedImage: { $exists: true } }, { $unset: { removedImage: '' } });
  },
};

export const migrations: readonly Migration[] = [
  recipesWerePublic,
  answersWereTheEngines,
  recipesHadNoVersions,
  reviewsAreModeratedByCommunity,
  ingredientsHadNoSubstitutes,
  nothingWasWithheld,
  ratingsDidNotCount,
  oneRemovedPhotoWasKnown,
];
