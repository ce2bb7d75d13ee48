import type { LibraryIngredient, Recipe } from '@barspoon/contracts';
import type { PricedBottle } from '../drink-cost.ts';
import { servingOf } from '../facts.ts';
import { type AskedLine, type Standing } from '../takings.ts';
import type { Vocabulary } from '../vocabulary.ts';

/** Who comes, for how long, and what is assumed of them. */
export interface Party {
  guests: number;
  hours: number;
  /** How many of the guests drink without alcohol. */
  free: number;
  /** Drinks of a guest in the first hour, and in each one after it. */
  first: number;
  later: number;
  /** Percent of ice beside what the drinks take. */
  spare: number;
}

/** What says how much of everything is in a drink. */
type MeasuredRecipe = Pick<Recipe, 'spec' | 'serves' | 'method' | 'glass' | 'ice'>;

/** A recipe with its share among the drinks of its kind. */
export type PlannedRecipe = Pick<
  Recipe,
  'id' | 'slug' | 'name' | 'alcoholic' | 'spec' | 'serves' | 'method' | 'glass' | 'ice' | 'garnish' | 'facts'
> & { share: number };

/** A recipe with how often it is made. */
export type ServedRecipe = PlannedRecipe & { servings: number };

export type PartyBar = Omit<Standing, 'bottles'> & { bottles: readonly PricedBottle[] };

/** What keeps no longer is made on the day: citrus loses its scent within hours (Arnold, Liquid Intelligence, 2014). */
export const freshDays = 3;

/** Hundredths: finer than any dash. */
export const rounded = (amount: number): number => Math.round(amount * 100) / 100;

/** What is calculated from a recipe: its lines with their ingredients, and how it is made. */
export function drinkOf(
  { spec, serves, method, glass, ice }: MeasuredRecipe,
  vocabulary: Vocabulary<LibraryIngredient>,
) {
  const lines = spec.map(({ amount, ...line }) => ({
    ...line,
    amount: amount ?? undefined,
    ingredient: vocabulary.nodeOf(line),
  }));
  return { lines, serves, method: method ?? ('build' as const), glass, ice };
}

/** The lines of a recipe for so many servings; a top without an amount is what fills the glass. */
export function linesFor(
  recipe: MeasuredRecipe,
  servings: number,
  vocabulary: Vocabulary<LibraryIngredient>,
): AskedLine[] {
  const drink = drinkOf(recipe, vocabulary);
  const isTop = ({ unit, amount, optional }: AskedLine) => unit === 'top' && amount === null && !optional;
  const tops = recipe.spec.filter(isTop).length;
  const without = { ...drink, lines: drink.lines.filter((_, at) => !isTop(recipe.spec[at]!)) };
  const topMl = tops === 0 ? 0 : (servingOf(drink).liquidMl - servingOf(without).liquidMl) / tops;
  return recipe.spec.map((line) => {
    if (isTop(line)) return { ...line, unit: 'ml', amount: topMl * servings };
    const amount = line.amount === null ? null : (line.amount * servings) / recipe.serves;
    return { ...line, amount };
  });
}
