import { matchRoutes } from '@barspoon/contracts';
import { pagedQuery, routeQuery } from '../../../lib/api/queries.ts';

/** Recipes the bar meets, best first. Implements MATCH-01. */
export const matchesQuery = () => pagedQuery(matchRoutes.list, { query: {} });

/** Recipes the bar meets wholly. Implements MATCH-10. */
export const makeableQuery = () => pagedQuery(matchRoutes.list, { query: { makeable: true } });

/** The single purchases that would make the most new drinks. */
export const nextBottlesQuery = () => routeQuery(matchRoutes.nextBottles, { query: {} });
