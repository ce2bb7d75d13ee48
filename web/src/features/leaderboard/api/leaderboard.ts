import { leaderboardRoutes, type Timespan, timespans } from '@barspoon/contracts';
import { routeQuery } from '../../../lib/api/queries.ts';
import { oneOf } from '../../../lib/search-params.ts';

export const pageSize = 20;

export interface LeaderboardSearch {
  timespan?: Timespan | undefined;
  /** From 2 on; the first is not written into the address. */
  page?: number | undefined;
}

export const readLeaderboardSearch = (raw: Record<string, unknown>): LeaderboardSearch => {
  const page = Number(raw.page);
  const timespan = oneOf(timespans, raw.timespan);
  return {
    timespan: timespan === 'all_time' ? undefined : timespan,
    page: Number.isInteger(page) && page > 1 && page <= 500_000 ? page : undefined,
  };
};

/** The first page of all time is what comes with the document. */
export const leaderboardQuery = ({ timespan, page = 1 }: LeaderboardSearch) => {
  const offset = (page - 1) * pageSize;
  return routeQuery(leaderboardRoutes.get, {
    query: { ...(timespan && { timespan }), ...(offset > 0 && { offset }) },
  });
};

export const ownRankQuery = ({ timespan }: LeaderboardSearch) =>
  routeQuery(leaderboardRoutes.mine, { query: timespan ? { timespan } : {} });
