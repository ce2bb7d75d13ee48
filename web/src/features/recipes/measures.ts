import type { SpecLine } from '@barspoon/contracts';
import { amountText, convertMeasure, type Measure, numberText, scaleMeasure } from '@barspoon/mixology';
import type { VolumeUnit } from './use-volume-unit.ts';

interface Pour {
  unit: VolumeUnit;
  /** For how many it is made now, and for how many the spec is written. */
  servings: number;
  serves: number;
}

/** "45 ml", "1½ oz", "2 dashes"; counted things are a bare number before their name, judged ones the bare word. */
export function measureText(
  line: Pick<SpecLine, 'amount' | 'unit'>,
  { unit, servings, serves }: Pour,
): string {
  const spec: Measure = { amount: line.amount ?? undefined, unit: line.unit };
  const scaled = scaleMeasure(spec, serves, servings);
  const poured = scaled.unit === unit ? scaled : convertMeasure(scaled, unit);
  if (poured.unit === 'piece' && poured.amount !== undefined) return numberText(poured.amount, 'piece');
  return amountText(poured);
}
