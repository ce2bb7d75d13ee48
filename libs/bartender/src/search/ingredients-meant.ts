import type { LibraryIngredient } from '@barspoon/contracts';
import { namesOf, normalize, type Vocabulary } from '@barspoon/mixology';
import { DrinkShelf } from '../drink-shelf.ts';
import { wordInEnglish } from '../languages/language.ts';
import { withPlainNegations } from '../negations.ts';
import { withoutNicknames } from '../nicknames.ts';
import { plainText } from '../plain-text.ts';
import { type Named, namesIn, Reader } from '../reading.ts';
import { requestOf } from '../request.ts';
import { isFiller } from './fillers.ts';

/** What a search for ingredients or bottles means, in slugs. */
export interface IngredientsMeant {
  /** Of each of these one. */
  wanted: readonly (readonly string[])[];
  without: readonly string[];
  /** Words that are left out and name no ingredient, in normal form. */
  withoutWords: readonly string[];
  /** Words that name no ingredient, in normal form. */
  left: readonly string[];
}

const noDrinks = new DrinkShelf();

/** A brand is looked for on the bottle, and is not everything of its kind. */
const isBrand = ({ meaning, text, meantAs }: Named, vocabulary: Vocabulary<LibraryIngredient>): boolean => {
  const node = meaning.kind === 'ingredient' ? vocabulary.get(meaning.slug) : undefined;
  return meantAs === undefined && node !== undefined && !namesOf(node).includes(normalize(text));
};

/** Reads a search for bottles as one for recipes is read: any spelling, brands, other languages, what is left out. */
export function ingredientsMeantBy(q: string, vocabulary: Vocabulary<LibraryIngredient>): IngredientsMeant {
  const reader = new Reader(vocabulary, noDrinks);
  const read = (plain: string): IngredientsMeant & { leftPlain: readonly string[] } => {
    const { named, wishes, unclear, unclearHarm } = requestOf(plain, reader, vocabulary);
    const no = new Set([...unclear, ...unclearHarm]);
    const things = named.filter((one) => one.meaning.kind === 'ingredient' && !isBrand(one, vocabulary));
    const covered = new Set(things.flatMap(({ at, text }) => text.split(' ').map((_, word) => at + word)));
    const leftPlain = withPlainNegations(plain)
      .split(' ')
      .filter((word, at) => !covered.has(at) && word !== ',' && !isFiller(word) && !no.has(word));
    const places = [...new Set(things.filter(({ negated }) => !negated).map(({ at }) => at))];
    const wanted = places.map((place) =>
      things.flatMap(({ at, meaning }) =>
        at === place && meaning.kind === 'ingredient' ? meaning.slug : [],
      ),
    );
    const withoutWords = [...no].map(normalize);
    return {
      wanted,
      without: wishes.without,
      withoutWords,
      left: leftPlain.map(normalize).filter(Boolean),
      leftPlain,
    };
  };
  const names = namesIn(vocabulary);
  const plain = withoutNicknames(plainText(q), (phrase) => names.has(phrase));
  const { leftPlain, ...written } = read(plain);
  if (leftPlain.length === 0) return written;
  const english = plain
    .split(' ')
    .map((word) => (leftPlain.includes(word) ? (wordInEnglish(word) ?? word) : word))
    .join(' ');
  const { leftPlain: _, ...translated } = read(english);
  return translated;
}
