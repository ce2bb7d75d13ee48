import { postRoutes } from '@barspoon/contracts';
import { useQuery } from '@tanstack/react-query';
import { routeQuery } from '../../../lib/api/queries.ts';
import { useSession } from '../../../lib/session/use-session.ts';

const none: ReadonlySet<string> = new Set();

/** Which of these posts the member likes; nothing for visitors and until known. */
export function useLikedMarks(postIds: string[]): ReadonlySet<string> {
  const { status } = useSession();
  const { data } = useQuery({
    ...routeQuery(postRoutes.marks, { query: { postIds } }),
    enabled: status === 'member' && postIds.length > 0,
    select: ({ liked }) => new Set(liked),
  });
  return data ?? none;
}
