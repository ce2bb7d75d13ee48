import { leaderboardRoutes } from '@barspoon/contracts';
import { routeQuery } from '../../../lib/api/queries.ts';
import type { LeaderboardSearch } from '../leaderboard-search.ts';

export const pageSize = 20;

/** The first page of all time is what comes with the document. */
export const leaderboardQuery = ({ timespan, page = 1 }: LeaderboardSearch) => {
  const offset = (page - 1) * pageSize;
  return routeQuery(leaderboardRoutes.get, {
    query: { ...(timespan && { timespan }), ...(offset > 0 && { offset }) },
  });
};

export const ownRankQuery = ({ timespan }: LeaderboardSearch) =>
  routeQuery(leaderboardRoutes.mine, { query: timespan ? { timespan } : {} });
