import {
  type Access,
  authRoutes,
  isStaff,
  type Profile,
  profileRoutes,
  type Role,
  roleMay,
  type Session,
} from '@barspoon/contracts';
import { send } from '../api/http.ts';
import { ProblemError } from '../api/problem-error.ts';
import { alone, type TabMessage, tabs } from './tabs.ts';

/** Who is at the console. `unreachable` means that nobody could say, which is no reason to turn anybody away. */
export type SessionState =
  | { kind: 'opening' }
  | { kind: 'signedOut' }
  | { kind: 'notStaff' }
  | { kind: 'unreachable' }
  | { kind: 'staff'; profile: Profile };

/** Renew a token that has less than this many milliseconds to live. */
const margin = 30_000;
/** The gateway answers cookie-bearing calls only with it; a foreign form cannot send it. */
const ownPage = { 'x-requested-with': 'barspoon' };

const isRefusal = (problem: unknown): boolean =>
  problem instanceof ProblemError && [401, 403].includes(problem.status);

/**
 * The session of this page: the access token stays in memory, the refresh token in a cookie no script can read. What
 * the member app's tabs do to the session, the console follows.
 */
class SessionKeeper {
  #state: SessionState = { kind: 'opening' };
  #token: Session | null = null;
  #renewing: Promise<Session> | null = null;
  #listeners = new Set<() => void>();

  constructor() {
    tabs.listen(this.#follow);
  }

  state = (): SessionState => this.#state;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The role of whoever is here; a member's while nobody is. */
  role = (): Role => (this.#state.kind === 'staff' ? this.#state.profile.role : 'member');

  /** Whether their role opens an area of the console. */
  may = (access: Access): boolean => roleMay(this.role(), access);

  /** The same for something done to a member: those who run the site are left to admins. */
  mayActOn = ({ role }: { role: Role }, access: Access): boolean =>
    this.may(access) && (this.role() === 'admin' || !isStaff(role));

  /** Finds out who is there. Implements ACCESS-14, CONTRA-02. */
  async open(): Promise<void> {
    this.#become(await this.#whoIsThere());
  }

  /** Finds out whether that is still so; where nobody answers, everything stays as it is. */
  async decideAgain(): Promise<void> {
    const next = await this.#whoIsThere();
    if (next.kind !== 'unreachable') this.#become(next);
  }

  /** An access token with life left in it. */
  async token(): Promise<string> {
    const isFresh = this.#token && Date.parse(this.#token.expiresAt) - Date.now() > margin;
    return isFresh && this.#token ? this.#token.accessToken : this.renew();
  }

  /**
   * A new access token for the refresh cookie, asked for once however many wait for it. When the cookie is refused the
   * session is over, and whatever shows it knows at once.
   */
  async renew(): Promise<string> {
    this.#renewing ??= alone(() => send(authRoutes.refresh, {}, ownPage)).finally(() => {
      this.#renewing = null;
    });
    try {
      this.#token = await this.#renewing;
      return this.#token.accessToken;
    } catch (problem) {
      if (isRefusal(problem)) this.#end();
      throw problem;
    }
  }

  /** Signs out here, in every tab and at the server. */
  async signOut(): Promise<void> {
    this.#end();
    tabs.send({ kind: 'closed' });
    await send(authRoutes.signOut, {}, ownPage);
  }

  #follow = (message: TabMessage): void => {
    if (message.kind === 'closed') {
      this.#end();
      return;
    }
    this.#token = message.session;
    const isSomebodyElse = this.#state.kind !== 'staff' || this.#state.profile.id !== message.session.user.id;
    if (isSomebodyElse) void this.open();
  };

  async #whoIsThere(): Promise<SessionState> {
    try {
      const authorization = `Bearer ${await this.token()}`;
      const profile = await send(profileRoutes.me, {}, { authorization });
      return isStaff(profile.role) ? { kind: 'staff', profile } : { kind: 'notStaff' };
    } catch (problem) {
      return { kind: isRefusal(problem) ? 'signedOut' : 'unreachable' };
    }
  }

  #end(): void {
    this.#token = null;
    this.#become({ kind: 'signedOut' });
  }

  #become(next: SessionState): void {
    this.#state = next;
    for (const listener of this.#listeners) listener();
  }
}

export const session = new SessionKeeper();
