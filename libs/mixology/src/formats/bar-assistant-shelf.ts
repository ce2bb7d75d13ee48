import type { LibraryIngredient } from '@barspoon/contracts';
import { toMl } from '../units.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { knownAs } from './brand-named.ts';
import { isRecord, textOf } from './json.ts';
import { measureNamed } from './measure-named.ts';

/**
 * What stands on the shelf of a Bar Assistant data pack, each with the first of its prices whose amount is a volume or a number:
 * a shelf there knows no bottles, only that there is some.
 * @param json the ingredients of `bar_shelf.json`, in one record under `bar_shelf`
 * @returns items of a bar, not yet checked; null for anything else
 */
export function shelfInBarAssistant(
  json: unknown,
  vocabulary: Vocabulary<LibraryIngredient>,
): unknown[] | null {
  if (!isRecord(json) || !Array.isArray(json.bar_shelf)) return null;
  return json.bar_shelf.filter(isRecord).map((given) => {
    const name = textOf(given.name) ?? '';
    const node = knownAs(name, vocabulary)?.node;
    return {
      name,
      brand: textOf(given.distillery) ?? 'Generic',
      category: node?.barCategory ?? (Number(given.strength ?? 0) > 0 ? 'spirits' : 'mixers'),
      ...(node && { ingredient: node.slug }),
      bottles: bottlesIn(name, given.prices, vocabulary),
    };
  });
}

function bottlesIn(name: string, prices: unknown, vocabulary: Vocabulary<LibraryIngredient>) {
  const list = Array.isArray(prices) ? prices.filter(isRecord) : [];
  const bottles = list.flatMap(({ amount, units, price, currency, price_category_name: source }) => {
    const measure = measureNamed({ amount: Number(amount ?? 0), units: textOf(units), name }, vocabulary);
    const isPiece = measure.unit === 'piece';
    const size = isPiece ? measure.amount : toMl(measure);
    return size === undefined || size === null || !Number.isInteger(price)
      ? []
      : {
          size,
          unit: isPiece ? 'piece' : 'ml',
          price: { amount: price, currency: String(currency).toLowerCase() },
          source: textOf(source) ?? null,
        };
  });
  return bottles.slice(0, 1);
}
