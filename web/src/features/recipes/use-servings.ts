import type { Recipe } from '@barspoon/contracts';
import { useState } from 'react';
import { useHydrated } from '../../lib/use-hydrated.ts';

const MAX = 40;

/** For how many this recipe is made; kept per recipe, so that tonight's punch does not multiply tomorrow's Martini. */
export function useServings({ slug, serves }: Pick<Recipe, 'slug' | 'serves'>) {
  const key = `servings.${slug}`;
  const isHydrated = useHydrated();
  const [chosen, setChosen] = useState<number | null>(null);
  const kept = isHydrated ? Number(localStorage.getItem(key)) : 0;
  const setServings = (servings: number) => {
    setChosen(servings);
    if (servings === serves) localStorage.removeItem(key);
    else localStorage.setItem(key, String(servings));
  };
  return { servings: chosen ?? (kept || serves), setServings, min: 1, max: MAX };
}
