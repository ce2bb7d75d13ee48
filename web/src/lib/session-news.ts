import type { LiveSession } from '@barspoon/contracts';

const listeners = new Set<() => void>();
const none: ReadonlyMap<string, LiveSession> = new Map();
let over = none;

function become(next: typeof over): void {
  over = next;
  for (const listener of listeners) listener();
}

/** Sessions that ended while a page showed them. */
export const sessionNews = {
  over: () => over,
  /** The initial state of a first view. */
  atFirst: () => none,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  /** Its last shown state with its new status; not needed if none is shown. */
  announce(session: LiveSession): void {
    if (listeners.size > 0) become(new Map(over).set(session.id, session));
  },
  forget(): void {
    if (over.size > 0) become(new Map());
  },
};
