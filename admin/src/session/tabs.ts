import type { Session } from '@barspoon/contracts';

/** What the member app's tabs tell each other, and the console with them: one browser, one session. */
export type TabMessage = { kind: 'opened'; session: Session; name: string } | { kind: 'closed' };

const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('session');

export const tabs = {
  send: (message: TabMessage): void => channel?.postMessage(message),
  listen(listener: (message: TabMessage) => void): void {
    if (channel) channel.onmessage = (event: MessageEvent<TabMessage>) => listener(event.data);
  },
};

/** Runs `work` while no other tab does: two rotations of one refresh cookie at once would end the session. */
export const alone = <T>(work: () => Promise<T>): Promise<T> =>
  navigator.locks ? (navigator.locks.request('session-refresh', work) as Promise<T>) : work();
