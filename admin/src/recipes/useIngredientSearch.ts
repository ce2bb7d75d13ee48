import { useEffect, useState } from 'react';
import { type RaRecord, useGetList } from 'react-admin';

export type IngredientChoice = RaRecord<string> & { name: string };

/** How long typing must rest, in milliseconds, before the vocabulary is asked. */
const rest = 200;

/** Ingredients of the vocabulary whose name fits what is typed; none while the field is closed. */
export function useIngredientSearch(typed: string, isOpen: boolean): IngredientChoice[] {
  const [q, setQ] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setQ(typed.trim().slice(0, 60)), rest);
    return () => clearTimeout(timer);
  }, [typed]);
  const { data } = useGetList<IngredientChoice>(
    'ingredients',
    { filter: { q } },
    { enabled: isOpen, placeholderData: (previous) => previous, staleTime: 60_000 },
  );
  return data ?? [];
}
