import {
  authRoutes,
  confirmationNeeded,
  idempotencyKeys,
  type Parts,
  type Session,
} from '@barspoon/contracts';
import { isProblem } from './api-problem.ts';
import { type Addressed, ownPage, type RequestOptions, request } from './request.ts';
import { alone, rememberSession, type SessionChange, tabs } from './tabs.ts';

const minWait = 1000;
const maxWait = 60_000;

/**
 * The one session of this browser, in one of its tabs. The refresh token is in a cookie no script can read; the access
 * token is only here, in memory. What one tab does, the others adopt. Implements AUTH-19, AUTH-21 to AUTH-25.
 */
export class SharedSession {
  readonly #onChange: (change: SessionChange) => void;
  readonly #keyed = idempotencyKeys();
  /**
   * Asks whoever is here to confirm that it is them, where a request needs it: false when they do not.
   * Set by whatever has a screen. Implements BEYOND-280.
   */
  askToConfirm: (() => Promise<boolean>) | null = null;
  #confirming: Promise<boolean> | null = null;
  #session: Session | null = null;
  #refreshing: Promise<void> | null = null;

  /** @param onChange told what happens to the session, here and in other tabs */
  constructor(onChange: (change: SessionChange) => void) {
    this.#onChange = onChange;
    tabs.listen(this.#take);
  }

  get token(): string | null {
    return this.#session?.accessToken ?? null;
  }

  /** Milliseconds since the epoch, or null without a session. */
  get expiresAt(): number | null {
    return this.#session && Date.parse(this.#session.expiresAt);
  }

  /** Begins a session, in all tabs. */
  open(session: Session, name: 'SIGNED_IN' | 'TOKEN_REFRESHED'): void {
    rememberSession(true);
    this.#changeAll({ kind: 'opened', session, name });
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
    const { token } = this;
    this.#close();
    try {
      await request(authRoutes.signOut, {}, { token, headers: ownPage });
    } catch (error) {
      if (!isProblem(error, 401)) throw error;
    }
  }

  /**
   * Sends a request of whoever is signed in: once more with a new token when the token is no longer accepted, and with the
   * same key when what must happen once got no response.
   * @throws ApiProblem
   */
  send(route: Addressed, parts: Parts, options: RequestOptions = {}): Promise<Response> {
    if (route.idempotent !== 'in transaction') return this.#authorized(route, parts, options);
    return this.#keyed([route.key, parts], (key) =>
      this.#authorized(route, parts, { ...options, headers: { ...options.headers, ...key } }),
    );
  }

  /** What needs a confirmation is sent again once it was given; requests at the same time share one question. */
  async #authorized(route: Addressed, parts: Parts, options: RequestOptions): Promise<Response> {
    try {
      return await this.#withToken(route, parts, options);
    } catch (error) {
      if (!this.askToConfirm || !isProblem(error, 403) || error.code !== confirmationNeeded) throw error;
      this.#confirming ??= this.askToConfirm().finally(() => {
        this.#confirming = null;
      });
      if (!(await this.#confirming)) throw error;
      return this.#withToken(route, parts, options);
    }
  }

  async #withToken(route: Addressed, parts: Parts, options: RequestOptions): Promise<Response> {
    const { token } = this;
    try {
      return await request(route, parts, { ...options, token });
    } catch (error) {
      if (!token || !isProblem(error, 401)) throw error;
      if (this.token === token) await this.refresh();
      if (!this.token) throw error;
      return await request(route, parts, { ...options, token: this.token });
    }
  }

  async #exchange(): Promise<void> {
    try {
      this.open(await renewed(), 'TOKEN_REFRESHED');
    } catch (error) {
      if (!isProblem(error, 401, 403)) throw error;
      this.#close(error.detail);
    }
  }

  #close(reason?: string): void {
    this.#changeAll({ kind: 'closed', reason });
  }

  #changeAll(change: SessionChange): void {
    this.#take(change);
    tabs.send(change);
  }

  #take = (change: SessionChange): void => {
    this.#session = change.kind === 'opened' ? change.session : null;
    if (change.kind === 'closed') rememberSession(false);
    this.#onChange(change);
  };
}

/**
 * A new token. Too many requests from here, perhaps by others behind the same address, say nothing about the session: it
 * is asked for again after as long as the server says, and until then the tab is what it was.
 */
async function renewed(): Promise<Session> {
  while (true) {
    try {
      const response = await request(authRoutes.refresh, {}, { headers: ownPage });
      return (await response.json()) as Session;
    } catch (error) {
      if (!isProblem(error, 429)) throw error;
      const wait = Math.min(maxWait, Math.max(minWait, (error.retryAfter ?? 0) * 1000));
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
}
