import { whenIdle } from './when-idle.ts';

/** Installs the service worker (`vite/offline.ts`) once the page is up, so that it competes with nothing. */
export function installOfflineWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  whenIdle(() => {
    // Without it the app only lacks offline reading.
    navigator.serviceWorker.register('/sw.js').catch((error) => console.info('No offline reading', error));
  });
}
