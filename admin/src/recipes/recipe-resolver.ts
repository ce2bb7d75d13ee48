import { recipeInputSchema } from '@barspoon/contracts';
import { contractResolver } from '../data/contract-resolver.ts';
import { type RecipeForm, recipeFieldOf, recipeInputOf } from './recipe-form.ts';

export const recipeResolver = contractResolver<RecipeForm>(recipeInputSchema, recipeInputOf, recipeFieldOf);
