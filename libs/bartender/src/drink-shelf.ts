import { normalize } from '@barspoon/mixology';
import type { Drink } from './drink.ts';
import { NearNames } from './near-names.ts';
import { plainText } from './plain-text.ts';

/** As many tests are kept, the last asked for: each holds the drinks that pass it. */
const keptTests = 24;

interface Kept {
  test: (drink: Drink) => boolean;
  drinks: Set<Drink>;
}

/** Every drink the bartender knows, in memory, found by its names. */
export class DrinkShelf {
  readonly #drinks = new Map<string, Drink>();
  readonly #byName = new Map<string, Set<string>>();
  readonly #tags = new Map<string, number>();
  readonly #tagTexts = new Map<string, string>();
  readonly #words = new Map<string, number>();
  readonly #touching = new Map<string, Set<Drink>>();
  readonly #byNameWord = new Map<string, Set<string>>();
  readonly #passing = new Map<string, Kept>();
  /** Made when it is first asked for. */
  #near: NearNames<string> | null = null;

  get size(): number {
    return this.#drinks.size;
  }

  get(id: string): Drink | undefined {
    return this.#drinks.get(id);
  }

  all(): IterableIterator<Drink> {
    return this.#drinks.values();
  }

  put(drink: Drink): void {
    this.remove(drink.id);
    this.#drinks.set(drink.id, drink);
    for (const slug of drink.touches) addTo(this.#touching, slug, drink);
    for (const word of nameWordsOf(drink)) addTo(this.#byNameWord, word, drink.id);
    for (const { test, drinks } of this.#passing.values()) if (test(drink)) drinks.add(drink);
    for (const name of namesOf(drink)) {
      const ids = this.#byName.get(name) ?? new Set();
      this.#byName.set(name, ids.add(drink.id));
      this.#near?.put(name, drink.id, name !== normalize(drink.name));
    }
    for (const tag of drink.tags) this.#tags.set(tag, (this.#tags.get(tag) ?? 0) + 1);
    for (const text of drink.tagTexts) this.#tagTexts.set(normalize(text), text);
    for (const word of wordsOf(drink)) this.#words.set(word, (this.#words.get(word) ?? 0) + 1);
  }

  remove(id: string): void {
    const drink = this.#drinks.get(id);
    if (!drink) return;
    this.#drinks.delete(id);
    for (const slug of drink.touches) removeFrom(this.#touching, slug, drink);
    for (const word of nameWordsOf(drink)) removeFrom(this.#byNameWord, word, id);
    for (const { drinks } of this.#passing.values()) drinks.delete(drink);
    for (const name of namesOf(drink)) {
      const ids = this.#byName.get(name);
      ids?.delete(id);
      if (ids?.size === 0) this.#byName.delete(name);
      this.#near?.remove(name, id, [...(ids ?? [])][0]);
    }
    for (const tag of drink.tags) countDown(this.#tags, tag);
    for (const word of wordsOf(drink)) countDown(this.#words, word);
  }

  /** The drink that has this name, in normal form; the one in the library before one that came later. */
  named(name: string): Drink | undefined {
    const [id] = this.#byName.get(name) ?? [];
    return id === undefined ? undefined : this.#drinks.get(id);
  }

  /** The drink whose name is nearest to what was written, if one is near enough. */
  near(text: string): Drink | undefined {
    this.#near ??= this.#nearNames();
    const id = this.#near.find(text) ?? this.#near.findByNearSound(text);
    return id === undefined ? undefined : this.#drinks.get(id);
  }

  #nearNames(): NearNames<string> {
    const names = new NearNames<string>();
    for (const [name, [id]] of this.#byName)
      if (id !== undefined) names.put(name, id, name !== normalize(this.get(id)?.name ?? ''));
    return names;
  }

  /** Ids of all drinks of this name, in normal form. */
  allNamed(name: string): string[] {
    return [...(this.#byName.get(name) ?? [])];
  }

  /** Drinks with any of these in or on them: slugs of ingredients, of what they are kinds of and of what they come from. */
  touching(slugs: readonly string[]): ReadonlySet<Drink> {
    const sets = this.#setsTouching(slugs);
    return sets.length === 1 && sets[0] ? sets[0] : new Set(sets.flatMap((drinks) => [...drinks]));
  }

  /** At most as many are found by `touching`. */
  maxTouching(slugs: readonly string[]): number {
    return this.#setsTouching(slugs).reduce((sum, { size }) => sum + size, 0);
  }

  #setsTouching(slugs: readonly string[]): ReadonlySet<Drink>[] {
    return slugs.flatMap((slug) => this.#touching.get(slug) ?? []);
  }

  /** Drinks in whose names all of these words stand, in normal form and in any order; the last may be unfinished. */
  withNameWords(words: readonly string[]): Drink[] {
    const last = words.at(-1) ?? '';
    const whole = this.#withNameWords(words);
    if (words.length < 2 || whole.length > 0) return whole;
    return this.#withNameWords(words.slice(0, -1)).filter((drink) =>
      [...nameWordsOf(drink)].some((word) => word.startsWith(last)),
    );
  }

  #withNameWords(words: readonly string[]): Drink[] {
    const sets = words.map((word) => this.#byNameWord.get(word));
    const [first, ...others] = sets.sort((one, other) => (one?.size ?? 0) - (other?.size ?? 0));
    return [...(first ?? [])]
      .filter((id) => others.every((set) => set?.has(id)))
      .flatMap((id) => this.#drinks.get(id) ?? []);
  }

  /**
   * Drinks that pass a test, kept up to date from the first time it is asked for.
   * @param name tells the test from others
   */
  passing(name: string, test: (drink: Drink) => boolean): ReadonlySet<Drink> {
    const kept = this.#passing.get(name) ?? { test, drinks: new Set([...this.all()].filter(test)) };
    this.#passing.delete(name);
    this.#passing.set(name, kept);
    const [oldest] = this.#passing.keys();
    if (this.#passing.size > keptTests && oldest !== undefined) this.#passing.delete(oldest);
    return kept.drinks;
  }

  hasTag(tag: string): boolean {
    return this.#tags.has(tag);
  }

  /** A tag as it is written: "james bond". */
  tagText(tag: string): string {
    return (this.#tagTexts.get(tag) ?? tag).replaceAll('-', ' ');
  }

  /** Whether a word, lower case and without diacritics, is part of a drink's name. */
  hasWord(word: string): boolean {
    return this.#words.has(word);
  }
}

function addTo<Value>(sets: Map<string, Set<Value>>, key: string, value: Value): void {
  const values = sets.get(key);
  if (values) values.add(value);
  else sets.set(key, new Set([value]));
}

function removeFrom<Value>(sets: Map<string, Set<Value>>, key: string, value: Value): void {
  const values = sets.get(key);
  values?.delete(value);
  if (values?.size === 0) sets.delete(key);
}

const nameWordsOf = ({ name, alternativeNames }: Drink) =>
  new Set([name, ...alternativeNames].flatMap((one) => normalize(one).split(' ')));

function countDown(counts: Map<string, number>, key: string): void {
  const left = (counts.get(key) ?? 1) - 1;
  if (left > 0) counts.set(key, left);
  else counts.delete(key);
}

const wordsOf = ({ name, alternativeNames }: Drink) =>
  new Set([name, ...alternativeNames].flatMap((one) => plainText(one).split(' ')));

const namesOf = ({ name, alternativeNames }: Drink) =>
  [...new Set([name, ...alternativeNames].map(normalize))].filter((one) => one.length > 2);
