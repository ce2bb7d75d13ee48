import type { Method } from '@barspoon/contracts';
import { type FactInput, type IngredientFacts, servingOf } from './facts.ts';
import { glassCapacityMl } from './glass-capacity.ts';

/** How a finished drink tastes in figures: percent alcohol by volume, grams of sugar and of acid in 100 ml, and its size. */
export interface Balance {
  abv: number;
  sugar: number;
  acid: number;
  /** Of one serving. */
  volumeMl: number;
}

/** A drink whose every counted ingredient is known. */
export type BalancedDrink = Omit<FactInput, 'garnish'>;

export function balanceOf(drink: BalancedDrink): Balance {
  const { volumeMl, glassAlcoholMl, sugarGrams, acidGrams } = servingOf(drink);
  const per100 = (amount: number) => (volumeMl === 0 ? 0 : (amount / volumeMl) * 100);
  return { abv: per100(glassAlcoholMl), sugar: per100(sugarGrams), acid: per100(acidGrams), volumeMl };
}

export const balanceStyles = ['stirred', 'shaken', 'shaken with egg white'] as const;
export type BalanceStyle = (typeof balanceStyles)[number];
type Range = readonly [from: number, to: number];

/**
 * Where the balance of classic drinks lies once the ice has done its work, by how they are made: Dave Arnold, Liquid
 * Intelligence (2014), "Cocktail Calculus". Of built and blended drinks he measured too few for a range.
 */
export const balanceRanges: Readonly<Record<BalanceStyle, Record<'abv' | 'sugar' | 'acid', Range>>> = {
  stirred: { abv: [21, 29], sugar: [3.7, 5.6], acid: [0.1, 0.2] },
  shaken: { abv: [15, 20], sugar: [5, 8.9], acid: [0.76, 0.94] },
  'shaken with egg white': { abv: [12, 15], sugar: [6.7, 9], acid: [0.49, 0.68] },
};

interface Styled {
  lines: readonly {
    ingredient: Pick<IngredientFacts, 'abv' | 'allergens' | 'carbonated'> | undefined;
    optional?: boolean | undefined;
  }[];
  method: Method | null;
}

/** The kind of drink whose ranges fit; null for long drinks, hot ones, and all that nobody has measured. */
export function balanceStyleOf({ lines, method }: Styled): BalanceStyle | null {
  const poured = lines.flatMap((line) => (line.ingredient && !line.optional ? line.ingredient : []));
  const strongest = Math.max(0, ...poured.map(({ abv }) => abv));
  if (strongest < spiritFrom || poured.some(({ carbonated }) => carbonated)) return null;
  const hasEgg = poured.some(({ allergens }) => allergens.includes('egg'));
  const isCreamy = poured.some(({ allergens }) => allergens.includes('dairy'));
  switch (method) {
    case 'stir':
    case 'throw':
      return 'stirred';
    case 'shake':
    case 'swizzle':
      return isCreamy ? null : hasEgg ? 'shaken with egg white' : 'shaken';
    default:
      return null;
  }
}
const spiritFrom = 30;

/** What lies less beyond a range than this share of it, or than this much, is still within it: nobody tastes it. */
const tolerance = 0.05;
const untasted = { abv: 0.5, sugar: 0.3, acid: 0.05 } as const;

/** Below, within or above a range. */
export function beside(
  figure: keyof typeof untasted,
  value: number,
  [from, to]: Range,
): 'below' | 'within' | 'above' {
  const margin = (end: number) => Math.max(untasted[figure], end * tolerance);
  if (value < from - margin(from)) return 'below';
  return value > to + margin(to) ? 'above' : 'within';
}

/** How much of a drink a glass has room for, in ml: ice takes its place, and blended it is part of the drink. */
export const glassRoomMl = ({ glass, ice, method }: Pick<FactInput, 'glass' | 'ice' | 'method'>): number =>
  glassCapacityMl[glass] * (ice === 'none' || method === 'blend' ? 1 : 0.9);
