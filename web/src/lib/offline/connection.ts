import { onlineManager, type QueryClient } from '@tanstack/react-query';
import { session } from '../session/session.ts';
import { keptAnswers } from './kept-answers.ts';
import { waitingChanges } from './waiting-changes.ts';

/** Whose things are on this device (`left-on-device.ts` names it). */
const OWNER = 'things-of';
const probeMs = 5000;

/**
 * Who was here last, while the server cannot say it: their own things are shown as they were read last. Null where this
 * device keeps nothing of anybody.
 */
export async function recall(queryClient: QueryClient): Promise<string | null> {
  const memberId = localStorage.getItem(OWNER);
  await waitingChanges.load();
  if (memberId === null || !(await keptAnswers.showAll(queryClient, memberId))) return null;
  onlineManager.setOnline(false);
  return memberId;
}

/** Lets queries wait while there is no connection, and until a member who began without one has a token. */
export function followConnection(): () => void {
  let probe: ReturnType<typeof setTimeout> | undefined;
  const look = async () => {
    clearTimeout(probe);
    if (!navigator.onLine) return onlineManager.setOnline(false);
    const lacksToken = session.state().status === 'member' && !session.token;
    const isBack =
      !lacksToken ||
      (await session.refresh().then(
        () => true,
        () => false,
      ));
    if (isBack) onlineManager.setOnline(true);
    else probe = setTimeout(look, probeMs);
  };
  onlineManager.setEventListener(() => {
    for (const name of ['online', 'offline']) window.addEventListener(name, look);
    return () => {
      for (const name of ['online', 'offline']) window.removeEventListener(name, look);
    };
  });
  void look();
  return () => clearTimeout(probe);
}
