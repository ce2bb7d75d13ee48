import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/**
 * A small preference stored in this browser, shared by all components that show it.
 * @param allowed the values it may have; the first is the default
 */
export function usePreference<V extends string>(name: string, allowed: readonly [V, ...V[]]) {
  const key = `preference.${name}`;
  const stored = useSyncExternalStore(
    subscribe,
    () => localStorage.getItem(key),
    () => null,
  );
  const value = allowed.find((one) => one === stored) ?? allowed[0];
  const choose = (next: V) => {
    localStorage.setItem(key, next);
    for (const listener of listeners) listener();
  };
  return [value, choose] as const;
}
