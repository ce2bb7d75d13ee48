import { useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';

/** An address of the member app; the API documentation is not one. */
const isOwn = (address: string): boolean => address.startsWith('/') && !address.startsWith('/api/');

/** Lets links inside written text change the page without reloading the app; every other click is the browser's. */
export function useOwnLinks() {
  const router = useRouter();
  return (event: MouseEvent<HTMLElement>) => {
    const address = (event.target as Element).closest('a')?.getAttribute('href');
    const isPlain =
      event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!address || !isOwn(address) || !isPlain) return;
    event.preventDefault();
    router.history.push(address);
  };
}
