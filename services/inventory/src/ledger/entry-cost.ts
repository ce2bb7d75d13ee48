import type { TakenCost } from '@barspoon/contracts';
import { costOfTakings } from '@barspoon/mixology';
import type { BarEntryRow, BottleDetails } from '../bar/bottle.schema.ts';

/** What an entry took costs by what is written on the bottles it was taken from. Implements BEYOND-227. */
export function takenCost(
  { lines, lacking = [], unmeasured = [] }: Pick<BarEntryRow, 'lines' | 'lacking' | 'unmeasured'>,
  bottles: ReadonlyMap<string, BottleDetails>,
): TakenCost {
  const { totals, unpriced } = costOfTakings(lines, bottles);
  if (totals.length === 0) return null;
  return { totals, isPartial: unpriced.length + lacking.length + unmeasured.length > 0 };
}
