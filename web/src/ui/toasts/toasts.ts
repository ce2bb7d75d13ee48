import { useEffect } from 'react';

/** A short message that goes away by itself. Two parts are title and description. */
export interface Toast {
  id: number;
  kind: 'success' | 'error' | 'info';
  title: string;
  description?: string | undefined;
  /** It waits until somebody has put it away: whoever looks elsewhere would not learn of it. */
  stays?: boolean;
}

type NewToast = Pick<Toast, 'title' | 'description' | 'stays'>;

const MAX = 3;
let shown: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: readonly Toast[]) {
  shown = next;
  for (const listener of listeners) listener();
}

function show(kind: Toast['kind'], toast: NewToast | string) {
  const parts = typeof toast === 'string' ? { title: toast } : toast;
  lastId += 1;
  // The same words again replace the old toast, so that ten bottles put down do not make ten messages.
  // Once something has worked, what failed before it is no longer so.
  const others = shown.filter(
    (old) =>
      (old.title !== parts.title || old.description !== parts.description) &&
      !(kind === 'success' && old.kind === 'error' && !old.stays),
  );
  change([...others, { ...parts, kind, id: lastId }].slice(-MAX));
}

/** Where features say what happened; `ToastRegion` shows it. */
export const toasts = {
  success: (toast: NewToast | string) => show('success', toast),
  error: (toast: NewToast | string) => show('error', toast),
  info: (toast: NewToast | string) => show('info', toast),
  dismiss: (id: number) => change(shown.filter((toast) => toast.id !== id)),
  shown: () => shown,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};

/** Says once that something failed, each time it does. Implements NAV-42. */
export function useFailureToast(error: unknown, text: string): void {
  useEffect(() => {
    if (error) toasts.error(text);
  }, [error, text]);
}
