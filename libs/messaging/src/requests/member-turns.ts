import { type Actor, isStaff, type Route } from '@barspoon/contracts';
import { DomainError, Semaphore } from '@barspoon/platform';

/** How many writes of one member run at once in a replica of a service. */
const maxRunning = 4;
/** How many more of theirs wait for them. */
const maxWaiting = 28;

interface Turns {
  running: Semaphore;
  creating: Semaphore;
  callers: number;
}

/**
 * Keeps one member's burst of writes from taking the places of everybody else. What is too much is refused at once;
 * reads are not counted, and neither is the staff, whose console changes many rows at once. What creates something runs one
 * after another, so that a budget counts what was created before. Implements BEYOND-142.
 */
export class MemberTurns {
  private readonly byMember = new Map<string, Turns>();

  /**
   * @param latest as in `Semaphore.acquire`
   * @returns the release
   * @throws DomainError 429 when too much of this member's is in progress
   */
  async acquire(
    route: Pick<Route, 'method' | 'idempotent'>,
    actor: Actor,
    latest: number,
  ): Promise<() => void> {
    const isWrite = route.method !== undefined && route.method !== 'GET';
    if (!isWrite || actor.kind !== 'member' || isStaff(actor.role)) return () => {};
    const { id } = actor;
    const turns = this.byMember.get(id) ?? {
      running: new Semaphore(maxRunning),
      creating: new Semaphore(1),
      callers: 0,
    };
    if (turns.callers >= maxRunning + maxWaiting) throw tooManyAtOnce();
    this.byMember.set(id, turns);
    turns.callers++;
    const leave = () => {
      turns.callers--;
      if (turns.callers === 0) this.byMember.delete(id);
    };
    const needed = route.idempotent === 'in transaction' ? [turns.creating, turns.running] : [turns.running];
    const held: Semaphore[] = [];
    const release = () => {
      for (const semaphore of held) semaphore.release();
      leave();
    };
    try {
      for (const semaphore of needed) {
        await semaphore.acquire(latest);
        held.push(semaphore);
      }
    } catch {
      release();
      throw tooManyAtOnce();
    }
    return release;
  }
}

const tooManyAtOnce = () =>
  new DomainError(
    'limited',
    'common.too_many_at_once',
    'Please wait until what you sent before has been done.',
    { retryAfter: 1 },
  );
