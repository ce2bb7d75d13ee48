import type { EdgeFeature } from '../edge-feature.ts';
import { RecipeFileRoutes } from './recipe-file-routes.ts';

export const recipeFilesFeature: EdgeFeature = {
  routes: [RecipeFileRoutes],
};
