import { z } from 'zod';
import { idSchema, line } from '../common/shapes.ts';
import { slugSchema } from './library.ts';
import { recipeCardSchema, recipeFactsSchema, recipeInputSchema } from './recipes.ts';
import { recipeVisibilities, withheldStates } from './vocabularies.ts';

/** What a member enters for a recipe of their own. Implements BEYOND-25. */
export const ownRecipeInput = recipeInputSchema.extend({
  visibility: z.enum(recipeVisibilities).default('public'),
});
export type OwnRecipeInput = z.output<typeof ownRecipeInput>;

/** A new recipe, which may be a variation of one that everybody may read. */
export const newRecipeInput = ownRecipeInput.extend({ basedOn: idSchema.nullable().default(null) });
export type NewRecipeInput = z.output<typeof newRecipeInput>;

/** In the list of the member's own recipes. */
export const ownRecipeCardSchema = recipeCardSchema.extend({
  visibility: z.enum(recipeVisibilities),
  withheld: z.enum(withheldStates).nullable(),
});
export type OwnRecipeCard = z.output<typeof ownRecipeCardSchema>;

/** A recipe that is still being written: what its strength and its likeness to others are told from. */
export const recipeDraftInput = recipeInputSchema
  .pick({ method: true, glass: true, ice: true, serves: true, spec: true })
  .extend({ name: line(120).nullable() });
export type RecipeDraftInput = z.output<typeof recipeDraftInput>;

export const recipeDraftSchema = z.strictObject({
  /** For each line the ingredient of the vocabulary it is taken for; null where it knows none. */
  ingredients: z.array(z.strictObject({ slug: slugSchema, name: z.string() }).nullable()),
  facts: recipeFactsSchema,
  alcoholic: z.boolean(),
  /** Public recipes of the same name, and those built almost the same. */
  alike: z.array(recipeCardSchema.pick({ id: true, slug: true, name: true })).max(5),
});
export type RecipeDraft = z.output<typeof recipeDraftSchema>;
