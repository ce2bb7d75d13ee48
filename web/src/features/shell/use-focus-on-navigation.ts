import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

/**
 * Puts the focus at the start of a page that was navigated to, where a full page load would have put it, unless the
 * member was faster and is already somewhere on it.
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
