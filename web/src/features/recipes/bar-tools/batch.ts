import type { Recipe } from '@barspoon/contracts';
import { amountText, convertMeasure, toMl } from '@barspoon/mixology';
import type { VolumeUnit } from '../use-volume-unit.ts';

/** The bottles one buys where spirits are poured by the ounce, and elsewhere, in ml; the first is what most are. */
export const bottles = { american: [750, 375, 1000, 1750], metric: [700, 500, 750, 1000] } as const;

/** Whether somebody with this language tag buys American bottles. */
export const isAmerican = (language: string): boolean =>
  ['US', 'CA', 'PR'].includes(new Intl.Locale(language).region ?? '');

/** An amount of a batch as its reader measures; parts have no size in a bottle. */
export const batchText = (ml: number, unit: VolumeUnit): string =>
  unit === 'oz' ? amountText(convertMeasure({ amount: ml, unit: 'ml' }, 'oz')) : `${wholeMl.format(ml)} ml`;
const wholeMl = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });

export interface Batch {
  lines: { name: string; ml: number }[];
  waterMl: number;
  servings: number;
  /** What is counted, judged or topped up goes into the glass. */
  later: string[];
}

/**
 * A bottle of a drink, with the water that ice would have added: poured cold, it tastes as if it had just been shaken or
 * stirred. Null where that is not known.
 */
export function batchOf(
  { spec, serves, facts }: Pick<Recipe, 'spec' | 'serves' | 'facts'>,
  bottleMl: number,
): Batch | null {
  const poured = spec.flatMap((line) => {
    const ml = toMl({ amount: line.amount ?? undefined, unit: line.unit });
    return ml === undefined ? [] : [{ name: line.name, ml: ml / serves }];
  });
  const later = spec.filter(
    (line) => toMl({ amount: line.amount ?? undefined, unit: line.unit }) === undefined,
  );
  const pouredMl = poured.reduce((sum, { ml }) => sum + ml, 0);
  // A top has no measure: how much of the drink it is, and so how much water is in it, is not known.
  const isTopped = later.some(({ unit }) => unit === 'top');
  if (facts.volumeMl === null || isTopped || pouredMl === 0 || facts.volumeMl < pouredMl) return null;
  const servings = bottleMl / facts.volumeMl;
  return {
    lines: poured.map(({ name, ml }) => ({ name, ml: ml * servings })),
    waterMl: (facts.volumeMl - pouredMl) * servings,
    servings,
    later: later.map(({ name }) => name),
  };
}
