import type { SpecLine } from '@barspoon/contracts';
import {
  amountText,
  convertMeasure,
  type Measure,
  numberText,
  partSizeMl,
  scaleMeasure,
  toMl,
} from '@barspoon/mixology';
import type { VolumeUnit } from './use-volume-unit.ts';

export interface Pour {
  unit: VolumeUnit;
  /** For how many it is made now, and for how many the spec is written. */
  servings: number;
  serves: number;
  /** What one part is, where amounts are said in parts, which are the same for any number of servings. */
  partMl?: number;
}

/** One part of a spec: its smallest pour. */
export const partOf = (spec: readonly SpecLine[]): number =>
  partSizeMl(spec.flatMap(({ amount, unit }) => toMl({ amount: amount ?? undefined, unit }) ?? []));

/** "45 ml", "1½ oz", "2 dashes"; what names its own unit ("2 sugar cubes") is a bare number, judged ones the bare word. */
export function measureText(
  line: Pick<SpecLine, 'amount' | 'unit' | 'name'>,
  { unit, servings, serves, partMl }: Pour,
): string {
  const spec: Measure = { amount: line.amount ?? undefined, unit: line.unit };
  const scaled = scaleMeasure(spec, serves, servings);
  const isPoured = unit === 'part' && convertMeasure(spec, 'ml').unit === 'ml';
  const poured = isPoured
    ? convertMeasure(spec, 'part', partMl)
    : scaled.unit === unit
      ? scaled
      : convertMeasure(scaled, unit === 'part' ? 'ml' : unit);
  const saysUnit = poured.unit === 'piece' || line.name.toLowerCase().endsWith(` ${poured.unit}`);
  if (saysUnit && poured.amount !== undefined) return numberText(poured.amount, poured.unit);
  return amountText(poured);
}
