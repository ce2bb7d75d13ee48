import type { SpecLine } from '@barspoon/contracts';
import { barRound, type Measure, type PourAs, substituteMeasure } from '@barspoon/mixology';
import { tSubstitutes as t } from '../../../ui/substitute-texts.ts';
import { measureText } from '../measures.ts';

/** A ratio makes amounts that no jigger shows; a little is not rounded up to much. */
const onAJigger = ({ amount, unit }: Measure): number | null =>
  amount === undefined ? null : unit === 'ml' && amount >= 5 ? barRound(amount, unit) : amount;

/** "25 ml lemon juice", or the name alone where the hand decides how much. */
export function substituteText(
  { name, ...how }: { name: string; ratio: number; pieceMl: number | null },
  line: Pick<SpecLine, 'amount' | 'unit'>,
  pour: PourAs,
): string {
  const measure = substituteMeasure({ amount: line.amount ?? undefined, unit: line.unit }, how);
  if (!measure) return name;
  const amount = measureText({ amount: onAJigger(measure), unit: measure.unit, name }, pour);
  return t('measured', { amount, name });
}
