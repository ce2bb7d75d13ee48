import { type Measured, times } from './line-shapes.ts';
import { leadingAmount } from './parse-amount.ts';
import { written } from './written-units.ts';

/** What is said of an amount; kept as a note. */
export const nearly =
  /^(about|approx(?:imately)?\.?|around|roughly|ca\.?|circa|etwa|environ|env\.?|unos|unas|scant|heaping|heaped|generous|rounded|level|barely|up to|at least|almost|nearly|(?:just|slightly|a little|a bit|a touch) (?:under|over|less than|more than)|a generous|a heaping|a good|a scant|a fat|a healthy|a heavy|a short|a full|good|fat|healthy|heavy|short|full|~|≈)\s*(?=[\d.]|[¼-¾⅓-⅞]|(?:an?|one|two|three|four|half)\b)/iu;

/** A text that is nothing but an amount with its unit. */
export function measureAlone(text: string, isCountEnough: boolean): Omit<Measured, 'name'> | null {
  const said = nearly.exec(text)?.[0] ?? '';
  const counted = leadingAmount(
    text
      .slice(said.length)
      .replace(/^(?:just )?(?:an? )?(?=(?:dash|splash|drop|pinch|squeeze)$)/i, '1 ')
      .replace(/^(?:a )?couple(?: of)? (?=\p{L})/iu, '2 ')
      .replace(/^(?:a )?few (?=\p{L})/iu, '3 '),
  );
  if (!counted) return null;
  const range = counted.max ? [`${counted.amount} to ${counted.max}`] : [];
  if (counted.rest === '')
    return isCountEnough ? { amount: counted.amount, unit: 'piece', notes: range } : null;
  const unit = written(counted.rest.replace(/\.$/, ''));
  return unit && !unit.note && unit.unit !== 'top' && unit.unit !== 'to taste'
    ? { amount: times(counted.amount, unit.times), unit: unit.unit, notes: range }
    : null;
}
