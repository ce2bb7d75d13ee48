import type { Feature } from '@barspoon/messaging';
import { RecipeIndex } from './recipe-index.ts';
import { SearchLeader } from './search-leader.ts';
import { SearchedRecipes } from './searched-recipes.repository.ts';

export const recipeIndexFeature: Feature = {
  providers: [RecipeIndex, SearchedRecipes, SearchLeader],
};
