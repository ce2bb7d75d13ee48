import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Whether this browser has a say yet. The first view comes from the server and is the same for all, so what depends on
 * the reader (their clock, what their browser remembers) joins it a moment later; a view made here has it at once.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
