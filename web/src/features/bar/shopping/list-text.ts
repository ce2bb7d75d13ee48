import { aisles, type ShoppingLine } from '@barspoon/contracts';
import { convertMeasure, amountText as measureText, numberText } from '@barspoon/mixology';
import { tShopping } from '../../../ui/shopping-texts.ts';

export type ListUnit = 'ml' | 'oz';

/** "350 ml", "1.2 l", "12 oz"; what is counted is a bare number. */
function sumText({ amount, unit }: ShoppingLine['amounts'][number], volumeUnit: ListUnit): string {
  if (unit === 'piece') return numberText(amount, unit);
  if (unit === 'ml' && volumeUnit === 'ml' && amount >= 1000)
    return tShopping('liters', { count: amount / 1000 });
  return measureText(convertMeasure({ amount, unit }, volumeUnit));
}

/** How much of it, in the reader's unit; nothing where there is to be some. */
export const amountsText = ({ amounts }: ShoppingLine, unit: ListUnit): string =>
  amounts.map((amount) => sumText(amount, unit)).join(' + ');

/** The lines of each aisle that has some. */
export const byAisle = (lines: readonly ShoppingLine[]) =>
  aisles
    .map((aisle) => ({ aisle, lines: lines.filter((line) => line.aisle === aisle) }))
    .filter((one) => one.lines.length > 0);
