import { matchRoutes } from '@barspoon/contracts';
import { useQuery } from '@tanstack/react-query';
import { routeQuery } from '../../../lib/api/queries.ts';
import { useProfile, useSession } from '../../../lib/session/use-session.ts';

/** What the reader's bar lacks for a recipe and what on it stands in; `hasBar` is false for those without one. */
export function useSwaps(recipeId: string) {
  const isMember = useSession().status === 'member';
  const profile = useProfile();
  const hasBar = isMember && profile?.access.granted === true;
  const { data, isError, refetch } = useQuery({
    ...routeQuery(matchRoutes.swaps, { params: { id: recipeId } }),
    enabled: hasBar,
  });
  return { hasBar, isKnown: !isMember || profile !== undefined, swaps: data?.items, isError, refetch };
}
