import { reloadAfterDeploy } from '@barspoon/browser';
import type { QueryClient } from '@tanstack/react-query';
import { keepFavorites } from './features/recipes/offline/keep-favorites.ts';
import { followServer } from './follow-server.ts';
import { installOfflineWorker } from './lib/offline-worker.ts';
import { keepAccess } from './lib/session/keep-access.ts';
import { keepActive } from './lib/session/keep-active.ts';
import { keepFresh } from './lib/session/keep-fresh.ts';

/** A file of its own: the start of every page would else name all files it needs. */
const offline = () => import('./lib/offline/keep-offline.ts');

/** Who was here last, while the server cannot say it. */
export const recall = async (queryClient: QueryClient): Promise<string | null> =>
  (await offline()).recall(queryClient);

/**
 * What runs in the background of the page and is loaded after it.
 * @param onAccessLost is called when the member's access has ended while a page is open
 */
export function workInBackground(queryClient: QueryClient, onAccessLost: () => void): void {
  reloadAfterDeploy();
  keepFresh();
  keepAccess(queryClient, onAccessLost);
  followServer(queryClient);
  keepActive();
  void offline().then(({ keepOffline }) => keepOffline(queryClient));
  keepFavorites(queryClient);
  installOfflineWorker();
  // Logging out works without a connection, too.
  void import('./features/shell/leave.ts');
}
