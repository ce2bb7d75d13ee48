import { useState } from 'react';

/**
 * What is being written, kept on this device until it is sent, so that a reload loses nothing.
 * @param name undefined for what is kept nowhere
 */
export function useDraft<D extends object>(name: string | undefined, empty: D) {
  const key = name && `draft.${name}`;
  const [draft, setDraft] = useState<D>(() => ({ ...empty, ...(key && read(key)) }));
  const write = (change: Partial<D>) => {
    const next = { ...draft, ...change };
    setDraft(next);
    if (!key) return;
    const isEmpty = Object.values(next).every((value) => !value);
    if (isEmpty) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(next));
  };
  const clear = () => {
    setDraft(empty);
    if (key) localStorage.removeItem(key);
  };
  return [draft, write, clear] as const;
}

function read(key: string): object {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    return typeof kept === 'object' && kept !== null ? kept : {};
  } catch {
    return {};
  }
}
