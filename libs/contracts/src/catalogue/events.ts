import { z } from 'zod';
import { idSchema } from '../common/shapes.ts';
import { importedBarItemSchema } from '../inventory/items.ts';
import { defineEvent } from '../kit/events.ts';
import { collectionRecipesMax } from './collections.ts';
import { slugSchema } from './library.ts';
import { recipeCategories, recipeVisibilities } from './vocabularies.ts';

export { trendsCalculated } from './trends.ts';

/** The facts of a recipe that other services keep: enough to match a bar and to name it. */
export const recipeFactSchema = z.strictObject({
  recipeId: idSchema,
  revision: z.number().int().min(1),
  slug: slugSchema,
  name: z.string(),
  category: z.enum(recipeCategories),
  alcoholic: z.boolean(),
  featured: z.boolean(),
  userId: idSchema.nullable(),
  /** Other services do not keep what is not public. */
  visibility: z.enum(recipeVisibilities).default('public'),
  /** Only what is needed to match: optional lines say so. */
  ingredients: z.array(
    z.strictObject({ name: z.string(), ingredient: slugSchema.nullable(), optional: z.boolean() }),
  ),
});
export type RecipeFact = z.output<typeof recipeFactSchema>;

const exampleFact: RecipeFact = {
  recipeId: '01939c5e-6a00-7000-8000-000000000001',
  revision: 1,
  slug: 'daiquiri',
  name: 'Daiquiri',
  category: 'Rum',
  alcoholic: true,
  featured: false,
  userId: null,
  visibility: 'public',
  ingredients: [
    { name: 'White Rum', ingredient: 'white-rum', optional: false },
    { name: 'Lime Juice', ingredient: 'lime-juice', optional: false },
    { name: 'Simple Syrup', ingredient: 'simple-syrup', optional: false },
  ],
};

export const recipePublished = defineEvent({
  type: 'catalogue.recipe.published',
  version: 1,
  fires: 'when a recipe is created or seeded for everybody, or made public',
  data: recipeFactSchema,
  example: exampleFact,
});
export const recipeRevised = defineEvent({
  type: 'catalogue.recipe.revised',
  version: 1,
  fires: 'when anything about a recipe changes, its visibility, featured flag and photo included',
  data: recipeFactSchema,
  example: { ...exampleFact, revision: 2 },
});
export const recipeDeleted = defineEvent({
  type: 'catalogue.recipe.deleted',
  version: 1,
  fires: 'when a recipe is deleted; every service drops what hangs on it',
  data: z.strictObject({
    recipeId: idSchema,
    revision: z.number().int().min(1),
    /** Who had made it. */
    userId: idSchema.nullable().default(null),
  }),
  example: { recipeId: exampleFact.recipeId, revision: 3, userId: null },
});
export const recipeSaved = defineEvent({
  type: 'catalogue.recipe.saved',
  version: 1,
  fires: 'when a member adds a recipe to their favorites (not when they repeat it)',
  data: z.strictObject({
    recipeId: idSchema,
    memberId: idSchema,
    name: z.string(),
    /** The author of the recipe, if it is a member's. */
    authorId: idSchema.optional(),
  }),
  example: { recipeId: exampleFact.recipeId, memberId: exampleFact.recipeId, name: 'Daiquiri' },
});
export const recipeUnsaved = defineEvent({
  type: 'catalogue.recipe.unsaved',
  version: 1,
  fires: 'when a member removes a recipe from their favorites',
  data: z.strictObject({ recipeId: idSchema, memberId: idSchema }),
  example: { recipeId: exampleFact.recipeId, memberId: exampleFact.recipeId },
});
export const vocabularyRevised = defineEvent({
  type: 'catalogue.vocabulary.revised',
  version: 1,
  fires: 'when ingredients of the vocabulary are added or changed; holders refetch it',
  data: z.strictObject({ revision: z.number().int().min(1), count: z.number().int().min(0) }),
  example: { revision: 1, count: 350 },
});

/** A recipe's figures right after a rating was added, changed or removed. */
const ratedFigures = {
  recipeId: idSchema,
  slug: slugSchema,
  memberId: idSchema,
  average: z.number().min(1).max(5).nullable(),
  count: z.number().int().min(0),
};
const exampleFigures = {
  recipeId: exampleFact.recipeId,
  slug: 'daiquiri',
  memberId: '01939c5e-6a00-7000-8000-000000000003',
};
export const recipeRated = defineEvent({
  type: 'catalogue.recipe.rated',
  version: 1,
  fires: 'when a member rates a recipe or changes the rating; `first` says which',
  data: z.strictObject({
    ...ratedFigures,
    ratingId: idSchema,
    name: z.string(),
    /** Mean of the four criteria, 1 decimal. */
    overall: z.number().min(1).max(5),
    first: z.boolean(),
    /** There is a text with it. */
    reviewed: z.boolean(),
    /** The author of the recipe, if it is a member's. */
    authorId: idSchema.optional(),
  }),
  example: {
    ...exampleFigures,
    ratingId: '01939c5e-6a00-7000-8000-000000000011',
    name: 'Daiquiri',
    average: 4.5,
    count: 1,
    overall: 4.5,
    first: true,
    reviewed: true,
  },
});
export const recipeUnrated = defineEvent({
  type: 'catalogue.recipe.unrated',
  version: 1,
  fires: 'when a rating is taken back by its owner, deleted in the console or erased with its account',
  data: z.strictObject(ratedFigures),
  example: { ...exampleFigures, average: null, count: 0 },
});
export const reviewRevised = defineEvent({
  type: 'catalogue.review.revised',
  version: 1,
  fires: 'when the text of a rating comes, changes or goes; whoever keeps a copy reads it again',
  data: z.strictObject({ ratingId: idSchema, recipeId: idSchema, memberId: idSchema }),
  example: {
    ratingId: '01939c5e-6a00-7000-8000-000000000011',
    recipeId: exampleFact.recipeId,
    memberId: exampleFigures.memberId,
  },
});

export const recipeTextRevised = defineEvent({
  type: 'catalogue.recipe-text.revised',
  version: 1,
  fires: "when what a member's public recipe says comes, changes or goes; moderation reads it again",
  data: z.strictObject({ recipeId: idSchema, memberId: idSchema }),
  example: { recipeId: exampleFact.recipeId, memberId: '01939c5e-6a00-7000-8000-000000000003' },
});

const variationFact = { variationId: idSchema, originalId: idSchema, memberId: idSchema.nullable() };
const exampleVariation = {
  variationId: '01939c5e-6a00-7000-8000-000000000002',
  originalId: exampleFact.recipeId,
  memberId: '01939c5e-6a00-7000-8000-000000000003',
};
export const variationPublished = defineEvent({
  type: 'catalogue.variation.published',
  version: 1,
  fires: 'when a recipe that is based on another public one is created for everybody, or made public',
  data: z.strictObject({
    ...variationFact,
    memberId: idSchema,
    originalName: z.string(),
    /** The author of the original, if it is a member's. */
    authorId: idSchema.optional(),
  }),
  example: { ...exampleVariation, originalName: exampleFact.name },
});
export const variationWithdrawn = defineEvent({
  type: 'catalogue.variation.withdrawn',
  version: 1,
  fires: 'when a public recipe that is based on another one is deleted, or no longer public',
  data: z.strictObject(variationFact),
  example: exampleVariation,
});

const collectionIds = { collectionId: idSchema, memberId: idSchema };
/** Absent in events from before other services kept collections. */
const collectionRevision = z.number().int().min(1).optional();
/** The facts of a collection that other services keep of a public one: enough to show it next to a post. */
export const collectionFactSchema = z.strictObject({
  ...collectionIds,
  name: z.string(),
  isPublic: z.boolean(),
  revision: collectionRevision,
  /** In their order. */
  recipeIds: z.array(idSchema).max(collectionRecipesMax).default([]),
});
export type CollectionFact = z.output<typeof collectionFactSchema>;

const exampleCollection = {
  collectionId: '01939c5e-6a00-7000-8000-000000000021',
  memberId: '01939c5e-6a00-7000-8000-000000000003',
};
const exampleCollectionFact: CollectionFact = {
  ...exampleCollection,
  name: 'Friday night',
  isPublic: true,
  revision: 1,
  recipeIds: [exampleFact.recipeId],
};
export const collectionCreated = defineEvent({
  type: 'catalogue.collection.created',
  version: 1,
  fires: 'when a member creates or copies a collection; only public ones are news for others',
  data: collectionFactSchema,
  example: exampleCollectionFact,
});
export const collectionRevised = defineEvent({
  type: 'catalogue.collection.revised',
  version: 1,
  fires: 'when name, visibility, recipes, their order or a note of a collection change',
  data: collectionFactSchema,
  example: { ...exampleCollectionFact, isPublic: false, revision: 2 },
});
export const collectionDeleted = defineEvent({
  type: 'catalogue.collection.deleted',
  version: 1,
  fires: 'when a member deletes a collection',
  data: z.strictObject({ ...collectionIds, revision: collectionRevision }),
  example: { ...exampleCollection, revision: 3 },
});

/** The bar in a member's import. Implements BEYOND-25. */
export const barImportRevised = defineEvent({
  type: 'catalogue.bar-import.revised',
  version: 1,
  fires: 'when a file that a member imports holds a bar, and when such an import is undone',
  data: z.strictObject({
    importId: idSchema,
    memberId: idSchema,
    undone: z.boolean(),
    /** No items: the consumer fetches them, so that the stream does not contain what members own. */
    items: z.array(importedBarItemSchema),
  }),
  example: {
    importId: '01939c5e-6a00-7000-8000-000000000009',
    memberId: exampleCollection.memberId,
    undone: false,
    items: [],
  },
});
