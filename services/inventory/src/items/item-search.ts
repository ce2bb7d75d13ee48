import type { LibraryIngredient } from '@barspoon/contracts';
import { namesOf, normalize, type Vocabulary } from '@barspoon/mixology';
import type { BarItemRow } from './item.schema.ts';
import { ingredientOf, searchTerm } from './item.ts';

/** How well an item fits a search, the best first. */
const fits = { sameName: 0, kindByName: 1, kindOrWord: 2, brand: 3, partOfWord: 4 } as const;

/**
 * Searches items by name, brand and kind: "vodka" also finds a Grey Goose, since the vocabulary knows that it is one.
 * Whole words come before parts of words, so that "gin" is no ginger. Implements INV-01.
 * @returns how well an item fits, the smaller the better; undefined where it does not
 */
export function itemSearch(
  q: string,
  vocabulary: Vocabulary<LibraryIngredient>,
): (row: BarItemRow) => number | undefined {
  const term = searchTerm(q);
  const words = normalize(q);
  const kind = kindNamed(words, vocabulary);
  return (row) => {
    const name = normalize(row.name);
    if (words !== '' && name === words) return fits.sameName;
    const isKind = kind !== undefined && isOf(kind, row, vocabulary);
    const hasWords = containsWords(name, words);
    if (isKind && (hasWords || namesOf(kind).includes(name))) return fits.kindByName;
    if (isKind || hasWords) return fits.kindOrWord;
    if (containsWords(normalize(row.brand), words)) return fits.brand;
    return row.searchKey.includes(term) ? fits.partOfWord : undefined;
  };
}

/** Only a search that names an ingredient outright means its kind: "hendricks gin" is not every gin. */
function kindNamed(words: string, vocabulary: Vocabulary<LibraryIngredient>) {
  const node = vocabulary.resolve(words);
  return node && namesOf(node).includes(words) ? node : undefined;
}

function isOf(kind: LibraryIngredient, row: BarItemRow, vocabulary: Vocabulary<LibraryIngredient>): boolean {
  const ingredient = ingredientOf(row, vocabulary);
  return (
    ingredient !== undefined && (ingredient === kind || vocabulary.ancestors(ingredient.slug).includes(kind))
  );
}

const containsWords = (text: string, words: string): boolean =>
  words !== '' && ` ${text} `.includes(` ${words} `);
