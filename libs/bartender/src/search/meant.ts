import type { LibraryIngredient } from '@barspoon/contracts';
import { normalize, type Vocabulary } from '@barspoon/mixology';
import type { Drink } from '../drink.ts';
import type { DrinkShelf } from '../drink-shelf.ts';
import { allowedBy, conditionsOf } from '../finding.ts';
import { inEnglish } from '../languages/language.ts';
import { plainText } from '../plain-text.ts';
import { isNamed, namesIn, Reader } from '../reading.ts';
import { calledAfter } from '../relatives.ts';
import { type Request, requestOf } from '../request.ts';
import { isVariationOf, variationsOf } from '../variations.ts';
import { isWishless, noNever, noWishes, type Wishes } from '../wishes.ts';

/** What a search means beyond the letters that were typed. */
export interface Meant {
  /** Ids of what is found before everything that holds the letters, in groups, the nearest first. Always as many groups. */
  first: readonly (readonly string[])[];
  /** Found behind it. */
  also: readonly string[];
  /** The search in the words it was taken for, where something was written wrong. */
  correctedTo: string | null;
  /** What is left out: names of ingredients. */
  without: readonly string[];
}

/** As many groups as `first` has. */
export const meantGroups = 11;
const maxIds = 2000;
const nothing: Meant = {
  first: Array.from({ length: meantGroups }, () => []),
  also: [],
  correctedTo: null,
  without: [],
};

/** Words of a search that say nothing of what is looked for. */
const fillers = new Set(
  'a an the and or n with of for in on to from de du la le les el los das der die und mit et avec con y e di il drink drinks cocktail cocktails recipe recipes please something anything some any best good me i want my how make made what is are rezept receta recette ricetta'.split(
    ' ',
  ),
);
const digits: Readonly<Record<string, string>> = {
  ...{
    '1': 'one',
    '2': 'two',
    '3': 'three',
    '4': 'four',
    '5': 'five',
    '6': 'six',
    '7': 'seven',
    '8': 'eight',
  },
  ...{ '19th': 'nineteenth', '20th': 'twentieth', '21st': 'twenty first', '1st': 'first', '2nd': 'second' },
};

/**
 * Reads a search as the bartender reads a question: names in any order and spelling, ingredients that must all be in it, what must
 * not be in it, and what kind of drink it is. Implements BEYOND-115.
 */
export function meantBy(q: string, shelf: DrinkShelf, vocabulary: Vocabulary<LibraryIngredient>): Meant {
  const key = normalize(q);
  if (key.length < 2) return nothing;
  const names = namesIn(vocabulary);
  const isName = (word: string) => shelf.hasWord(word) || names.has(word) || isNamed(word, vocabulary);
  const reader = new Reader(vocabulary, shelf);
  const finderOf = (plain: string) =>
    new Finder(requestOf(plain, reader, vocabulary), wordsOf(plain), shelf, vocabulary);
  // What can be read as it stands is: names of drinks and ingredients come from every language.
  const written = plainText(q);
  const asWritten = finderOf(written);
  const translated = asWritten.left.length === 0 ? written : inEnglish(q, isName).plain;
  const found = translated === written ? asWritten : finderOf(translated);
  const exact = [...new Set([...shelf.allNamed(key), ...shelf.allNamed(normalize(spelledOut(q)))])];
  const near = exact.length === 0 ? shelf.near(q) : undefined;
  if (near) exact.push(near.id);
  if (found.isOneIngredient && exact.length === 0)
    return {
      ...nothing,
      also: found
        .withWishes()
        .slice(0, maxIds)
        .map(({ id }) => id),
    };
  const { without, correctedTo } = said(found.request, translated, vocabulary);
  const isOtherwiseSpelled = near && !isSpelledAs(near, q);
  const groups = [exact, ...found.groups()];
  const seen = new Set<string>();
  const first = groups.map((ids) => ids.slice(0, maxIds).filter((id) => !seen.has(id) && seen.add(id)));
  return {
    first,
    also: [],
    correctedTo: near ? (isOtherwiseSpelled ? near.name : null) : correctedTo,
    without,
  };
}

const wordsOf = (plain: string): string[] =>
  plain
    .split(' ')
    .filter((word) => word !== ',' && !fillers.has(word))
    .map(normalize)
    .filter(Boolean);

/** Accents, gaps and marks aside. */
const isSpelledAs = ({ name, alternativeNames }: Drink, q: string): boolean =>
  [name, ...alternativeNames].some((one) =>
    normalize(one).replaceAll(' ', '').includes(normalize(q).replaceAll(' ', '')),
  );

const spelledOut = (q: string): string =>
  q
    .toLowerCase()
    .split(/\s+/)
    .map((word) => digits[word] ?? word)
    .join(' ');

function said(request: Request, plain: string, vocabulary: Vocabulary<LibraryIngredient>) {
  let corrected = plain;
  for (const { text, meantAs } of request.named)
    if (meantAs) corrected = corrected.replace(text, meantAs.toLowerCase());
  const names = request.named.flatMap(({ meaning, negated }) =>
    negated && meaning.kind === 'ingredient' ? [vocabulary.get(meaning.slug)?.name ?? meaning.slug] : [],
  );
  return {
    correctedTo: corrected === plain ? null : corrected,
    without: [...new Set([...names, ...request.wishes.free])],
  };
}

class Finder {
  readonly request: Request;
  private readonly words: readonly string[];
  private readonly shelf: DrinkShelf;
  private readonly vocabulary: Vocabulary<LibraryIngredient>;
  private readonly wishes: Wishes;
  private readonly named: readonly Drink[];
  /** Words that no meaning was found for: they must stand in the drink's own texts. */
  readonly left: readonly string[];

  constructor(
    request: Request,
    words: readonly string[],
    shelf: DrinkShelf,
    vocabulary: Vocabulary<LibraryIngredient>,
  ) {
    this.request = request;
    this.words = words;
    this.shelf = shelf;
    this.vocabulary = vocabulary;
    this.wishes = { ...request.wishes, changes: [], order: null };
    this.named = request.drinks.flatMap((id) => shelf.get(id) ?? []);
    const read = new Set(request.named.flatMap(({ text }) => text.split(' ').map(normalize)));
    this.left = words.filter(
      (word) => !read.has(word) && !/^(?:no|not|without|except|never|ohne|sans|sin|senza)$/.test(word),
    );
  }

  /** One known ingredient and nothing else: the letters find it well, and order it by where they stand. */
  get isOneIngredient(): boolean {
    const { named, wishes } = this.request;
    return (
      this.left.length === 0 &&
      wishes.with.length === 1 &&
      new Set(named.map(({ at }) => at)).size === 1 &&
      named.every(({ meaning, meantAs }) => meaning.kind === 'ingredient' && !meantAs) &&
      !this.isBrand
    );
  }

  private get isBrand(): boolean {
    const slug = this.wishes.with[0]?.[0];
    const name = slug ? normalize(this.vocabulary.get(slug)?.name ?? '') : '';
    return !name.includes(this.words.join(' '));
  }

  /** From what carries the name and has what is asked for to what merely has it; all but the exact names. */
  groups(): string[][] {
    const wished = this.withWishes();
    const isCalled = (drink: Drink) =>
      this.named.some((base) => drink.id === base.id || isVariationOf(drink, base));
    const called = this.named.length > 0 && !isWishless(this.wishes) ? wished.filter(isCalled) : [];
    const named = this.named.filter(allowedBy(this.wishes, noNever()));
    const byWords =
      this.words.length > 0
        ? this.shelf.withNameWords(this.words).filter(allowedBy(this.wishes, noNever()))
        : [];
    const variations = isWishless(this.wishes) ? named.flatMap((base) => variationsOf(base, this.shelf)) : [];
    const asMany = this.wishes.with.length;
    const rest = this.named.length > 0 ? [] : wished;
    const lines = ({ spec }: Drink) => spec.filter(({ optional }) => !optional).length;
    const isAlone = (drink: Drink) => asMany > 1 && lines(drink) === asMany;
    const isKnown = (drink: Drink) => drink.tags.has('iba') || (drink.ratingAverage ?? 0) >= 4;
    const isDirect = (drink: Drink) =>
      this.wishes.with.every((any) => any.some((slug) => drink.contains.has(slug)));
    const alone = rest.filter((drink) => isAlone(drink));
    return [
      called.filter(isKnown),
      called,
      named,
      byWords,
      variations,
      alone.filter(isDirect),
      rest.filter((drink) => isDirect(drink) && isKnown(drink)),
      // What a member wrote and nobody has rated comes behind it.
      rest.filter((drink) => isDirect(drink) && (!drink.userId || (drink.ratingCount ?? 0) > 0)),
      // What is only called after it, or goes on top, comes last.
      rest.filter((drink) => this.isCalledIn(drink)),
      rest,
    ].map((drinks) => drinks.map(({ id }) => id));
  }

  private isCalledIn(drink: Drink): boolean {
    return this.wishes.with.every((any) =>
      any.some((slug) => drink.contains.has(slug) || this.calls(drink, slug)),
    );
  }

  private calls(drink: Drink, slug: string): boolean {
    return ` ${textOf(drink)} `.includes(` ${normalize(this.vocabulary.get(slug)?.name ?? slug)} `);
  }

  /** What meets everything that is asked for, whatever it is called. */
  withWishes(): Drink[] {
    if (isWishless(this.wishes) && this.wishes.alcohol === null) return [];
    const isAllowed = allowedBy(this.wishes, noNever());
    const conditions = conditionsOf({ ...this.wishes, with: [] }, this.vocabulary, []);
    const wanted = this.wishes.with.map((any) => ({
      any,
      score: conditionsOf(
        { ...noWishes(), with: [any], alcohol: this.wishes.alcohol },
        this.vocabulary,
        [],
      )[0]?.score,
    }));
    const has = (drink: Drink) =>
      wanted.every(
        ({ any, score }) =>
          any.some((slug) => drink.touches.has(slug) || this.calls(drink, slug)) ||
          (score?.(drink) ?? 0) >= 0.5,
      );
    const hasLeft = (drink: Drink) => this.left.every((word) => textOf(drink).includes(word));
    const met = [...this.candidates()].filter(
      (drink) =>
        isAllowed(drink) &&
        has(drink) &&
        conditions.every(({ score }) => score(drink) >= 0.5) &&
        hasLeft(drink),
    );
    return met;
  }

  /** Of what must be in it the rarest decides what is looked at. */
  private candidates(): Iterable<Drink> {
    const sets = this.wishes.with.map((any) => this.shelf.touching(any.flatMap((slug) => this.near(slug))));
    const smallest = sets.sort((one, other) => one.length - other.length)[0];
    return smallest ?? this.shelf.all();
  }

  private near(slug: string): string[] {
    const kinds = this.vocabulary.ancestors(slug).filter(({ group }) => !group);
    return [slug, ...kinds.map((node) => node.slug), ...calledAfter(slug, this.vocabulary)];
  }
}

const texts = new WeakMap<Drink, string>();

/** Everything a word may stand in, in normal form. */
function textOf(drink: Drink): string {
  const known = texts.get(drink);
  if (known !== undefined) return known;
  const { name, alternativeNames, category, tags, ingredients, glass, method, spec } = drink;
  const text = normalize(
    [
      name,
      ...alternativeNames,
      category,
      ...tags,
      ...ingredients,
      glass,
      method ?? '',
      ...spec.map((line) => line.name),
    ].join(' '),
  );
  texts.set(drink, text);
  return text;
}
