import type { QueryClient } from '@tanstack/react-query';
import { keepFavourites } from './features/recipes/offline/keep-favourites.ts';
import { followServer } from './follow-server.ts';
import { installOfflineWorker } from './lib/offline-worker.ts';
import { keepActive } from './lib/session/keep-active.ts';

/** What goes on beside the page and is fetched after it. */
export function workInBackground(queryClient: QueryClient): void {
  followServer(queryClient);
  keepActive();
  keepFavourites(queryClient);
  installOfflineWorker();
}
