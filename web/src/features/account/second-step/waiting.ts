import { ApiProblem } from '@barspoon/browser';
import { useSyncExternalStore } from 'react';

let waits = false;
const listeners = new Set<() => void>();

/** Whether a sign-in of this tab waits for its code. The browser's cookie says which one; a new page begins again. */
export const codeWait = {
  set(next: boolean): void {
    waits = next;
    for (const listener of listeners) listener();
  },
  /** Begins to wait where the server has asked for a code. */
  beginsWith(error: unknown): boolean {
    const isAsked = error instanceof ApiProblem && error.code === 'identity.second_factor_needed';
    if (isAsked) this.set(true);
    return isAsked;
  },
};

const listen = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

export const useCodeWait = (): boolean =>
  useSyncExternalStore(
    listen,
    () => waits,
    () => false,
  );
