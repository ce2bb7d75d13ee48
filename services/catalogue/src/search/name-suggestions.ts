import { type Bits, Postings, Sequences } from '@barspoon/collections';
import {
  corrected,
  likeness,
  maxReadings,
  nameWords,
  nearest,
  type Reading,
  termWords,
  wordList,
} from './name-words.ts';

/** Recipes with the names closest to a term, and how close each is. */
export interface Likenesses {
  recipes: Bits;
  likenessOf(recipe: number): number;
}

/**
 * Guesses which names a term may mean, ignoring typing errors and accents: MiniSearch maps each word to the closest known
 * words, and the names with most of these win. Only distinct words are compared.
 */
export class NameSuggestions {
  readonly #known = wordList<number>();
  readonly #numbers = new Map<string, number>();
  readonly #words: string[] = [];
  readonly #free: number[] = [];
  readonly #recipes = new Postings();
  readonly #names = new Sequences();
  /** How many of these are in the name itself; they come first. */
  readonly #lengths: number[] = [];

  add(recipe: number, name: string, otherNames: readonly string[]): void {
    const { words: texts, own } = nameWords(name, otherNames);
    this.#lengths[recipe] = own;
    const words = texts.map((word) => this.#intern(word));
    this.#names.set(recipe, words);
    for (const word of words) this.#recipes.add(word, recipe);
  }

  remove(recipe: number): void {
    const words = this.#names.get(recipe);
    this.#names.remove(recipe);
    for (const word of words) {
      this.#recipes.remove(word, recipe);
      if (this.#recipes.count(word) === 0) this.#release(word);
    }
  }

  /** `scratch` gives empty sets for all recipes. */
  like(q: string, scratch: () => Bits): Likenesses {
    /** For each word of the term the known words it may mean, with their score. */
    const readings: Reading<number>[] = [];
    /** Recipes by the minimum number of words of the term they contain, from none on. */
    const having = [scratch().fill(~0)];
    for (const termWord of termWords(q)) {
      const found = nearest(this.#known, termWord, maxReadings);
      readings.push(new Map(found.map(({ id, score }) => [id, score])));
      const recipes = scratch();
      for (const { id } of found) this.#recipes.uniteInto(id, recipes);
      having.push(scratch());
      for (let words = having.length - 1; words > 0; words -= 1) {
        uniteCommon(having[words]!, having[words - 1]!, recipes);
      }
    }
    const max = having.slice(1).findLast((set) => set.some((bits) => bits !== 0));
    const likenessOf = (recipe: number) =>
      likeness(this.#names.get(recipe), this.#lengths[recipe] ?? 0, readings);
    return { recipes: max ?? scratch(), likenessOf };
  }

  /** The term with each word replaced by the closest known one; null if that changes nothing. */
  correct(q: string): string | null {
    return corrected(q, (word) =>
      this.#numbers.has(word) ? word : nearest(this.#known, word, 1, { prefix: false })[0]?.word,
    );
  }

  #intern(word: string): number {
    const known = this.#numbers.get(word);
    if (known !== undefined) return known;
    const id = this.#free.pop() ?? this.#words.length;
    this.#words[id] = word;
    this.#numbers.set(word, id);
    this.#known.add({ id, word });
    return id;
  }

  #release(id: number): void {
    const word = this.#words[id]!;
    this.#known.remove({ id, word });
    this.#numbers.delete(word);
    this.#free.push(id);
  }
}

/** Adds the intersection of the two others to the first set. */
function uniteCommon(into: Bits, one: Bits, other: Bits): void {
  for (let at = 0; at < into.length; at += 1) into[at]! |= one[at]! & other[at]!;
}
