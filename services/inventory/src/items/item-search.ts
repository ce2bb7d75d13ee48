import { ingredientsMeantBy } from '@barspoon/bartender';
import type { LibraryIngredient } from '@barspoon/contracts';
import { namesOf, normalize, type Vocabulary } from '@barspoon/mixology';
import type { BarItemRow } from './item.schema.ts';
import { ingredientOf, searchTerm } from './item.ts';

/** How well an item fits a search, the best first. */
const fits = { sameName: 0, kindByName: 1, kindOrWord: 2, brand: 3, partOfWord: 4, meant: 5 } as const;

/**
 * Searches items by name, brand and kind: "vodka" also finds a Grey Goose, since the vocabulary knows that it is one.
 * Whole words come before parts of words, so that "gin" is no ginger, and what is only meant comes last. Implements INV-01, BEYOND-115.
 * @returns how well an item fits, the smaller the better; undefined where it does not
 */
export function itemSearch(
  q: string,
  vocabulary: Vocabulary<LibraryIngredient>,
): (row: BarItemRow) => number | undefined {
  const term = searchTerm(q);
  const words = normalize(q);
  const kind = kindNamed(words, vocabulary);
  const isMeant = meaningOf(q, vocabulary);
  return (row) => {
    const name = normalize(row.name);
    if (words !== '' && name === words) return fits.sameName;
    const isKind = kind !== undefined && isOf(kind, row, vocabulary);
    const hasWords = containsWords(name, words);
    if (isKind && (hasWords || namesOf(kind).includes(name))) return fits.kindByName;
    if (isKind || hasWords) return fits.kindOrWord;
    if (containsWords(normalize(row.brand), words)) return fits.brand;
    if (row.searchKey.includes(term)) return fits.partOfWord;
    return isMeant(row) ? fits.meant : undefined;
  };
}

/** Whether an item is what a search means beyond its letters: a wrong spelling, words in any order, another language. */
function meaningOf(q: string, vocabulary: Vocabulary<LibraryIngredient>): (row: BarItemRow) => boolean {
  const { wanted, without, withoutWords, left } = ingredientsMeantBy(q, vocabulary);
  const isOneOf = (row: BarItemRow, slugs: readonly string[]) =>
    slugs.some((slug) => {
      const node = vocabulary.get(slug);
      return node !== undefined && isOf(node, row, vocabulary);
    });
  if (wanted.length + left.length === 0) return () => false;
  return (row) => {
    if (isOneOf(row, without)) return false;
    const text = normalize(`${row.name} ${row.brand}`);
    if (withoutWords.some((word) => containsWords(text, word))) return false;
    return wanted.every((any) => isOneOf(row, any)) && left.every((word) => containsWords(text, word));
  };
}

/** Only a search that names an ingredient outright means its kind: "hendricks gin" is not every gin. */
function kindNamed(words: string, vocabulary: Vocabulary<LibraryIngredient>) {
  const node = vocabulary.resolve(words);
  return node && namesOf(node).includes(words) ? node : undefined;
}

/** Whether an item is an ingredient of the vocabulary or a kind of it. */
export function isOf(
  kind: LibraryIngredient,
  row: BarItemRow,
  vocabulary: Vocabulary<LibraryIngredient>,
): boolean {
  const ingredient = ingredientOf(row, vocabulary);
  return (
    ingredient !== undefined && (ingredient === kind || vocabulary.ancestors(ingredient.slug).includes(kind))
  );
}

const containsWords = (text: string, words: string): boolean =>
  words !== '' && ` ${text} `.includes(` ${words} `);
