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

/** Rounded as it is written, so that more servings keep the ratio of one. */
const inUnit = (spec: Measure, unit: VolumeUnit) =>
  spec.unit === unit ? spec : convertMeasure(spec, unit === 'part' ? 'ml' : unit);

const maxSpoons = 3;

/** A pour that is spoons for one is ounces again for many. */
const unspooned = (scaled: Measure, { unit: written }: Measure, unit: VolumeUnit): Measure =>
  unit === 'oz' && scaled.unit !== written && scaled.unit === 'bar spoon' && (scaled.amount ?? 0) > maxSpoons
    ? { amount: (toMl(scaled) ?? 0) / (toMl({ amount: 1, unit }) ?? 1), unit }
    : scaled;

/** "45 ml", "1½ oz", "2 dashes"; what names its own unit ("2 sugar cubes") is a bare number, judged ones the bare word. */
export function measureText(
  line: Pick<SpecLine, 'amount' | 'unit' | 'name'>,
  { unit, servings, serves, partMl }: Pour,
): string {
  const spec: Measure = { amount: line.amount ?? undefined, unit: line.unit };
  const isPoured = unit === 'part' && convertMeasure(spec, 'ml').unit === 'ml';
  const poured = isPoured
    ? convertMeasure(spec, 'part', partMl)
    : unspooned(scaleMeasure(inUnit(spec, unit), serves, servings), spec, unit);
  const saysUnit = poured.unit === 'piece' || line.name.toLowerCase().endsWith(` ${poured.unit}`);
  if (saysUnit && poured.amount !== undefined) return numberText(poured.amount, poured.unit);
  return amountText(poured);
}
