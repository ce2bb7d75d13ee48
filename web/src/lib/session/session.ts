import { type SessionChange, SharedSession, sessionRemembered } from '@barspoon/browser';
import type { Session } from '@barspoon/contracts';
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

  /**
   * Finds out whether the browser still has a session. A visitor who never signed in costs no request.
   * @param recall says who was here last, if the server cannot
   */
  async start(recall?: () => Promise<string | null>): Promise<void> {
    if (sessionRemembered()) await this.refresh().catch(async () => this.#become((await recall?.()) ?? null));
    else this.#become(null);
    this.tell({ name: 'INITIAL_SESSION' });
  }

  /** Who asks, where a request needs whoever is here to confirm that it is them. */
  confirmWith(ask: () => Promise<boolean>): void {
    this.#shared.askToConfirm = ask;
  }

  /** Goes on with a token that says so. */
  confirmed(token: Session): void {
    this.#shared.open(token, 'TOKEN_REFRESHED');
  }

  /** Begins a session, however it was opened (`sign-in.ts`, or a second step). */
  signedIn(opened: Session): void {
    this.#shared.open(opened, 'SIGNED_IN');
  }

  #adopt(change: SessionChange): void {
    const hadSession = this.#state.status === 'member';
    if (change.kind === 'opened') {
      this.#become(change.session.user.id);
      this.tell({ name: change.name });
      return;
    }
    this.#become(null);
    if (hadSession) this.tell({ name: 'SIGNED_OUT', reason: change.reason });
  }

  #become(memberId: string | null) {
    if (memberId === null) this.#state = visitor;
    else if (this.#state.memberId !== memberId) this.#state = { status: 'member', memberId };
    this.#settle();
  }

  /** Tells whoever listens in this tab. */
  tell(event: AuthEvent) {
    for (const listener of this.#listeners) listener(event);
  }
}

export const session = new SessionKeeper();
