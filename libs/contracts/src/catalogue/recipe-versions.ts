import { z } from 'zod';
import { momentSchema } from '../common/shapes.ts';
import { recipeInputSchema } from './recipes.ts';

/** Max stored versions of a recipe; the oldest are dropped. */
export const recipeVersionsMax = 50;

/** What a version keeps of a recipe: what is written in it. Its photo and who sees it stay as they are now. */
export const versionedRecipeSchema = recipeInputSchema.omit({ image: true });
export type VersionedRecipe = z.output<typeof versionedRecipeSchema>;

/** A recipe as it stood after one of its changes. */
export const recipeVersionSummarySchema = z.strictObject({
  /** The recipe's revision at that time. */
  version: z.number().int().min(1),
  name: z.string(),
  savedAt: momentSchema,
  /** An admin made this change, not the author. */
  byAdmin: z.boolean(),
});
export type RecipeVersionSummary = z.output<typeof recipeVersionSummarySchema>;

export const recipeVersionSchema = recipeVersionSummarySchema.extend({ recipe: versionedRecipeSchema });
export type RecipeVersion = z.output<typeof recipeVersionSchema>;
