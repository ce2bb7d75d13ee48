import { z } from 'zod';
import { idSchema, line } from '../common/shapes.ts';
import { recipeFactSchema } from './events.ts';
import { garnishSchema, slugSchema } from './library.ts';
import { homemadeSchema, recipeCardSchema, recipeFactsSchema, recipeInputSchema } from './recipes.ts';
import { recipeVisibilities, rims, withheldStates } from './vocabularies.ts';

/** A member's input for one of their own recipes. Implements BEYOND-25. */
export const ownRecipeInput = recipeInputSchema.extend({
  visibility: z.enum(recipeVisibilities).default('public'),
});
export type OwnRecipeInput = z.output<typeof ownRecipeInput>;

/** A new recipe, optionally a variation of a public one. */
export const newRecipeInput = ownRecipeInput.extend({ basedOn: idSchema.nullable().default(null) });
export type NewRecipeInput = z.output<typeof newRecipeInput>;

/** In the list of the member's own recipes. */
export const ownRecipeCardSchema = recipeCardSchema.extend({
  visibility: z.enum(recipeVisibilities),
  withheld: z.enum(withheldStates).nullable(),
});
export type OwnRecipeCard = z.output<typeof ownRecipeCardSchema>;

/** An own recipe that makes an ingredient, with what its lines ask for. Implements BEYOND-300. */
export const homemadeRecipeSchema = z.strictObject({
  id: idSchema,
  name: z.string(),
  ...homemadeSchema.shape,
  parts: recipeFactSchema.shape.ingredients,
});
export type HomemadeRecipe = z.output<typeof homemadeRecipeSchema>;

/** A recipe that is still being written: the input for its strength and for similar recipes. */
export const recipeDraftInput = recipeInputSchema
  .pick({ method: true, glass: true, ice: true, serves: true, spec: true })
  .extend({
    name: line(120).nullable(),
    /** Garnish and rim in words: "lime wheel, salt rim". */
    garnish: z.string().trim().max(200).optional(),
  });
export type RecipeDraftInput = z.output<typeof recipeDraftInput>;

export const recipeDraftSchema = z.strictObject({
  /** The matching vocabulary ingredient of each line; null if there is none. */
  ingredients: z.array(z.strictObject({ slug: slugSchema, name: z.string() }).nullable()),
  facts: recipeFactsSchema,
  alcoholic: z.boolean(),
  /** What the words about the garnish say, and which of them say nothing known. Absent where none were given. */
  garnish: z
    .strictObject({
      read: z.array(garnishSchema),
      rim: z.enum(rims).nullable(),
      unknown: z.array(z.string()),
    })
    .optional(),
  /** Public recipes with the same name, and those with nearly the same spec. */
  alike: z.array(recipeCardSchema.pick({ id: true, slug: true, name: true })).max(5),
});
export type RecipeDraft = z.output<typeof recipeDraftSchema>;
