import type { SpecLine } from '@barspoon/contracts';
import { normalize } from '@barspoon/mixology';

/** A recipe that makes an ingredient, by what it is called and what it names. */
export interface MakingRecipe {
  name: string;
  spec: readonly Pick<SpecLine, 'name'>[];
}

/**
 * The names of recipes that need each other in a circle, beginning with this one; the shortest of them, undefined where
 * there is none. A line needs the recipe that is called the same, letter case, accents and plurals aside. Implements
 * BEYOND-302.
 */
export function circleFrom(start: MakingRecipe, others: readonly MakingRecipe[]): string[] | undefined {
  const begin = normalize(start.name);
  const byName = new Map(others.map((one) => [normalize(one.name), one]));
  const seen = new Set<string>();
  let ways: MakingRecipe[][] = [[start]];
  while (ways.length > 0) {
    const longer: MakingRecipe[][] = [];
    for (const way of ways)
      for (const { name } of way.at(-1)?.spec ?? []) {
        const needed = normalize(name);
        if (needed === begin) return way.map((one) => one.name);
        const next = byName.get(needed);
        if (!next || seen.has(needed)) continue;
        seen.add(needed);
        longer.push([...way, next]);
      }
    ways = longer;
  }
  return undefined;
}
