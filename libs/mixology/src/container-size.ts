import type { Unit } from '@barspoon/contracts';
import { type Measured, times } from './line-shapes.ts';
import { measureAlone } from './measure-alone.ts';
import { leadingAmount } from './parse-amount.ts';
import { written } from './written-units.ts';

/** What things are sold in. */
export const container =
  /^(?:of\s+)?(?:(little|small|mini|miniature|large|big|whole|full)\s+)?(bottle|can|tin|carton|jar|container|package|flasche|dose|bouteille|botella|lata|bottiglia|lattina)s?(?:\s+or\s+(?:bottle|can)s?)?(?:\s+(?:of|de|di|d['’]))?\s+(?=\S)/i;
/** "750-ml bottle", behind a number of them. */
const sized =
  /^(\d+(?:[.,]\d+)?|[¼-¾⅓-⅞])[\s-]*([a-z. ]+?)[\s-]+(?:bottle|can|tin|carton|jar|container|package)s?(?:\s+or\s+(?:bottle|can)s?)?(?:\s+of)?\s+(?=\S)/iu;
const containerMl: Readonly<Record<string, number>> = {
  bottle: 750,
  flasche: 750,
  bouteille: 750,
  botella: 750,
  bottiglia: 750,
};
const small =
  /\b(?:beer|lager|ale|stout|cider|soda|cola|coke|tonic|ginger beer|ginger ale|water|lemonade|7 ?up|sprite)\b/i;
const smallMl = 330;
/** A size beside a can or bottle counts; where none is, what is usually sold in it. */
export function contained(amount: number, rest: string, brackets: string[]): Measured | null {
  const beside = sized.exec(rest);
  const size = beside && written(beside[2]?.trim() ?? '');
  if (beside && size) {
    const each = leadingAmount(`${beside[1]} x`)?.amount ?? 1;
    return inMl(amount * each * size.times, size.unit, rest.slice(beside[0].length));
  }
  const found = container.exec(rest);
  if (!found) return null;
  const name = rest.slice(found[0].length);
  for (const [at, inside] of brackets.entries()) {
    const held = measureAlone(
      inside.replace(/-(?=[a-z])/gi, ' ').replace(/\s+(?:each|bottle|can)$/i, ''),
      false,
    );
    if (held?.amount == null) continue;
    brackets.splice(at, 1);
    return inMl(amount * held.amount, held.unit, name);
  }
  const soldAs = small.test(name) ? smallMl : (containerMl[found[2]?.toLowerCase() ?? ''] ?? smallMl);
  const how = found[1]?.toLowerCase() ?? '';
  const held = how.startsWith('mini') ? 50 : /little|small/.test(how) ? Math.min(soldAs, smallMl) : soldAs;
  return {
    amount: amount * held,
    unit: 'ml',
    name,
    ...(how && { notes: [`${how} ${found[2]?.toLowerCase()}`] }),
  };
}

function inMl(amount: number, unit: Unit, name: string): Pick<Measured, 'amount' | 'unit' | 'name'> {
  const value = unit === 'oz' ? amount * 30 : unit === 'cl' ? amount * 10 : amount;
  return { amount: times(value, 1), unit: unit === 'oz' || unit === 'cl' ? 'ml' : unit, name };
}
