import type { SpecLine } from '@barspoon/contracts';
import { amountText, numberText, type PourAs, partSizeMl, pouredMeasure, toMl } from '@barspoon/mixology';

/** One part of a spec: its smallest pour. */
export const partOf = (spec: readonly SpecLine[]): number =>
  partSizeMl(spec.flatMap(({ amount, unit }) => toMl({ amount: amount ?? undefined, unit }) ?? []));

/** "45 ml", "1½ oz", "2 dashes"; what names its own unit ("2 sugar cubes") is a bare number, judged ones the bare word. */
export function measureText(line: Pick<SpecLine, 'amount' | 'unit' | 'name'>, pour: PourAs): string {
  const poured = pouredMeasure({ amount: line.amount ?? undefined, unit: line.unit }, pour);
  const saysUnit = poured.unit === 'piece' || line.name.toLowerCase().endsWith(` ${poured.unit}`);
  if (saysUnit && poured.amount !== undefined) return numberText(poured.amount, poured.unit);
  return amountText(poured);
}
