import { z } from 'zod';
import { idSchema } from '../common/shapes.ts';
import { defineEvent } from '../kit/events.ts';
import { slugSchema } from './library.ts';
import { recipeCategories } from './vocabularies.ts';

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
  ingredients: [
    { name: 'White Rum', ingredient: 'white-rum', optional: false },
    { name: 'Lime Juice', ingredient: 'lime-juice', optional: false },
    { name: 'Simple Syrup', ingredient: 'simple-syrup', optional: false },
  ],
};

export const recipePublished = defineEvent({
  type: 'catalogue.recipe.published',
  version: 1,
  fires: 'when a recipe is created or seeded',
  data: recipeFactSchema,
  example: exampleFact,
});
export const recipeRevised = defineEvent({
  type: 'catalogue.recipe.revised',
  version: 1,
  fires: 'when anything about a recipe changes, its featured flag and photo included',
  data: recipeFactSchema,
  example: { ...exampleFact, revision: 2 },
});
export const recipeDeleted = defineEvent({
  type: 'catalogue.recipe.deleted',
  version: 1,
  fires: 'when a recipe is deleted; every service drops what hangs on it',
  data: z.strictObject({ recipeId: idSchema, revision: z.number().int().min(1) }),
  example: { recipeId: exampleFact.recipeId, revision: 3 },
});
export const recipeSaved = defineEvent({
  type: 'catalogue.recipe.saved',
  version: 1,
  fires: 'when a member adds a recipe to her favourites (not when she repeats it)',
  data: z.strictObject({ recipeId: idSchema, memberId: idSchema, name: z.string() }),
  example: { recipeId: exampleFact.recipeId, memberId: exampleFact.recipeId, name: 'Daiquiri' },
});
export const recipeUnsaved = defineEvent({
  type: 'catalogue.recipe.unsaved',
  version: 1,
  fires: 'when a member removes a recipe from her favourites',
  data: z.strictObject({ recipeId: idSchema, memberId: idSchema }),
  example: { recipeId: exampleFact.recipeId, memberId: exampleFact.recipeId },
});
export const vocabularyRevised = defineEvent({
  type: 'catalogue.vocabulary.revised',
  version: 1,
  fires: 'when ingredients of the vocabulary are added or changed; holders fetch it anew',
  data: z.strictObject({ revision: z.number().int().min(1), count: z.number().int().min(0) }),
  example: { revision: 1, count: 350 },
});
