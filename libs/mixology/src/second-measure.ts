import type { Unit } from '@barspoon/contracts';
import { container } from './container-size.ts';
import { type Measured, times } from './line-shapes.ts';
import { leadingAmount } from './parse-amount.ts';
import { toMl } from './units.ts';
import { leadingUnit } from './written-units.ts';

/** A second measure of the same amount: "/1fl oz", "| 2 oz". */
const secondMeasure = /^\s*[/|]\s*(?:~\s*|about |ca\.? )?/;
const trailingMeasure = /\s(\d+(?:[.,]\d+)? ?(?:ml|cl|oz))$/i;
const added = /^(?:plus|and|\+)\s+(?=[\d¼-¾⅓-⅞])/iu;

/** "¼ cup plus 2 tablespoons lime juice": what both come to, in the second unit. */
export function addedTo(
  amount: number,
  unit: Unit,
  rest: string,
): (Omit<Measured, 'notes'> & { rest: string }) | null {
  const more = added.test(rest) ? leadingAmount(rest.replace(added, '')) : null;
  const other = more && leadingUnit(more.rest, true);
  const first = toMl({ amount, unit });
  const each = other && toMl({ amount: other.times, unit: other.unit });
  if (!more || !other?.rest || first === undefined || !each) return null;
  return {
    amount: times(first / each + more.amount, other.times),
    unit: other.unit,
    name: other.rest,
    rest: other.rest,
  };
}

/** "/1 pint 5fl oz vodka", "vodka 60 ml": the same amount once more, which is no part of the name. */
export function withoutSecondMeasure(text: string): { name: string; second: string[] } {
  let rest = text.replace(secondMeasure, '');
  if (rest !== text)
    for (let counted = leadingAmount(rest); counted; counted = leadingAmount(rest)) {
      const unit = leadingUnit(counted.rest, true);
      if (!unit?.rest) break;
      rest = unit.rest;
    }
  const isSaid = secondMeasure.test(text) && rest !== text.replace(secondMeasure, '');
  const second = isSaid
    ? [
        text
          .slice(0, text.length - rest.length)
          .replace(secondMeasure, '')
          .trim(),
      ]
    : [];
  const behind = trailingMeasure.exec(isSaid ? rest : text);
  const name = (isSaid ? rest : text)
    .slice(0, behind?.index)
    .replace(container, '')
    // "25 g/pack juice powder", "2 cups> water": what stands between is no part of the name.
    .replace(/^\s*(?:\/\s*(?:pack|packet|bottle|can|tin|bag)\b|[>:=*])\s*/i, '')
    .replace(/^(?:of|x|×|each(?: of)?:?|(?:de\s+)?l['’](?=[aeiouhéê]))\s*(?<=\s|['’:])/i, '')
    .replace(/[.,;:]+$/, '')
    .trim();
  return { name, second: behind?.[1] ? [...second, behind[1]] : second };
}
