import { aisles, type ShoppingLine } from '@barspoon/contracts';
import { amountsText, type ListUnit, tShopping } from '../../../ui/shopping-texts.ts';

/** The lines of each aisle that has some. */
export const byAisle = (lines: readonly ShoppingLine[]) =>
  aisles
    .map((aisle) => ({ aisle, lines: lines.filter((line) => line.aisle === aisle) }))
    .filter((one) => one.lines.length > 0);

/** What is to be bought yet, as one sends it to somebody. Implements BEYOND-226. */
export const listText = (title: string, lines: readonly ShoppingLine[], unit: ListUnit): string =>
  [
    title,
    ...byAisle(lines).map(({ aisle, lines: there }) =>
      [
        tShopping(`aisle.${aisle}`),
        ...there.map((line) => `- ${[line.name, amountsText(line, unit)].filter(Boolean).join(', ')}`),
      ].join('\n'),
    ),
  ].join('\n\n');
