import { matchRoutes } from '@barspoon/contracts';
import { pagedQuery, routeQuery } from '../../../lib/api/queries.ts';

/** Recipes the bar meets, best first, with substitutes counted or not. Implements MATCH-01. */
export const matchesQuery = (swaps: boolean) =>
  pagedQuery(matchRoutes.list, { query: swaps ? { swaps } : {} });

/** Recipes the bar meets wholly, or all open bars at once. Implements MATCH-10, BEYOND-202. */
export const makeableQuery = (swaps: boolean, allBars: boolean) =>
  pagedQuery(matchRoutes.list, {
    query: { makeable: true, ...(swaps && { swaps }), ...(allBars && { allBars }) },
  });

/** How many purchases are proposed: what one can weigh against each other. */
const FEW = 3;

/** The single purchases that would make the most new drinks. */
export const nextBottlesQuery = (allBars: boolean) =>
  routeQuery(matchRoutes.nextBottles, { query: { limit: FEW, ...(allBars && { allBars }) } });
