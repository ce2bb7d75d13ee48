/** Installs the service worker (`vite/offline.ts`). */
export function installOfflineWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // Without it, the app only lacks offline support.
  navigator.serviceWorker.register('/sw.js').catch((error) => console.info('No offline reading', error));
}
