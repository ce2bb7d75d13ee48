import type { Drink } from './drink.ts';

/** Alcohol keeps the liver from giving sugar to the blood: what diabetes associations warn of. */
export const sugarWarning =
  'Alcohol can lower blood sugar for hours, even after something sweet, so ask your doctor what suits you.';

/** What somebody with diabetes is told, with the sugar of a drink where one is meant. */
export function sugarNote(plain: string, drink?: Drink): string[] {
  if (!/\bdiabet/.test(plain)) return [];
  const grams = drink?.facts.sugarGrams ?? null;
  return drink && grams !== null
    ? [`One ${drink.name} has about ${grams} g of sugar.`, sugarWarning]
    : [`${sugarWarning} Each recipe says how much sugar is in a glass, under By the numbers.`];
}
