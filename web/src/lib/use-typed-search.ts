import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';

const PAUSE_MS = 200;

/**
 * What stands in a search box whose text lives in the address: typed at once, written to the address after a pause, and
 * following the address when it changes by other means (Back, a link, a removed chip).
 */
export function useTypedSearch(inAddress: string | undefined, write: (q: string | undefined) => void) {
  const [typed, setTyped] = useState(inAddress ?? '');
  const written = useRef(inAddress ?? '');

  const writeSoon = useDebouncedCallback((q: string) => {
    written.current = q.trim();
    write(q.trim() || undefined);
  }, PAUSE_MS);

  useEffect(() => {
    if ((inAddress ?? '') === written.current) return;
    written.current = inAddress ?? '';
    setTyped(inAddress ?? '');
  }, [inAddress]);

  const type = (q: string) => {
    setTyped(q);
    writeSoon(q);
  };
  return [typed, type] as const;
}
