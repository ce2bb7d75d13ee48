import { ownChallengeRoutes, publicChallengeRoutes } from '@barspoon/contracts';
import { pagedQuery, routeQuery } from '../../../lib/api/queries.ts';

export const challengesQuery = () => pagedQuery(publicChallengeRoutes.list, { query: {} });

export const challengeQuery = (id: string) => routeQuery(publicChallengeRoutes.get, { params: { id } });

export const entriesQuery = (id: string) =>
  pagedQuery(publicChallengeRoutes.entries, { params: { id }, query: {} });

export const totalsQuery = () => routeQuery(publicChallengeRoutes.totals, undefined);

export const standingsQuery = () => routeQuery(publicChallengeRoutes.leaderboard, { query: { limit: 50 } });

export const joinedQuery = () => routeQuery(ownChallengeRoutes.joined, undefined);

export const ownStandingQuery = (id: string) => routeQuery(ownChallengeRoutes.standing, { params: { id } });

export const ownEntriesQuery = () => pagedQuery(ownChallengeRoutes.entries, { query: {} });
