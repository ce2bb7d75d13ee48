import type { ShoppingLine } from '@barspoon/contracts';
import { convertMeasure, amountText as measureText, numberText } from '@barspoon/mixology';
import { textsOf } from '../lib/i18n.ts';
import { usePreference } from '../lib/preferences.ts';
import english from '../locales/en/shopping.json';

export const tShopping = textsOf(english);

export type ListUnit = 'ml' | 'oz';

/** Whoever pours in parts buys in milliliters. */
export function useListUnit(): ListUnit {
  const [volume] = usePreference('volume-unit', ['ml', 'oz', 'part']);
  return volume === 'oz' ? 'oz' : 'ml';
}

/** "350 ml", "1.2 l", "12 oz"; what is counted is a bare number. */
function sumText({ amount, unit }: ShoppingLine['amounts'][number], volumeUnit: ListUnit): string {
  if (unit === 'piece') return numberText(amount, unit);
  if (unit === 'ml' && volumeUnit === 'ml' && amount >= 1000)
    return tShopping('liters', { count: amount / 1000 });
  return measureText(convertMeasure({ amount, unit }, volumeUnit));
}

/** How much of it, in the reader's unit; nothing where there is to be some. */
export const amountsText = ({ amounts }: Pick<ShoppingLine, 'amounts'>, unit: ListUnit): string =>
  amounts.map((amount) => sumText(amount, unit)).join(' + ');
