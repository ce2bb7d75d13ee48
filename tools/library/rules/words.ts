import type { LibraryIngredient } from '@barspoon/contracts';
import { namesOf, normalize } from '@barspoon/mixology';
import type { LibraryContext } from './rule.ts';

/** Glasses and tools that are named after a drink; their names mention no ingredient. */
const vessels =
  /\b(?:wine|champagne|sherry|port|brandy|beer|coffee|irish coffee|tea|julep|margarita|copper|absinthe|cocktail|rum|whiskey|water|ice|cream|punch|toddy|espresso|milk|egg|shot|citrus|vegetable|lemon|lime|julep)s? (?:glass|flute|cup|mug|coupe|balloon|bowl|filter|towel|strainer|spoon|press|whipper|whisk|machine|maker|pot|mold|mould|tray|pick|juicer|squeezer|peeler|pan|siphon|jug|pitcher)(?:e?s)?\b/g;

/** Names of ingredients that mean something else here: to cream butter, for the guests' sake. */
const otherwise = /\bcream (?:the|together)\b|\bsake of\b|['’]s? sake\b|\bpepper it\b/g;

/** A text's words in normal form, vessels and double meanings removed. */
export function wordsOf(text: string): string {
  return normalize(text.toLowerCase().replace(vessels, ' vessel ').replace(otherwise, ' '));
}

/** Every ingredient a text names, longest names first: "ginger beer" is found as that and neither as ginger nor beer. */
export function ingredientsNamed(text: string, library: LibraryContext): LibraryIngredient[] {
  const names = nameIndex(library);
  const words = wordsOf(text).split(' ');
  const found = new Set<LibraryIngredient>();
  for (let at = 0; at < words.length; at++) {
    for (let length = Math.min(maxNameLength, words.length - at); length > 0; length--) {
      const node = names.get(words.slice(at, at + length).join(' '));
      if (!node) continue;
      found.add(node);
      at += length - 1;
      break;
    }
  }
  return [...found];
}
const maxNameLength = 5;

const indexes = new WeakMap<LibraryContext['vocabulary'], Map<string, LibraryIngredient>>();

function nameIndex({ ingredients, vocabulary }: LibraryContext): Map<string, LibraryIngredient> {
  const known = indexes.get(vocabulary);
  if (known) return known;
  const index = new Map(ingredients.flatMap((node) => namesOf(node).map((name) => [name, node] as const)));
  indexes.set(vocabulary, index);
  return index;
}

/** Whether two ingredients are the same, one a kind of the other, or one made from the other's kin. */
export function areKin(one: string, other: string, { vocabulary }: LibraryContext): boolean {
  return lineage(one, vocabulary).some((slug) => slug === other) || lineage(other, vocabulary).includes(one);
}

/** A node, what it is a kind of, what it is made from, and theirs. */
export function lineage(slug: string, vocabulary: LibraryContext['vocabulary']): string[] {
  const found: string[] = [];
  const visit = (at: string | undefined) => {
    const node = at === undefined ? undefined : vocabulary.get(at);
    if (!node || found.includes(node.slug)) return;
    found.push(node.slug);
    visit(node.parent);
    visit(node.madeFrom);
  };
  visit(slug);
  return found;
}
