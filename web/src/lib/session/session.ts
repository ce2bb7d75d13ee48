import { ownPage, request, type SessionChange, SharedSession, sessionRemembered } from '@barspoon/browser';
import {
  authRoutes,
  challengeRoutes,
  type OutputOf,
  type Route,
  type SentInputOf,
  type Session,
} from '@barspoon/contracts';
import type { AuthEvent, AuthListener } from './events.ts';

export interface SessionState {
  status: 'starting' | 'visitor' | 'member';
  memberId: string | null;
}

/** One and the same, so that what was rendered for a visitor before anything was known need not be rendered again. */
export const visitor: SessionState = { status: 'visitor', memberId: null };

/** Who is here, for the pages of this tab. Implements AUTH-19, AUTH-21 to AUTH-25. */
class SessionKeeper {
  #state: SessionState = { status: 'starting', memberId: null };
  #listeners = new Set<AuthListener>();
  #settle: () => void = () => {};

  /** Resolves when it is known whether somebody is signed in. */
  known = new Promise<void>((resolve) => {
    this.#settle = resolve;
  });

  #shared = new SharedSession((change) => this.#adopt(change));
  send = this.#shared.send.bind(this.#shared);
  refresh = this.#shared.refresh.bind(this.#shared);
  refreshAgain = this.#shared.refreshAgain.bind(this.#shared);
  signOut = this.#shared.signOut.bind(this.#shared);

  state = (): SessionState => this.#state;

  get token(): string | null {
    return this.#shared.token;
  }

  /** Milliseconds since the epoch, or null without a session. */
  get expiresAt(): number | null {
    return this.#shared.expiresAt;
  }

  listen = (listener: AuthListener): (() => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  /** Finds out whether the browser still has a session. A visitor who never signed in costs no request. */
  async start(): Promise<void> {
    if (sessionRemembered()) await this.refresh().catch(() => this.#become('visitor', null));
    else this.#become('visitor', null);
    this.#tell({ name: 'INITIAL_SESSION' });
  }

  async signIn(body: SentInputOf<typeof authRoutes.signIn>['body']): Promise<void> {
    this.signedIn((await answerOf(authRoutes.signIn, body)) as Session);
  }

  /** A sign-in that took another way here, such as a second step. */
  signedIn(opened: Session): void {
    this.#shared.open(opened, 'SIGNED_IN');
  }

  /** @returns false when the account is made and signing in waits until its address is verified */
  async signUp(body: SentInputOf<typeof authRoutes.signUp>['body']): Promise<boolean> {
    const answer = (await answerOf(authRoutes.signUp, body)) as OutputOf<typeof authRoutes.signUp>;
    if ('verifyFirst' in answer) return false;
    this.signedIn(answer);
    return true;
  }

  /** Sets a new password with the link from a mail; every other session of theirs ends. Implements BEYOND-10. */
  async resetPassword(body: SentInputOf<typeof challengeRoutes.resetPassword>['body']): Promise<void> {
    this.signedIn((await answerOf(challengeRoutes.resetPassword, body)) as Session);
    this.#tell({ name: 'USER_UPDATED' });
  }

  /** A link for a new password was opened in this tab. Implements AUTH-22. */
  recover(): void {
    this.#tell({ name: 'PASSWORD_RECOVERY' });
  }

  #adopt(change: SessionChange): void {
    const hadSession = this.#state.status === 'member';
    if (change.kind === 'opened') {
      this.#become('member', change.session.user.id);
      this.#tell({ name: change.name });
      return;
    }
    this.#become('visitor', null);
    if (hadSession) this.#tell({ name: 'SIGNED_OUT', reason: change.reason });
  }

  #become(status: 'visitor' | 'member', memberId: string | null) {
    if (this.#state.status !== status || this.#state.memberId !== memberId)
      this.#state = status === 'visitor' ? visitor : { status, memberId };
    this.#settle();
  }

  #tell(event: AuthEvent) {
    for (const listener of this.#listeners) listener(event);
  }
}

const answerOf = async (route: Route, body: unknown): Promise<unknown> =>
  (await request(route, { body }, { headers: ownPage })).json();

export const session = new SessionKeeper();
