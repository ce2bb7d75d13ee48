import { type AskedLine, type Standing, type Taking, takingsOf } from './takings.ts';

/** What pouring a drink takes, or the names of what there is too little of. */
export interface Pour {
  takings: Taking[];
  missing: string[];
  /** Names of what is there, and of which nobody knows how much is taken. */
  unmeasured: string[];
}
/** Amounts are rounded to this when they are taken. */
const rounding = 0.01;

/** What stands on a bar without what is held of its bottles for others. */
export const withoutHeld = <B extends Standing>(bar: B, held: ReadonlyMap<string, number>): B => ({
  ...bar,
  bottles: bar.bottles.map((bottle) =>
    bottle.level === null
      ? bottle
      : { ...bottle, level: Math.max(0, bottle.level - (held.get(bottle.id) ?? 0)) },
  ),
});

/**
 * Whether lines can be poured, and from what: another bottle of the same kind steps in for what runs short. What nobody has
 * counted is there. Implements BEYOND-246, BEYOND-249.
 */
export function pourOf(lines: readonly AskedLine[], times: number, bar: Standing): Pour {
  const { takings, lacking, unmeasured } = takingsOf(lines, times, bar);
  if (lacking.length > 0) return { takings, missing: [...new Set(lacking)], unmeasured };
  const levels = new Map(bar.bottles.map(({ id, level }) => [id, level]));
  const short = takings.filter(({ bottleId, amount }) => {
    const level = levels.get(bottleId ?? '') ?? null;
    return level !== null && amount > level + rounding;
  });
  if (short.length === 0) return { takings, missing: [], unmeasured };
  const items = new Set(short.map(({ itemId }) => itemId));
  const names = [...new Set(short.map(({ name }) => name))];
  const isUsedUp = ({ itemId, level }: { itemId: string; level: number | null }) =>
    items.has(itemId) && level !== null && level > 0;
  // What is empty is poured from last: a second look shows whether anything stands in for it.
  if (!bar.bottles.some(isUsedUp)) return { takings, missing: names, unmeasured };
  const bottles = bar.bottles.map((bottle) => (isUsedUp(bottle) ? { ...bottle, level: 0 } : bottle));
  const other = pourOf(lines, times, { ...bar, bottles });
  return other.missing.length > 0 ? { takings, missing: names, unmeasured } : other;
}

interface Choosable {
  ingredients: readonly string[];
  alcoholic: boolean;
}

/** Which of these is most like a drink: shares most of what is in either, and is as strong or as free of alcohol. */
export function nearestTo<D extends Choosable>(drink: Choosable, others: readonly D[]): D | undefined {
  const own = new Set(drink.ingredients);
  const likeness = (other: D): number => {
    const shared = other.ingredients.filter((name) => own.has(name)).length;
    const all = new Set([...own, ...other.ingredients]).size;
    return (other.alcoholic === drink.alcoholic ? 1 : 0) + (all === 0 ? 0 : shared / all);
  };
  return others.toSorted((one, other) => likeness(other) - likeness(one))[0];
}
