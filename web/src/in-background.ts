import type { QueryClient } from '@tanstack/react-query';
import { followServer } from './follow-server.ts';
import { keepActive } from './lib/session/keep-active.ts';

/** What goes on beside the page and is fetched after it. */
export function workInBackground(queryClient: QueryClient): void {
  followServer(queryClient);
  keepActive();
}
