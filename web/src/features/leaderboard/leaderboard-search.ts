import { type Timespan, timespans } from '@barspoon/contracts';
import { oneOf } from '../../lib/search-params.ts';

/** What the address of `/leaderboard` says. */
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
