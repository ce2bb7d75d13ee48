import { followRoutes, socialRoutes } from '@barspoon/contracts';
import { pagedQuery, routeQuery } from '../../../lib/api/queries.ts';

/** Implements SOC-04. */
export const feedQuery = () => pagedQuery(socialRoutes.feed, { query: {} });
export const statsQuery = () => routeQuery(socialRoutes.stats, undefined);

/** Whoever is followed from the list stays in it until the page is reloaded. Implements BEYOND-89. */
export const suggestedQuery = () => ({
  ...routeQuery(followRoutes.suggested, undefined),
  staleTime: Number.POSITIVE_INFINITY,
});

export type FollowSide = 'followers' | 'following';
export const followListQuery = (side: FollowSide, username: string) =>
  pagedQuery(followRoutes[side], { params: { username }, query: {} });
export const countsQuery = (username: string) => routeQuery(followRoutes.counts, { params: { username } });
export const relationQuery = (id: string) => routeQuery(followRoutes.relation, { params: { id } });
