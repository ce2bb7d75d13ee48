import type { RealtimeData, RealtimeName } from '@barspoon/contracts';
import type { Socket } from 'socket.io-client';
import { session } from './session/session.ts';

type Handlers = { [N in RealtimeName]: (data: RealtimeData<N>) => void };

type Entered = { revision: number } | { refused: true };

/** Rooms that open pages want to be in, each joined again whenever the connection is reopened. */
const wantedRooms = new Map<string, () => void>();
let connection: Socket | undefined;

function askFor(room: string): void {
  connection?.emit('room.enter', room, (answer: Entered) => {
    if ('revision' in answer) wantedRooms.get(room)?.();
  });
}

/**
 * Subscribes to the messages in the room of a live session, until the returned function
 * is called. @param onEntered called each time the server has admitted this page: it may have missed earlier messages
 */
export function enterRoom(room: string, onEntered: () => void): () => void {
  wantedRooms.set(room, onEntered);
  if (connection?.connected) askFor(room);
  return () => {
    wantedRooms.delete(room);
    if (connection?.connected) connection.emit('room.leave', room);
  };
}

/** Waits between attempts to reconnect. Implements AUTH-31. */
const BACKOFF_MS = [1000, 2000, 5000, 10_000];

/**
 * Keeps a connection over which the server reports changes. A member's connection also receives what concerns only
 * them, so it is reopened when somebody signs in or out.
 * @param onReturn called when the connection is back after a break, in which messages may have been missed
 */
export async function listenToServer(handlers: Handlers, onReturn: () => void): Promise<() => void> {
  const [{ io }] = await Promise.all([import('socket.io-client'), session.known]);
  const socket = io({
    path: '/socket.io',
    transports: ['websocket'],
    timeout: 10_000,
    reconnection: false,
    auth: (give) => give({ token: session.token ?? undefined }),
  });
  for (const [name, handle] of Object.entries(handlers)) socket.on(name, handle);
  connection = socket;
  socket.on('connect', () => {
    for (const room of wantedRooms.keys()) askFor(room);
  });
  const stopRetrying = reconnectWithBackoff(socket, onReturn);

  // A member who began without a connection has no token yet.
  const admitted = () => session.token && session.state().memberId;
  let former = admitted();
  const stopFollowing = session.listen(() => {
    const memberId = admitted();
    if (memberId === former) return;
    former = memberId;
    socket.disconnect().connect();
  });
  return () => {
    stopFollowing();
    stopRetrying();
    socket.disconnect();
  };
}

function reconnectWithBackoff(socket: Socket, onReturn: () => void): () => void {
  let attempts = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const retry = () => {
    clearTimeout(timer);
    timer = setTimeout(() => socket.connect(), BACKOFF_MS[Math.min(attempts, BACKOFF_MS.length - 1)]);
    attempts += 1;
  };
  socket.on('connect', () => {
    if (attempts > 0) onReturn();
    attempts = 0;
  });
  socket.on('connect_error', retry);
  socket.on('disconnect', (reason) => {
    if (reason !== 'io client disconnect') retry();
  });
  return () => clearTimeout(timer);
}
