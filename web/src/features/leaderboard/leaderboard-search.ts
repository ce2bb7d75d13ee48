import { timespans } from '@barspoon/contracts';
import { addressReader, oneOf } from '../../lib/search-params.ts';

/** What the address of `/leaderboard` says. */
export type LeaderboardSearch = ReturnType<typeof readLeaderboardSearch>;

export const readLeaderboardSearch = addressReader((raw) => {
  const page = Number(raw.page);
  const timespan = oneOf(timespans, raw.timespan);
  return {
    timespan: timespan === 'all_time' ? undefined : timespan,
    // From 2 on; the first is not written into the address.
    page: Number.isInteger(page) && page > 1 && page <= 500_000 ? page : undefined,
  };
});
