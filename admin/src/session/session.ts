import { authRoutes, type Profile, profileRoutes, type Session } from '@barspoon/contracts';
import { send } from '../api/http.ts';
import { ProblemError } from '../api/problem-error.ts';

/** Who is at the console. `unreachable` means that nobody could say, which is no reason to turn anybody away. */
export type SessionState =
  | { kind: 'opening' }
  | { kind: 'signedOut' }
  | { kind: 'notAdmin' }
  | { kind: 'unreachable' }
  | { kind: 'admin'; profile: Profile };

/** Renew a token that has less than this many milliseconds to live. */
const margin = 30_000;
/** Tabs of one browser share the cookie, so they take turns at rotating it. */
const lockName = 'session.refresh';

let state: SessionState = { kind: 'opening' };
let token: Session | null = null;
let renewing: Promise<Session> | null = null;
const listeners = new Set<() => void>();

function become(next: SessionState): void {
  state = next;
  for (const listener of listeners) listener();
}

const oneAtATime = <T>(task: () => Promise<T>): Promise<T> =>
  navigator.locks ? (navigator.locks.request(lockName, task) as Promise<T>) : task();

/** The session of this page: the access token stays in memory, the refresh token in a cookie no script can read. */
export const session = {
  state: (): SessionState => state,

  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },

  /** Finds out who is there. Implements ACCESS-14, CONTRA-02. */
  async open(): Promise<void> {
    try {
      const headers = { authorization: `Bearer ${await session.renew()}` };
      const profile = await send(profileRoutes.me, {}, headers);
      become(profile.status === 'admin' ? { kind: 'admin', profile } : { kind: 'notAdmin' });
    } catch (problem) {
      const refused = problem instanceof ProblemError && [401, 403].includes(problem.status);
      become({ kind: refused ? 'signedOut' : 'unreachable' });
    }
  },

  /** An access token with life left in it. */
  async token(): Promise<string> {
    if (token && Date.parse(token.expiresAt) - Date.now() > margin) return token.accessToken;
    return session.renew();
  },

  /**
   * A new access token for the refresh cookie, asked for once however many wait for it. When the cookie is refused the
   * session is over and every page that shows it knows at once.
   */
  async renew(): Promise<string> {
    renewing ??= oneAtATime(() => send(authRoutes.refresh, {}, { 'x-requested-with': 'barspoon' })).finally(
      () => {
        renewing = null;
      },
    );
    try {
      token = await renewing;
      return token.accessToken;
    } catch (problem) {
      if (problem instanceof ProblemError && [401, 403].includes(problem.status)) session.end();
      throw problem;
    }
  },

  /** Signs out here and at the server. */
  async signOut(): Promise<void> {
    await send(authRoutes.signOut, {}, { 'x-requested-with': 'barspoon' });
    session.end();
  },

  /** Forgets the token: the page shows nothing of the console any more. */
  end(): void {
    token = null;
    become({ kind: 'signedOut' });
  },
};
