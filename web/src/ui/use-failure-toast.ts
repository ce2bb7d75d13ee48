import { useEffect } from 'react';
import { toasts } from './toasts/toasts.ts';

/** Says once that something failed, each time it does. Implements NAV-42. */
export function useFailureToast(error: unknown, text: string): void {
  useEffect(() => {
    if (error) toasts.error(text);
  }, [error, text]);
}
