import { useSyncExternalStore } from 'react';
import type { OwnDrink } from './pace.ts';

/** A draft: it goes when its member leaves this device. Its being there says that they keep their pace. */
const key = 'draft.pace';
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** What a member says was theirs, on this device alone; null while they keep no pace. Every part of the page that shows it follows. */
export function useOwnDrinks() {
  const stored = useSyncExternalStore(
    subscribe,
    () => localStorage.getItem(key),
    () => null,
  );
  const keep = (drinks: readonly OwnDrink[] | null) => {
    if (drinks === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(drinks));
    for (const listener of listeners) listener();
  };
  return [stored === null ? null : read(stored), keep] as const;
}

function read(stored: string): OwnDrink[] {
  try {
    const kept: unknown = JSON.parse(stored);
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}
