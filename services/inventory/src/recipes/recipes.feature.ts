import type { Feature } from '@barspoon/messaging';
import { ReadersRecipes } from './readers-recipes.ts';

export const recipesFeature: Feature = { providers: [ReadersRecipes] };
