import type { Session } from '@barspoon/contracts';

/** What happens to the session of a browser. */
export type SessionChange =
  | { kind: 'opened'; session: Session; name: 'SIGNED_IN' | 'TOKEN_REFRESHED' }
  | { kind: 'closed' /** The server's, if it ended the session. */; reason?: string | undefined };

const MARK = 'session';
const hasTabs = typeof document !== 'undefined' && typeof BroadcastChannel !== 'undefined';
const channel = hasTabs ? new BroadcastChannel('session') : null;

/** The other tabs of this browser. */
export const tabs = {
  send: (change: SessionChange) => channel?.postMessage(change),
  listen(listener: (change: SessionChange) => void) {
    if (channel) channel.onmessage = (event: MessageEvent<SessionChange>) => listener(event.data);
  },
};

/** Runs `work` while no other tab does: two rotations of one refresh token at once would end the session. */
export const alone = (work: () => Promise<void>): Promise<void> =>
  navigator.locks ? navigator.locks.request('session-refresh', work) : work();

/** Whether this browser had a session when it was last open; only a hint, the cookie decides. */
export const sessionRemembered = (): boolean => localStorage.getItem(MARK) !== null;

export function rememberSession(open: boolean): void {
  if (open) localStorage.setItem(MARK, 'open');
  else localStorage.removeItem(MARK);
}
