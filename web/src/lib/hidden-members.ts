import { distanceRoutes } from '@barspoon/contracts';
import { useQuery } from '@tanstack/react-query';
import { routeQuery } from './api/queries.ts';
import { useSession } from './session/use-session.ts';

const nobody: ReadonlySet<string> = new Set();

/** Members whose posts and comments the reader does not see: those the reader blocks or mutes, or who block the reader. */
export function useHiddenMembers(): ReadonlySet<string> {
  const { status } = useSession();
  const { data } = useQuery({
    ...routeQuery(distanceRoutes.hidden, undefined),
    enabled: status === 'member',
    select: ({ memberIds }) => new Set(memberIds),
  });
  return data ?? nobody;
}
