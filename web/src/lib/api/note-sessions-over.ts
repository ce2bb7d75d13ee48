import { type LiveSession, liveSessionRoutes, type OutputOf, type RealtimeData } from '@barspoon/contracts';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { sessionNews } from '../session-news.ts';
import { keyOf } from './queries.ts';

type Lists = InfiniteData<OutputOf<typeof liveSessionRoutes.list>>;

/** Keeps ended sessions on the page that shows them: the next response no longer contains them. */
export function noteSessionsOver(
  queryClient: QueryClient,
  { sessions }: RealtimeData<'live-sessions.changed'>,
): void {
  const shown = new Map<string, LiveSession>();
  for (const [, data] of queryClient.getQueriesData<Lists>({ queryKey: keyOf(liveSessionRoutes.list) }))
    for (const session of data?.pages.flatMap(({ items }) => items) ?? []) shown.set(session.id, session);
  for (const { id, status } of sessions) {
    const session = shown.get(id);
    if (session && (status === 'ended' || status === 'cancelled'))
      sessionNews.announce({ ...session, status });
  }
}
