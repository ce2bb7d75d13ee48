import type { GoogleOutcome } from '@barspoon/contracts';
import { rememberSession } from '../../../lib/session/tabs.ts';

/**
 * Reads, once, what the address's fragment says of a sign-in with Google that has just come back. After a good one there
 * is a session cookie this browser does not know of yet. Implements AUTH-16, AUTH-17.
 */
export function returnFromGoogle(): void {
  const outcome = /^#google=([a-z]+)$/.exec(location.hash)?.[1];
  if (!outcome) return;
  history.replaceState(history.state, '', location.pathname + location.search);
  if (outcome === 'done') rememberSession(true);
  void import('./tell-outcome.ts').then(({ tellOutcome }) => tellOutcome(outcome as GoogleOutcome));
}
