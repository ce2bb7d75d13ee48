import type { LibraryIngredient } from '@barspoon/contracts';
import { roleOf } from './structure.ts';
import { substitutesOf } from './substitutes.ts';
import type { Vocabulary } from './vocabulary.ts';

/** What does the same in a drink: its substitutes first, then what plays the same role, the most alike in figures first. */
export function exchangesFor(
  ingredient: LibraryIngredient,
  vocabulary: Vocabulary<LibraryIngredient>,
  limit: number,
): LibraryIngredient[] {
  const role = roleIn(ingredient, vocabulary);
  const substitutes = substitutesOf(ingredient.slug, vocabulary).flatMap(
    ({ use }) => vocabulary.get(use) ?? [],
  );
  const alike = vocabulary.nodes
    .filter((node) => !node.staple && roleIn(node, vocabulary) === role)
    .sort((a, b) => distance(a, ingredient) - distance(b, ingredient) || a.name.localeCompare(b.name));
  const found = new Set([...substitutes, ...alike]);
  // A fruit is no juice: what garnishes is not poured.
  const isOffered = (node: LibraryIngredient) =>
    node !== ingredient && !node.group && (!node.garnish || ingredient.garnish !== undefined);
  return [...found].filter(isOffered).slice(0, limit);
}

const roleIn = ({ slug, name }: LibraryIngredient, vocabulary: Vocabulary<LibraryIngredient>): string =>
  roleOf({ amount: 30, unit: 'ml', name, note: null, optional: false, ingredient: slug }, vocabulary);

/** In shares of what a strong spirit, a syrup and a citrus juice have. */
const distance = (one: LibraryIngredient, other: LibraryIngredient): number =>
  Math.abs(one.abv - other.abv) / 40 +
  Math.abs((one.sugar ?? 0) - (other.sugar ?? 0)) / 60 +
  Math.abs((one.acid ?? 0) - (other.acid ?? 0)) / 6;
