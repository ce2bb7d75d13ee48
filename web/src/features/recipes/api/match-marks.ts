import { type Match, matchRoutes } from '@barspoon/contracts';
import { useQuery } from '@tanstack/react-query';
import { routeQuery } from '../../../lib/api/queries.ts';
import { useProfile, useSession } from '../../../lib/session/use-session.ts';

/**
 * How far the member's bar meets these recipes, by recipe id, with substitutes counted or not; undefined for visitors and until known.
 */
export function useMatchMarks(recipeIds: string[], swaps = false): ReadonlyMap<string, Match> | undefined {
  const { status } = useSession();
  const hasAccess = useProfile()?.access.granted === true;
  const { data } = useQuery({
    ...routeQuery(matchRoutes.marks, { query: { recipeIds, ...(swaps && { swaps }) } }),
    enabled: status === 'member' && hasAccess && recipeIds.length > 0,
    select: ({ items }) => new Map(items.map((match) => [match.recipeId, match])),
  });
  return data;
}
