import { z } from 'zod';
import { idSchema } from '../common/shapes.ts';

/** The recipe of a session as everybody sees it. `available` is false once it is deleted or not public anymore. */
export const sessionRecipeSchema = z.strictObject({ recipeId: idSchema, available: z.boolean() });

/**
 * Where those inside a room are in its recipe: at step 0 they get the ingredients ready, then follow its instructions
 * one by one. Whoever knows a later revision knows more. Implements BEYOND-84.
 */
export const mixAlongSchema = z.strictObject({
  ...sessionRecipeSchema.shape,
  step: z.number().int().min(0),
  /** The number of its instructions. */
  steps: z.number().int().min(1),
});
export type MixAlong = z.output<typeof mixAlongSchema>;

export const mixAlongStateSchema = z.strictObject({
  mixAlong: mixAlongSchema.nullable(),
  revision: z.number().int().min(0),
});
export type MixAlongState = z.output<typeof mixAlongStateSchema>;

export const mixAlongInput = z.strictObject({ recipeId: idSchema.nullable() });

/** Names the recipe too: a step of another one than the host sees is refused. */
export const mixAlongStepInput = z.strictObject({
  recipeId: idSchema,
  step: z.number().int().min(0).max(100),
});
