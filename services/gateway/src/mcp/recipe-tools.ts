import {
  type Collection,
  collectionRoutes,
  discoverRoutes,
  ingredientRoutes,
  type Recipe,
  type RecipeCard,
  ratingRoutes,
  recipeParams,
  recipeRoutes,
} from '@barspoon/contracts';
import { lineText, type PourAs, pouredMeasure, scaleMeasure } from '@barspoon/mixology';
import { z } from 'zod';
import type { Told } from './told.ts';
import { byMembers, bySite } from './told.ts';
import { changing, reading, type Site } from './tool.ts';

/** Recipes without their authors: any of them may be a member's, so their words are marked. */
const card = (recipe: RecipeCard, site: Site): Told => {
  const { id, name, description, category, alcoholic, difficulty, prepTimeMinutes, rating } = recipe;
  return {
    facts: bySite({ id, category, alcoholic, difficulty, prepTimeMinutes, rating, page: pageOf(id, site) }),
    untrusted: byMembers({ name, description }),
  };
};
export const pageOf = (id: string, { url }: Site): string => `${url}/recipes/${id}`;

const { q, free, without, spirit, makeable, limit, cursor, ...facets } = discoverRoutes.search.query.shape;
const searchRecipes = reading({
  name: 'search_recipes',
  title: 'Search recipes',
  description:
    'Searches the drinks of the site. The words of `q` are read as people say them: "something sour with rum, no egg". Says id, name and facts of each; read_recipe has amounts and steps.',
  routes: [discoverRoutes.search],
  input: z.strictObject({
    q: q.describe('Names, ingredients, or a wish in words.'),
    ...facets,
    spirit: spirit.describe('Its base, by the slugs find_ingredient knows.'),
    free: free.describe('Allergens that no drink may contain.'),
    without: without.describe('Ingredients that no drink may contain, by their slugs.'),
    makeable: makeable.describe("Only what the member's bar makes; needs a token that reads the bar too."),
    limit: limit.default(10),
    cursor: cursor.describe('nextCursor of the page before.'),
  }),
  run: async (call, query, site) => {
    const found = await call(discoverRoutes.search, { query });
    const { total, nextCursor, items, suggestions, correctedTo, leftOut = [] } = found;
    return {
      facts: bySite({ total, nextCursor, makeable: found.makeable }),
      items: items.map((recipe) => card(recipe, site)),
      untrusted: byMembers({ searchedFor: correctedTo, leftOut, meant: suggestions.map(({ name }) => name) }),
    };
  },
});

const pouredBy = ({ spec, serves }: Recipe, servings: number, unit: PourAs['unit'] | undefined) =>
  spec.map(({ amount, unit: written, name, note, optional }) => {
    const measure = { amount: amount ?? undefined, unit: written };
    const poured = unit
      ? pouredMeasure(measure, { unit, servings, serves })
      : scaleMeasure(measure, serves, servings);
    return lineText({ ...poured, name, note: note ?? undefined, optional });
  });

/** A recipe for so many, in the unit that is asked for. */
function recipeAs(
  recipe: Recipe,
  { servings = recipe.serves, unit }: { servings?: number | undefined; unit?: PourAs['unit'] | undefined },
  site: Site,
): Told {
  const { id, category, alcoholic, difficulty, prepTimeMinutes, method, glass, ice, rim, rating } = recipe;
  const { optional = [], unknown = [], ...perServing } = recipe.facts;
  const { name, alternativeNames, description, instructions, tags, origin, source, basedOn } = recipe;
  return {
    facts: bySite({
      id,
      category,
      alcoholic,
      difficulty,
      prepTimeMinutes,
      servings,
      method,
      glass,
      ice,
      rim,
      rating,
      perServing,
      garnish: recipe.garnish,
      ingredients: recipe.spec.flatMap(({ ingredient }) => ingredient ?? []),
      hasUnknownIngredients: unknown.length > 0,
      homemade: recipe.homemade,
      page: pageOf(id, site),
    }),
    untrusted: byMembers({
      name,
      alternativeNames,
      description,
      lines: pouredBy(recipe, servings, unit),
      steps: instructions,
      tags,
      origin,
      source,
      unknownIngredients: unknown,
      addedByOptionalLines: optional,
      basedOn: basedOn?.original?.name ?? null,
    }),
  };
}

export const readRecipe = reading({
  name: 'read_recipe',
  title: 'Read a recipe',
  description:
    'One recipe with its measured lines, steps, glass, strength, and allergens, for as many servings and in the unit asked for. Allergens are those of known ingredients; say so when there are unknown ones.',
  routes: [recipeRoutes.get],
  input: recipeParams.extend({
    servings: z.number().int().min(1).max(200).optional().describe('For how many; as written without it.'),
    unit: z.enum(['ml', 'oz', 'cl']).optional().describe('In which unit to pour; as written without it.'),
  }),
  run: async (call, { id, ...asked }, site) =>
    recipeAs(await call(recipeRoutes.get, { params: { id } }), asked, site),
});

const readReviews = reading({
  name: 'read_reviews',
  title: 'Read reviews',
  description: 'What members wrote about a recipe, the newest first.',
  routes: [ratingRoutes.reviews],
  input: z.strictObject({ ...ratingRoutes.reviews.params.shape, ...ratingRoutes.reviews.query.shape }),
  run: async (call, { id, ...query }) => {
    const { items, nextCursor } = await call(ratingRoutes.reviews, { params: { id }, query });
    return {
      facts: bySite({ nextCursor }),
      items: items.map(({ overallRating, wouldRecommend, createdAt, author, reviewText }) => ({
        facts: bySite({ overallRating, wouldRecommend, createdAt }),
        untrusted: byMembers({ author: author?.fullName ?? null, reviewText }),
      })),
    };
  },
});

const findIngredient = reading({
  name: 'find_ingredient',
  title: 'Find an ingredient',
  description: 'Ingredients of the vocabulary by their names: the slugs that other tools take.',
  routes: [ingredientRoutes.suggest],
  input: ingredientRoutes.suggest.query.pick({ q: true, limit: true }),
  run: async (call, query) => bySite(await call(ingredientRoutes.suggest, { query })),
});

const findSubstitutes = reading({
  name: 'find_substitutes',
  title: 'Find substitutes',
  description:
    'What can stand in for ingredients, the best first: how much of it, how close it comes, and which allergens or alcohol it adds. One without a substitute is left out.',
  routes: [ingredientRoutes.substitutes],
  input: ingredientRoutes.substitutes.query,
  run: async (call, query) => bySite(await call(ingredientRoutes.substitutes, { query })),
});

const collection = ({
  id,
  name,
  description,
  isPublic,
  recipeCount,
  recipes,
}: Omit<Collection, 'owner'>): Told => ({
  facts: bySite({ id, isPublic, recipeCount, recipeIds: recipes.map((recipe) => recipe.id) }),
  untrusted: byMembers({
    name,
    description,
    recipes: recipes.map(({ name: recipe, note, ingredients }) => ({ name: recipe, note, ingredients })),
  }),
});

const myCollections = reading({
  name: 'my_collections',
  title: 'My collections',
  description: "The member's own collections of recipes with the first of each; read_collection has all.",
  routes: [collectionRoutes.mine],
  input: collectionRoutes.mine.query.omit({ recipeId: true }),
  run: async (call, query) => {
    const { items, nextCursor } = await call(collectionRoutes.mine, { query });
    return { facts: bySite({ nextCursor }), items: items.map(collection) };
  },
});

const readCollection = reading({
  name: 'read_collection',
  title: 'Read a collection',
  description: 'One collection with all its recipes in their order: a public one, or one of the member.',
  routes: [collectionRoutes.get],
  input: collectionRoutes.get.params,
  run: async (call, params) => collection(await call(collectionRoutes.get, { params })),
});

const addToCollection = changing({
  name: 'add_to_collection',
  title: 'Add to a collection',
  description: 'Adds a recipe to the end of a collection of the member; once more changes nothing.',
  routes: [collectionRoutes.addRecipe],
  input: collectionRoutes.addRecipe.params.extend({
    id: collectionRoutes.addRecipe.params.shape.id.describe('Id of the collection, from my_collections.'),
  }),
  preview: ({ id, recipeId }) => `add the recipe ${recipeId} to the end of the collection ${id}`,
  takesAway: false,
  repeatable: true,
  run: async (call, params) => bySite(await call(collectionRoutes.addRecipe, { params })),
});

export const recipeTools = [
  searchRecipes,
  readRecipe,
  readReviews,
  findIngredient,
  findSubstitutes,
  myCollections,
  readCollection,
  addToCollection,
];
