import type { Feature } from '@barspoon/messaging';
import { RecipeChangesRepository } from './recipe-changes.repository.ts';

export const recipeChangesFeature: Feature = {
  providers: [RecipeChangesRepository],
};
