import { isDeepStrictEqual } from 'node:util';
import { trendPoints } from '@barspoon/contracts';
import { compileVocabulary } from '@barspoon/mixology';
import { dropIndexIfThere, type Migration } from '@barspoon/persistence';
import type { TurnRow } from './assistant/conversation.schema.ts';
import type { IngredientRow } from './ingredients/ingredient.schema.ts';
import type { RatingRow } from './ratings/rating.schema.ts';
import type { RecipeVersionRow } from './recipe-versions/recipe-version.schema.ts';
import { versionOf } from './recipe-versions/recipe-version.ts';
import type { RecipeRow } from './recipes/recipe.schema.ts';
import { factsOf } from './recipes/recipe.ts';
import type { TrendEventRow, TrendSupporterRow } from './trends/trend.schema.ts';
import { onceId } from './trends/trend.ts';

/** Recipes from before visibility existed are public. */
const recipesWerePublic: Migration = {
  id: '2026-11-22-recipes-were-public',
  async up(connection) {
    await connection
      .collection<RecipeRow>('recipes')
      .updateMany({ visibility: { $exists: false } }, { $set: { visibility: 'public' } });
  },
};

/** Before models were supported every answer came from the rules. */
const answersWereTheEngines: Migration = {
  id: '2026-11-22-answers-were-the-engines',
  async up(connection) {
    await connection
      .collection<TurnRow>('conversation_turns')
      .updateMany({ state: { $exists: false } }, { $set: { state: 'done', by: 'engine', fallback: null } });
  },
};

/** Members' recipes from before versions: their current state becomes their first version. */
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

/** Reports of reviews are in the single moderation queue, which community owns. */
const reviewsAreModeratedByCommunity: Migration = {
  id: '2026-11-23-reviews-are-moderated-by-community',
  async up(connection) {
    const ratings = connection.collection<RatingRow>('recipe_ratings');
    await ratings.updateMany(
      { moderationRevision: { $exists: false } },
      { $set: { withheld: null, moderationRevision: 0, textRevision: 0 }, $unset: { openReports: '' } },
    );
    // A new database has neither the collection nor the index.
    await dropIndexIfThere(ratings, 'reported');
    await connection.collection('review_reports').drop();
  },
};

/** Nodes from before substitutes have none until the library is seeded again. */
const ingredientsHadNoSubstitutes: Migration = {
  id: '2026-11-23-ingredients-had-no-substitutes',
  async up(connection) {
    await connection
      .collection<IngredientRow>('ingredients')
      .updateMany({ 'node.substitutes': { $exists: false } }, { $set: { 'node.substitutes': [] } });
  },
};

/** Recipes from before screening stay visible. */
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
 * Ratings from before they counted for popularity count from the time they were given: the next calculation treats
 * them like new ones, in each window that covers them.
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

/** From when only the last photo removed by moderation was stored. */
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

/** Facts from before they said what optional lines and the garnish contain. */
const optionalLinesWereLeftOut: Migration = {
  id: '2026-11-26-optional-lines-were-left-out-of-allergens',
  async up(connection) {
    const nodes = await connection.collection<IngredientRow>('ingredients').find().toArray();
    const vocabulary = compileVocabulary(nodes.map(({ node }) => node));
    const recipes = connection.collection<RecipeRow>('recipes');
    for await (const row of recipes.find()) {
      const facts = factsOf(row, vocabulary);
      if (!isDeepStrictEqual(facts, row.facts))
        await recipes.updateOne({ _id: row._id, revision: row.revision }, { $set: { facts } });
    }
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
  optionalLinesWereLeftOut,
];
