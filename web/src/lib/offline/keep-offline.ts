import { isProblem, sessionRemembered } from '@barspoon/browser';
import { onlineManager, type QueryCacheNotifyEvent, type QueryClient } from '@tanstack/react-query';
import { session } from '../session/session.ts';
import { followConnection, recall } from './connection.ts';
import { withWaiting } from './foreseen.ts';
import { keptAnswers } from './kept-answers.ts';
import { sendWaiting } from './send-changes.ts';
import { waitingChanges } from './waiting-changes.ts';

export { recall };

/**
 * Keeps what the member reads of their bar on this device, shows it while the server cannot be reached, and sends what
 * they did meanwhile. Implements BEYOND-238, BEYOND-239.
 */
export function keepOffline(queryClient: QueryClient): () => void {
  const stopKeeping = queryClient.getQueryCache().subscribe((event) => keepOrShow(queryClient, event));
  const stopFollowing = followConnection();
  const send = () => void sendWaiting(queryClient);
  const stopSending = onlineManager.subscribe((isOnline) => isOnline && send());
  const stopListening = session.listen((event) => {
    // A session that ran out may go on: what waits is theirs alone, and goes only when they leave or somebody else comes.
    const hasLeft = event.name === 'SIGNED_OUT' && event.reason === undefined;
    void dropOthers(hasLeft).then(send);
  });
  void dropOthers(false).then(send);
  return () => {
    for (const stop of [stopKeeping, stopFollowing, stopSending, stopListening]) stop();
  };
}

async function dropOthers(hasLeft: boolean): Promise<void> {
  const { memberId } = session.state();
  // Without a network nobody knows who is here.
  if (memberId === null && sessionRemembered()) return;
  await keptAnswers.keepOnlyOf(memberId);
  if (memberId !== null || hasLeft) await waitingChanges.keepOnlyOf(memberId);
  else await waitingChanges.load();
}

function keepOrShow(queryClient: QueryClient, event: QueryCacheNotifyEvent): void {
  const { query } = event;
  if (!keptAnswers.isKept(query)) return;
  if (event.type === 'added' && !onlineManager.isOnline() && query.state.data === undefined)
    void keptAnswers.show(queryClient, query);
  if (event.type !== 'updated') return;
  const { action } = event;
  if (action.type === 'error' && query.state.data === undefined && isProblem(action.error, 0, 502, 503, 504))
    void keptAnswers.show(queryClient, query);
  if (action.type !== 'success' || action.manual) return;
  void keptAnswers.keep(query);
  const { data, dataUpdatedAt: updatedAt } = query.state;
  const shown = withWaiting(data, query.queryKey);
  if (shown !== data) query.setData(shown, { updatedAt, manual: true });
}
