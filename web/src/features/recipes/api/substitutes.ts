import { ingredientRoutes, type SpecLine } from '@barspoon/contracts';
import { routeQuery } from '../../../lib/api/queries.ts';

/** What can stand in for the ingredients of a recipe, asked for all of its lines at once. */
export const substitutesQuery = (spec: readonly SpecLine[]) => {
  const ingredients = [...new Set(spec.flatMap(({ ingredient }) => ingredient ?? []))].sort();
  return {
    ...routeQuery(ingredientRoutes.substitutes, { query: { ingredients } }),
    enabled: ingredients.length > 0,
  };
};
