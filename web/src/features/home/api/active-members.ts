import { memberActivityRoutes } from '@barspoon/contracts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { routeQuery } from '../../../lib/api/queries.ts';

/** Implements HOME-04, HOME-05. */
const PAUSE_MS = 500;
const POLL_MS = 2 * 60_000;

/**
 * How many members were active in the last 24 hours, half a second after the page is shown; undefined until then and
 * on failure, which is only logged. Implements HOME-04 to HOME-06.
 */
export function useActiveMembers(): number | undefined {
  const [waited, setWaited] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setWaited(true), PAUSE_MS);
    return () => clearTimeout(timer);
  }, []);
  const { data } = useQuery({
    ...routeQuery(memberActivityRoutes.activeCount, undefined),
    enabled: waited,
    refetchInterval: POLL_MS,
  });
  return data?.count;
}
