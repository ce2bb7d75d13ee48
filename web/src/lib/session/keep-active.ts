import { memberActivityRoutes, visitRoutes } from '@barspoon/contracts';
import { call } from '../api/call.ts';
import { session } from './session.ts';

/** Implements AUTH-28. */
const PING_MS = 5 * 60_000;

/** A sign of life; one that does not arrive is followed by the next and concerns nobody. */
function ping(): void {
  const { memberId } = session.state();
  if (memberId && document.visibilityState === 'visible')
    call(memberActivityRoutes.ping, { query: { userIdParam: memberId } }).catch((error) =>
      console.warn(error),
    );
}

/** Tells the server that the member is here: when they sign in, every 5 minutes and when the page comes into view. */
export function keepActive(): () => void {
  let isCounted = false;
  /** Counts a visitor, once for each time the app is opened; the server counts them once a day, without a cookie. */
  const visit = () => {
    if (isCounted || session.state().status !== 'visitor' || document.visibilityState !== 'visible') return;
    isCounted = true;
    call(visitRoutes.note, undefined).catch((error) => console.warn(error));
  };
  const show = () => {
    ping();
    visit();
  };
  show();
  const timer = setInterval(ping, PING_MS);
  const stopListening = session.listen(({ name }) => {
    if (name === 'SIGNED_IN' || name === 'INITIAL_SESSION') show();
  });
  document.addEventListener('visibilitychange', show);
  return () => {
    clearInterval(timer);
    stopListening();
    document.removeEventListener('visibilitychange', show);
  };
}
