import { type Match, matchRoutes, type Swap } from '@barspoon/contracts';
import { useQuery } from '@tanstack/react-query';
import { routeQuery } from '../../../lib/api/queries.ts';
import { useProfile, useSession } from '../../../lib/session/use-session.ts';

/** An ingredient the reader's bar lacks, as the recipe writes it, with what stands in for it there. */
export interface Lack {
  name: string;
  swap: Swap | undefined;
}

const lacksOf = ({ swaps, missing }: Match): Lack[] => [
  ...swaps.map((swap) => ({ name: swap.instead, swap })),
  ...missing.map((name) => ({ name, swap: undefined })),
];

/** What the reader's bar lacks for a recipe and what on it stands in; `hasBar` is false for those without one. */
export function useLacks(recipeId: string) {
  const isMember = useSession().status === 'member';
  const profile = useProfile();
  const hasBar = isMember && profile?.access.granted === true;
  const { data, isError, refetch } = useQuery({
    ...routeQuery(matchRoutes.marks, { query: { recipeIds: [recipeId], swaps: true } }),
    enabled: hasBar,
  });
  return {
    hasBar,
    isKnown: !isMember || profile !== undefined,
    lacks: data?.items.flatMap(lacksOf),
    isError,
    refetch,
  };
}
