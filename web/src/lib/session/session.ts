import {
  authRoutes,
  challengeRoutes,
  type OutputOf,
  type SentInputOf,
  type Session,
} from '@barspoon/contracts';
import { ApiProblem, isProblem } from '../api/problem.ts';
import { request } from '../api/request.ts';
import type { AuthEvent, AuthListener } from './events.ts';
import { alone, rememberSession, sessionRemembered, type TabMessage, tabs } from './tabs.ts';

export interface SessionState {
  status: 'starting' | 'visitor' | 'member';
  memberId: string | null;
}

/** One and the same, so that what was rendered for a visitor before anything was known need not be rendered again. */
export const visitor: SessionState = { status: 'visitor', memberId: null };

/** The gateway answers cookie-bearing calls only with it; a foreign form cannot send it. */
export const ownPage = { 'x-requested-with': 'barspoon' };

const minWaitMs = 1000;
const maxWaitMs = 60_000;

/**
 * A new token. Too many requests from here, perhaps by others behind the same address, say nothing about the session: it
 * is asked for again after as long as the server says, and until then the tab is what it was.
 */
async function renewed(): Promise<unknown> {
  while (true) {
    try {
      return await request(authRoutes.refresh, {}, { headers: ownPage });
    } catch (error) {
      if (!isProblem(error, 429)) throw error;
      const waitMs = Math.min(maxWaitMs, Math.max(minWaitMs, (error.retryAfter ?? 0) * 1000));
      await new Promise((resolve) => setTimeout(resolve, waitMs));
    }
  }
}

/**
 * The one session of this tab. The refresh token is in a cookie no script can read; the access token is only here, in
 * memory. All tabs share one state: what one of them does, the others adopt. Implements AUTH-19, AUTH-21 to AUTH-25.
 */
class SessionKeeper {
  #state: SessionState = { status: 'starting', memberId: null };
  #session: Session | null = null;
  #refreshing: Promise<void> | null = null;
  #listeners = new Set<AuthListener>();
  #settle: () => void = () => {};

  /** Resolves when it is known whether somebody is signed in. */
  known = new Promise<void>((resolve) => {
    this.#settle = resolve;
  });

  state = (): SessionState => this.#state;

  get token(): string | null {
    return this.#session?.accessToken ?? null;
  }

  /** Milliseconds since the epoch, or null without a session. */
  get expiresAt(): number | null {
    return this.#session ? Date.parse(this.#session.expiresAt) : null;
  }

  listen = (listener: AuthListener): (() => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  /** Finds out whether the browser still has a session. A visitor who never signed in costs no request. */
  async start(): Promise<void> {
    tabs.listen(this.#adoptFrom);
    if (sessionRemembered()) await this.refresh().catch(() => this.#become('visitor', null));
    else this.#become('visitor', null);
    this.#tell({ name: 'INITIAL_SESSION' });
  }

  async signIn(body: SentInputOf<typeof authRoutes.signIn>['body']): Promise<void> {
    this.#open((await request(authRoutes.signIn, { body }, { headers: ownPage })) as Session, 'SIGNED_IN');
  }

  /** @returns false when the account is made and signing in waits until its address is verified */
  async signUp(body: SentInputOf<typeof authRoutes.signUp>['body']): Promise<boolean> {
    const answer = (await request(authRoutes.signUp, { body }, { headers: ownPage })) as OutputOf<
      typeof authRoutes.signUp
    >;
    if ('verifyFirst' in answer) return false;
    this.#open(answer, 'SIGNED_IN');
    return true;
  }

  /** Sets a new password with the link from a mail; every other session of theirs ends. Implements BEYOND-10. */
  async resetPassword(body: SentInputOf<typeof challengeRoutes.resetPassword>['body']): Promise<void> {
    const opened = await request(challengeRoutes.resetPassword, { body }, { headers: ownPage });
    this.#open(opened as Session, 'SIGNED_IN');
    this.#tell({ name: 'USER_UPDATED' });
  }

  /** A link for a new password was opened in this tab. Implements AUTH-22. */
  recover(): void {
    this.#tell({ name: 'PASSWORD_RECOVERY' });
  }

  /**
   * Exchanges the refresh cookie for a new token; callers at the same time share one exchange, tabs take turns.
   * A refused cookie ends the session; an unreachable server leaves it as it is, a busy one is asked again.
   * @throws ApiProblem when the server could not be asked
   */
  refresh(): Promise<void> {
    this.#refreshing ??= alone(() => this.#exchange()).finally(() => {
      this.#refreshing = null;
    });
    return this.#refreshing;
  }

  /**
   * As `refresh`, for something that has just changed: an exchange under way may have been answered before.
   * @throws ApiProblem when the server could not be asked
   */
  async refreshAgain(): Promise<void> {
    await this.#refreshing?.catch(() => {});
    await this.refresh();
  }

  /** Ends the session here first and then on the server; one that is already gone there counts as ended. */
  async signOut(): Promise<void> {
    const token = this.token;
    this.#close();
    tabs.send({ kind: 'closed' });
    try {
      await request(authRoutes.signOut, {}, { token, headers: ownPage });
    } catch (error) {
      if (!(error instanceof ApiProblem) || error.status !== 401) throw error;
    }
  }

  async #exchange(): Promise<void> {
    try {
      this.#open((await renewed()) as Session, 'TOKEN_REFRESHED');
    } catch (error) {
      if (!(error instanceof ApiProblem) || (error.status !== 401 && error.status !== 403)) throw error;
      this.#close(error.detail);
      tabs.send({ kind: 'closed', reason: error.detail });
    }
  }

  #open(session: Session, name: 'SIGNED_IN' | 'TOKEN_REFRESHED') {
    rememberSession(true);
    this.#take(session, name);
    tabs.send({ kind: 'opened', session, name });
  }

  #take(session: Session, name: 'SIGNED_IN' | 'TOKEN_REFRESHED') {
    this.#session = session;
    this.#become('member', session.user.id);
    this.#tell({ name });
  }

  #close(reason?: string) {
    const hadSession = this.#session !== null;
    this.#session = null;
    rememberSession(false);
    this.#become('visitor', null);
    if (hadSession) this.#tell({ name: 'SIGNED_OUT', reason });
  }

  #adoptFrom = (message: TabMessage) => {
    if (message.kind === 'opened') this.#take(message.session, message.name);
    else this.#close(message.reason);
  };

  #become(status: 'visitor' | 'member', memberId: string | null) {
    if (this.#state.status !== status || this.#state.memberId !== memberId)
      this.#state = status === 'visitor' ? visitor : { status, memberId };
    this.#settle();
  }

  #tell(event: AuthEvent) {
    for (const listener of this.#listeners) listener(event);
  }
}

export const session = new SessionKeeper();
