import { preparationRoutes } from '@barspoon/contracts';
import { routeQuery } from '../../../lib/api/queries.ts';

export const preparationsQuery = (id: string) => routeQuery(preparationRoutes.list, { params: { id } });

export const ownPreparationsQuery = (id: string) => routeQuery(preparationRoutes.own, { params: { id } });

/** What is made: an ingredient of the library, or what an own recipe makes. */
export type Made = { ingredient: string } | { recipeId: string };

export const batchCostQuery = (made: Made, ml: number) =>
  routeQuery(preparationRoutes.cost, {
    params: { id: 'recipeId' in made ? made.recipeId : made.ingredient },
    query: { ml },
  });
