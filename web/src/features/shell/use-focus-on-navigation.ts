import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

/**
 * Moves focus to the start of a page after navigation, like a full page load, unless the member has already moved it.
 */
export function useFocusOnNavigation() {
  const main = useRef<HTMLElement>(null);
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onResolved', ({ fromLocation, pathChanged }) => {
        if (!fromLocation || !pathChanged || isWithin(main.current)) return;
        main.current?.focus({ preventScroll: true });
      }),
    [router],
  );
  return main;
}

const isWithin = (main: HTMLElement | null): boolean =>
  main !== document.activeElement && main?.contains(document.activeElement) === true;
