import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

/** Puts the focus at the start of a page that was navigated to, where a full page load would have put it. */
export function useFocusOnNavigation() {
  const main = useRef<HTMLElement>(null);
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onResolved', ({ fromLocation, pathChanged }) => {
        if (fromLocation && pathChanged) main.current?.focus({ preventScroll: true });
      }),
    [router],
  );
  return main;
}
