import { type Bits, nameKey, Postings, Sequences } from '@barspoon/collections';
import MiniSearch from 'minisearch';

/** So many words of a term are looked at, and so many known words for each. */
const maxTermWords = 5;
const maxReadings = 6;
/** A word counts less in an alternative name than in the name itself. */
const otherName = 0.8;

interface Word {
  id: number;
  word: string;
}

/** Recipes whose names come nearest to a term, and how near each comes. */
export interface Likenesses {
  recipes: Bits;
  likenessOf(recipe: number): number;
}

const wordsOf = (text: string): string[] => nameKey(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * Guesses which names a term may have meant, typing errors and accents aside: MiniSearch reads each word of it as the
 * known words nearest to it, and the names with most of these are meant. Only distinct words are ever compared.
 */
export class NameSuggestions {
  readonly #known = new MiniSearch<Word>({
    fields: ['word'],
    tokenize: (word) => [word],
    processTerm: (word) => word,
    searchOptions: {
      prefix: (word) => word.length > 2,
      fuzzy: (word) => (word.length > 3 ? 0.3 : false),
      maxFuzzy: 2,
    },
  });
  readonly #numbers = new Map<string, number>();
  readonly #words: string[] = [];
  readonly #free: number[] = [];
  readonly #recipes = new Postings();
  readonly #names = new Sequences();
  /** How many of these are in the name itself; they come first. */
  readonly #lengths: number[] = [];

  add(recipe: number, name: string, otherNames: readonly string[]): void {
    this.#lengths[recipe] = new Set(wordsOf(name)).size;
    const words = Array.from(new Set([name, ...otherNames].flatMap(wordsOf)), (word) => this.#intern(word));
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
    /** For each word of the term the known words it may mean, and how surely. */
    const readings: Map<number, number>[] = [];
    /** Recipes with at least so many words of the term, from none on. */
    const having = [scratch().fill(~0)];
    for (const termWord of wordsOf(q).slice(0, maxTermWords)) {
      const found = this.#known.search(termWord).slice(0, maxReadings);
      readings.push(new Map(found.map(({ id, score }) => [id, score])));
      const recipes = scratch();
      for (const { id } of found) this.#recipes.uniteInto(id, recipes);
      having.push(scratch());
      for (let words = having.length - 1; words > 0; words -= 1) {
        uniteCommon(having[words]!, having[words - 1]!, recipes);
      }
    }
    const max = having.slice(1).findLast((set) => set.some((bits) => bits !== 0));
    return { recipes: max ?? scratch(), likenessOf: (recipe) => this.#likeness(recipe, readings) };
  }

  /** The term with each of its words replaced by the known one nearest to it; null when that changes nothing. */
  correct(q: string): string | null {
    let hasChanged = false;
    const words = wordsOf(q).map((word) => {
      if (this.#numbers.has(word)) return word;
      const nearest = this.#known.search(word, { prefix: false })[0];
      if (!nearest) return undefined;
      hasChanged = true;
      return this.#words[nearest.id];
    });
    return hasChanged && words.every((word) => word !== undefined) ? words.join(' ') : null;
  }

  /** Each word of the term counts once. Of two names that have it, the shorter one is meant. */
  #likeness(recipe: number, readings: readonly ReadonlyMap<number, number>[]): number {
    const words = this.#names.get(recipe);
    const ofName = this.#lengths[recipe] ?? 0;
    let sum = 0;
    for (const reading of readings) {
      const likenesses = words.map((word, at) => (reading.get(word) ?? 0) * (at < ofName ? 1 : otherName));
      sum += Math.max(0, ...likenesses);
    }
    return sum / Math.sqrt(Math.max(1, ofName));
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

/** Adds to the first set what the two others share. */
function uniteCommon(into: Bits, one: Bits, other: Bits): void {
  for (let at = 0; at < into.length; at += 1) into[at]! |= one[at]! & other[at]!;
}
