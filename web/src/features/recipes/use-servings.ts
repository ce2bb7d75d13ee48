import type { Recipe } from '@barspoon/contracts';
import { useState } from 'react';

const MOST = 40;

/** For how many this recipe is made; kept per recipe, so that tonight's punch does not multiply tomorrow's Martini. */
export function useServings({ slug, serves }: Pick<Recipe, 'slug' | 'serves'>) {
  const key = `servings.${slug}`;
  const [chosen, setChosen] = useState(() => Number(localStorage.getItem(key)) || null);
  const setServings = (servings: number) => {
    setChosen(servings);
    if (servings === serves) localStorage.removeItem(key);
    else localStorage.setItem(key, String(servings));
  };
  return { servings: chosen ?? serves, setServings, least: 1, most: MOST };
}
