import { isProblem, type SessionChange, SharedSession } from '@barspoon/browser';
import {
  type Access,
  isStaff,
  type OutputOf,
  type Parts,
  type Profile,
  profileRoutes,
  type Role,
  type Route,
  roleMay,
  type Session,
  secondFactorRoutes,
} from '@barspoon/contracts';

/** Who is at the console. `unreachable` means that nobody could say, which is no reason to turn anybody away. */
export type SessionState =
  | { kind: 'opening' }
  | { kind: 'signedOut' }
  | { kind: 'notStaff' }
  | { kind: 'unreachable' }
  /** One of the staff whose grace without a second factor is over. */
  | { kind: 'factorDue' }
  /** `factorDueAt`: when the console closes to them unless they set up a second factor. */
  | { kind: 'staff'; profile: Profile; factorDueAt: string | null };

/** Renew a token that has less than this many milliseconds to live. */
const margin = 30_000;

/** Who is at the console. What the member app's tabs do to the session, the console follows. */
class SessionKeeper {
  #state: SessionState = { kind: 'opening' };
  #listeners = new Set<() => void>();
  #shared = new SharedSession((change) => this.#follow(change));

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

  /** The same with a new token: what it says may have changed. */
  async openAgain(): Promise<void> {
    await this.#shared.refreshAgain().catch(() => undefined);
    await this.open();
  }

  /** Finds out whether that is still so; where nobody answers, everything stays as it is. */
  async decideAgain(): Promise<void> {
    const next = await this.#whoIsThere();
    if (next.kind !== 'unreachable') this.#become(next);
  }

  /**
   * An access token with life left in it; null when the session is over.
   * @throws ApiProblem when the server could not be asked
   */
  async token(): Promise<string | null> {
    const { expiresAt } = this.#shared;
    if (expiresAt === null || expiresAt - Date.now() <= margin) await this.#shared.refresh();
    return this.#shared.token;
  }

  /**
   * Sends a request of whoever is here.
   * @throws ApiProblem
   */
  async send(route: Route, parts: Parts): Promise<Response> {
    await this.token();
    return this.#shared.send(route, parts);
  }

  /** Asks whoever is here to confirm that it is them; false when they do not. Implements BEYOND-280. */
  confirmWith(ask: (() => Promise<boolean>) | null): void {
    this.#shared.askToConfirm = ask;
  }

  /** Goes on with a token that says so. */
  confirmed(token: Session): void {
    this.#shared.open(token, 'TOKEN_REFRESHED');
  }

  /** Signs out here, in every tab and at the server. */
  signOut(): Promise<void> {
    return this.#shared.signOut();
  }

  #follow(change: SessionChange): void {
    if (change.kind === 'closed') {
      this.#become({ kind: 'signedOut' });
      return;
    }
    const isSomebodyElse = this.#state.kind !== 'staff' || this.#state.profile.id !== change.session.user.id;
    if (change.name === 'SIGNED_IN' && isSomebodyElse) void this.open();
  }

  async #whoIsThere(): Promise<SessionState> {
    try {
      if ((await this.token()) === null) return { kind: 'signedOut' };
      const [profile, factor] = await Promise.all([
        this.#ask(profileRoutes.me),
        this.#ask(secondFactorRoutes.get),
      ]);
      if (!isStaff(profile.role)) return { kind: 'notStaff' };
      const factorDueAt = factor.dueAt ?? null;
      if (factorDueAt && Date.parse(factorDueAt) <= Date.now()) return { kind: 'factorDue' };
      return { kind: 'staff', profile, factorDueAt };
    } catch (problem) {
      return { kind: isProblem(problem, 401, 403) ? 'signedOut' : 'unreachable' };
    }
  }

  async #ask<R extends Route>(route: R): Promise<OutputOf<R>> {
    return (await this.#shared.send(route, {})).json() as Promise<OutputOf<R>>;
  }

  #become(next: SessionState): void {
    this.#state = next;
    for (const listener of this.#listeners) listener();
  }
}

export const session = new SessionKeeper();
