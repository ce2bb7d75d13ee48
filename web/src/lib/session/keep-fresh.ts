import { session } from './session.ts';

/** Implements AUTH-29. */
const TICK_MS = 30_000;
const TICKS_BEFORE_EXPIRY = 3;

function tick(): void {
  const { expiresAt } = session;
  if (expiresAt === null || expiresAt - Date.now() > TICKS_BEFORE_EXPIRY * TICK_MS) return;
  // An unreachable server is asked again at the next tick.
  session.refresh().catch(() => {});
}

/** Renews the access token before it expires, also right after the tab was asleep or offline. */
export function keepFresh(): () => void {
  const timer = setInterval(tick, TICK_MS);
  const onVisible = () => {
    if (document.visibilityState === 'visible') tick();
  };
  document.addEventListener('visibilitychange', onVisible);
  window.addEventListener('online', tick);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onVisible);
    window.removeEventListener('online', tick);
  };
}
