import type { Unit } from '@barspoon/contracts';

/**
 * Milliliters of one unit, as bars measure: the ounce is the 30 ml jigger, a dash is the 0.8 ml and a drop the 0.05 ml
 * of Dave Arnold, Liquid Intelligence (2014); a bar spoon holds a teaspoon. Judged pours (`splash`, `shot`) take
 * their usual size. Units missing here are counted, weighed or judged and have no volume of their own.
 */
const milliliters: Partial<Record<Unit, number>> = {
  ml: 1,
  cl: 10,
  oz: 30,
  part: 30,
  dash: 0.8,
  drop: 0.05,
  'bar spoon': 5,
  teaspoon: 5,
  tablespoon: 15,
  splash: 7.5,
  cup: 240,
  shot: 45,
};

/** The units a reader may choose to see volumes in. */
export const displayUnits = ['ml', 'oz', 'cl', 'part'] as const;
export type DisplayUnit = (typeof displayUnits)[number];

/** The smallest step a jigger shows, per display unit. */
const steps: Record<DisplayUnit, number> = { ml: 2.5, oz: 0.25, cl: 0.25, part: 0.25 };

/** Units that pour a volume large enough to be read on a jigger; the others keep their own word when units switch. */
const jiggered: readonly Unit[] = ['ml', 'cl', 'oz', 'part', 'cup', 'shot', 'tablespoon'];

/** An amount with its unit; `amount` is absent only where the hand decides (`top`, `to taste`). */
export interface Measure {
  amount?: number | undefined;
  unit: Unit;
}

/** Volume in ml, or undefined when the unit has none (`piece`, `gram`, `top`) or the amount is missing. */
export function toMl({ amount, unit }: Measure): number | undefined {
  const size = milliliters[unit];
  return amount === undefined || size === undefined ? undefined : amount * size;
}

/** Whether a jigger pours it, so that its amount can be said in another unit. */
export const isJiggered = (unit: Unit): boolean => jiggered.includes(unit);

/** As it is added up: what a jigger pours in ml, everything else in its own unit. */
export function summable({ amount, unit }: { amount: number; unit: Unit }): { amount: number; unit: Unit } {
  const ml = jiggered.includes(unit) ? toMl({ amount, unit }) : undefined;
  return ml === undefined ? { amount, unit } : { amount: ml, unit: 'ml' };
}

/** Rounds to the nearest step of the jigger, never down to nothing. */
export function barRound(amount: number, unit: DisplayUnit): number {
  const step = steps[unit];
  return Math.max(step, Math.round(amount / step) * step);
}

/**
 * The measure in the unit a reader prefers, rounded to what a jigger shows (¼ oz, 2.5 ml). Dashes, spoons and counted
 * things stay as they are; less than ⅕ oz is said in bar spoons, which no jigger can pour.
 */
export function convertMeasure(measure: Measure, to: DisplayUnit, partMl = 30): Measure {
  const ml = toMl(measure);
  if (ml === undefined || !jiggered.includes(measure.unit)) return measure;
  if (to !== 'ml' && to !== 'cl' && ml < 6)
    return { amount: Math.max(0.5, Math.round(ml / 2.5) / 2), unit: 'bar spoon' };
  const size = to === 'part' ? partMl : (milliliters[to] ?? 1);
  return { amount: barRound(ml / size, to), unit: to };
}

/** The measure for another number of servings; judged measures do not scale. */
export function scaleMeasure(measure: Measure, from: number, to: number): Measure {
  if (measure.amount === undefined) return measure;
  return { ...measure, amount: Math.round(((measure.amount * to) / from) * 1000) / 1000 };
}

/** In which unit a reader sees a spec, and for how many. */
export interface PourAs {
  unit: DisplayUnit;
  /** For how many it is made now, and for how many the spec is written. */
  servings: number;
  serves: number;
  /** What one part is, where amounts are said in parts, which are the same for any number of servings. */
  partMl?: number;
}

const maxSpoons = 3;
const spoonsOfOunce = 6;

/**
 * The measure as it is poured: rounded as it is written, so that more servings keep the ratio of one. A pour that is
 * spoons for one is ounces again for many.
 */
export function pouredMeasure(spec: Measure, { unit, servings, serves, partMl }: PourAs): Measure {
  const inMl = unit === 'part' ? 'ml' : unit;
  if (unit !== inMl && convertMeasure(spec, inMl).unit === inMl) return convertMeasure(spec, unit, partMl);
  const poured = scaleMeasure(spec.unit === unit ? spec : convertMeasure(spec, inMl), serves, servings);
  const { amount = 0 } = poured;
  return unit === 'oz' && poured.unit === 'bar spoon' && spec.unit !== poured.unit && amount > maxSpoons
    ? { amount: amount / spoonsOfOunce, unit }
    : poured;
}

/** What one part of a spec measures in ml when its volumes are said in parts: its smallest real pour, splashes aside. */
export function partSizeMl(volumesMl: readonly number[]): number {
  const pours = volumesMl.filter((ml) => ml >= 5);
  if (pours.length === 0) return 30;
  return Math.min(...pours);
}
