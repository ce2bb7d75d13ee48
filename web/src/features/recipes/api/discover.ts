import { discoverRoutes, ingredientRoutes } from '@barspoon/contracts';
import { pagedQuery, routeQuery } from '../../../lib/api/queries.ts';
import type { DiscoverSearch } from '../discover-search.ts';

/** Implements DISC-11 to DISC-14, DISC-16. */
export const discoverQuery = ({ page: _, ...filters }: DiscoverSearch) =>
  pagedQuery(discoverRoutes.search, { query: filters as Record<string, string> });

/** Ingredients whose names hold what is typed. */
/** Ingredients and groups of them to leave out. */
export const leftOutQuery = (q: string) =>
  routeQuery(ingredientRoutes.suggest, { query: { q: q || undefined, limit: 12, groups: true } });
