import { rememberSession } from '@barspoon/browser';
import type { GoogleOutcome } from '@barspoon/contracts';

/**
 * Reads, once, the result of a sign-in with Google from the address's fragment. After a success there is a session cookie
 * that the app does not know yet. Implements AUTH-16, AUTH-17.
 */
export function returnFromGoogle(): void {
  const outcome = /^#google=([a-z]+)$/.exec(location.hash)?.[1];
  if (!outcome) return;
  history.replaceState(history.state, '', location.pathname + location.search);
  if (outcome === 'done') rememberSession(true);
  void import('./tell-outcome.ts').then(({ tellOutcome }) => tellOutcome(outcome as GoogleOutcome));
}
