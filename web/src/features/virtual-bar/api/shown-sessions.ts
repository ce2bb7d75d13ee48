import type { LiveSession } from '@barspoon/contracts';
import { useEffect, useSyncExternalStore } from 'react';
import { sessionNews } from '../../../lib/session-news.ts';

/** What the list holds, and where they stood those that were over while the page is open. Implements BEYOND-82. */
export function useShownSessions(items: readonly LiveSession[]): LiveSession[] {
  const over = useSyncExternalStore(sessionNews.subscribe, sessionNews.over, sessionNews.atFirst);
  useEffect(() => () => sessionNews.forget(), []);
  const open = items.filter(({ id }) => !over.has(id));
  return [...open, ...over.values()].sort(
    (a, b) => a.scheduledAt.localeCompare(b.scheduledAt) || a.id.localeCompare(b.id),
  );
}
