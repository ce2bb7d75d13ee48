import type { Feature } from '@barspoon/messaging';
import { RecipeRemovals } from './recipe-removals.ts';

export const recipeRemovalsFeature: Feature = {
  providers: [RecipeRemovals],
};
