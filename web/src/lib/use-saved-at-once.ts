import { type DefaultError, notifyManager, useMutation } from '@tanstack/react-query';
import { useState } from 'react';

interface SavedAtOnce<T, R> {
  /** Saves of one name go one after the other: what was chosen last is what is kept. */
  scope: string;
  save: (chosen: T) => Promise<R>;
  onSaved: (answer: R) => void;
  onFailed: (error: DefaultError) => void;
}

/** Saves with the touch that chooses. What is `chosen` shows at once, and goes again once the server has answered. */
export function useSavedAtOnce<T, R>({ scope, save, onSaved, onFailed }: SavedAtOnce<T, R>) {
  const [chosen, setChosen] = useState<T | null>(null);
  const { mutate } = useMutation({
    scope: { id: scope },
    mutationFn: save,
    onSuccess: onSaved,
    onError: onFailed,
  });
  const choose = (wanted: T) => {
    setChosen(wanted);
    // Behind what the cache tells the page: the former choice must not show in between.
    mutate(wanted, { onSettled: () => notifyManager.schedule(() => setChosen(null)) });
  };
  return { chosen, choose };
}
