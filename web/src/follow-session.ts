import { sessionRemembered } from '@barspoon/browser';
import type { QueryClient } from '@tanstack/react-query';
import { keepOnlyOf } from './lib/left-on-device.ts';
import { session } from './lib/session/session.ts';
import { toasts } from './ui/toasts/toasts.ts';

/**
 * When somebody else is signed in than before, cached data of the former member is dropped and what open pages show is
 * refetched; what they kept on this device is dropped too. The profile updates itself. Implements AUTH-23, AUTH-24,
 * BEYOND-148.
 */
export function followSession(queryClient: QueryClient): () => void {
  session.confirmWith(async () =>
    (await import('./features/account/confirm/ask-to-confirm.tsx')).askToConfirm(),
  );
  let former = session.state().memberId;
  return session.listen((event) => {
    const { memberId } = session.state();
    const changed = memberId !== former;
    former = memberId;
    if (event.name === 'SIGNED_OUT' && event.reason) toasts.error({ title: event.reason, stays: true });
    // Without a network nobody knows who is here: what is kept to be read offline stays.
    if (memberId !== null || !sessionRemembered()) void keepOnlyOf(memberId);
    // Whoever is recalled at the start has nothing to be asked for again.
    if (!changed || event.name === 'INITIAL_SESSION') return;
    if (memberId === null) queryClient.removeQueries({ predicate: ({ meta }) => meta?.membersOnly === true });
    void queryClient.resetQueries({ predicate: ({ meta }) => meta?.personal === true });
  });
}
