import { useEffect } from 'react';

interface Keys {
  next: () => void;
  previous: () => void;
  choose: () => void;
  keep: () => void;
  remove: () => void;
  context: () => void;
}
const meaning: Record<string, keyof Keys> = {
  j: 'next',
  k: 'previous',
  x: 'choose',
  a: 'keep',
  r: 'remove',
  c: 'context',
};

/** Single keys work the queue while nobody types and no dialog is open. */
export function useQueueKeys(keys: Keys): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { target, key, ctrlKey, metaKey, altKey } = event;
      if (ctrlKey || metaKey || altKey || document.querySelector('[role=dialog]')) return;
      if (
        target instanceof HTMLElement &&
        target.closest('input:not([type=checkbox]), textarea, [role=listbox]')
      )
        return;
      const what = meaning[key];
      if (!what) return;
      event.preventDefault();
      keys[what]();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [keys]);
}
