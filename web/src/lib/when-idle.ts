/** Runs `work` when the browser has nothing better to do, so that it does not slow the first paint. */
export function whenIdle(work: () => unknown): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 5000 });
  else setTimeout(work, 1500);
}
