import type { Session } from '@barspoon/contracts';

export type TabMessage =
  | { kind: 'opened'; session: Session; name: 'SIGNED_IN' | 'TOKEN_REFRESHED' }
  | { kind: 'closed'; reason?: string | undefined };

const MARK = 'session';
const hasTabs = typeof document !== 'undefined' && typeof BroadcastChannel !== 'undefined';
const channel = hasTabs ? new BroadcastChannel('session') : null;

/** The other tabs of this browser. */
export const tabs = {
  send: (message: TabMessage) => channel?.postMessage(message),
  listen(listener: (message: TabMessage) => void) {
    if (channel) channel.onmessage = (event: MessageEvent<TabMessage>) => listener(event.data);
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
