import type { RealtimeName } from '@barspoon/contracts';
import { io } from 'socket.io-client';
import { session } from './session.ts';

/** What is said of whoever is signed in here, and lets the sign-in gate decide again. */
const aboutHer: readonly RealtimeName[] = ['standing.changed', 'session.ended'];

/**
 * Keeps the door true while the console is open: who is demoted, suspended or signed out elsewhere sees it closed at
 * once, who is promoted sees it open, and who gets another role sees what that one opens. Implements ACCESS-14, BEYOND-03, BEYOND-07.
 */
export function followStanding(): void {
  const decide = () => void session.decideAgain();
  const socket = io({
    path: '/socket.io',
    transports: ['websocket'],
    timeout: 10_000,
    reconnectionDelayMax: 10_000,
    autoConnect: false,
    auth: (give) =>
      void session.token().then(
        (token) => give(token ? { token } : {}),
        () => give({}),
      ),
  });
  for (const name of aboutHer) socket.on(name, decide);
  // The server lets go of whoever's standing changed; socket.io comes back by itself only after other breaks.
  socket.on('disconnect', (reason) => {
    if (reason === 'io server disconnect') socket.connect();
  });
  // Something may have been said while the connection was away.
  socket.io.on('reconnect', decide);

  const settle = () => {
    const isKnown = ['staff', 'notStaff'].includes(session.state().kind);
    if (isKnown === socket.active) return;
    if (isKnown) socket.connect();
    else socket.disconnect();
  };
  session.subscribe(settle);
  settle();
}
