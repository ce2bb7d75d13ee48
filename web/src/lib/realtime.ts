import type { RealtimeData, RealtimeName } from '@barspoon/contracts';
import type { Socket } from 'socket.io-client';
import { session } from './session/session.ts';

type Handlers = { [N in RealtimeName]: (data: RealtimeData<N>) => void };

/** Waits between attempts to reconnect. Implements AUTH-31. */
const BACKOFF_MS = [1000, 2000, 5000, 10_000];

let socket: Socket | null = null;

/**
 * Keeps a connection while a member is signed in, from which the server tells what changed. Visitors get no connection:
 * what they read is refetched when they come back to the tab.
 */
export function listenWhileSignedIn(handlers: Handlers): () => void {
  const follow = () => {
    if (session.state().status === 'member') void connect(handlers);
    else disconnect();
  };
  follow();
  const stop = session.listen(follow);
  return () => {
    stop();
    disconnect();
  };
}

async function connect(handlers: Handlers): Promise<void> {
  if (socket) return;
  const { io } = await import('socket.io-client');
  if (socket || !session.token) return;
  const opened = io({
    path: '/socket.io',
    transports: ['websocket'],
    timeout: 10_000,
    reconnection: false,
    auth: (give) => give({ token: session.token }),
  });
  socket = opened;
  for (const [name, handle] of Object.entries(handlers)) opened.on(name, handle);

  let attempts = 0;
  opened.on('connect', () => {
    attempts = 0;
  });
  const retry = () => {
    const wait = BACKOFF_MS[Math.min(attempts, BACKOFF_MS.length - 1)];
    attempts += 1;
    setTimeout(() => socket === opened && opened.connect(), wait);
  };
  opened.on('connect_error', retry);
  opened.on('disconnect', (reason) => {
    if (reason !== 'io client disconnect') retry();
  });
}

function disconnect(): void {
  socket?.disconnect();
  socket = null;
}
