import { distanceRoutes, followRoutes } from '@barspoon/contracts';
import { useQuery } from '@tanstack/react-query';
import { routeQuery } from './api/queries.ts';
import { useSession } from './session/use-session.ts';

const nobody: ReadonlySet<string> = new Set();

/** Members whose contributions the reader does not see: those the reader blocks or mutes, or who block the reader. */
export function useHiddenMembers(): ReadonlySet<string> {
  const { status } = useSession();
  const { data } = useQuery({
    ...routeQuery(distanceRoutes.hidden, undefined),
    enabled: status === 'member',
    select: ({ memberIds }) => new Set(memberIds),
  });
  return data ?? nobody;
}

/** Whether a member blocks the reader, whose page is not there for them. Whoever blocks or mutes sees it, to take that back. */
export function useBlocksReader(memberId: string | undefined): boolean {
  const isHidden = useHiddenMembers().has(memberId ?? '');
  const { data } = useQuery({
    ...routeQuery(followRoutes.relation, { params: { id: memberId ?? '' } }),
    enabled: isHidden,
  });
  return isHidden && data !== undefined && !data.blocked && !data.muted;
}
