import { type Bits, GrowingBits, intersect, unite, ValueSets } from '@barspoon/collections';
import { fold } from './fold.ts';
import type { SearchDocument, SearchQuery } from './search-index.ts';

/** Cards show "5 min" where no time is stored, so the filter counts it the same. Implements BEYOND-26, BEYOND-32. */
const minutesWhenUnknown = 5;
/** These also match every recipe that is not alcoholic. Implements REC-05, CONTRA-13. */
export const withoutAlcohol: ReadonlySet<string> = new Set(['non-alcoholic', 'mocktail']);

type Filters = Pick<SearchQuery, 'category' | 'type' | 'difficulty' | 'maxMinutes' | 'featured'>;

/** Keeps for each filter which recipes pass it. */
export class FilterSets {
  readonly #all = new GrowingBits();
  readonly #categories = new ValueSets<string>();
  readonly #alcoholic = new ValueSets<boolean>();
  readonly #featured = new ValueSets<boolean>();
  readonly #difficulties = new ValueSets<string>();
  readonly #minutes = new ValueSets<number>();

  add(recipe: number, document: SearchDocument): void {
    this.#all.set(recipe);
    this.#categories.set(fold(document.category), recipe);
    this.#alcoholic.set(document.alcoholic, recipe);
    this.#featured.set(document.featured, recipe);
    this.#minutes.set(document.prepTimeMinutes ?? minutesWhenUnknown, recipe);
    if (document.difficulty !== null) this.#difficulties.set(document.difficulty, recipe);
  }

  remove(recipe: number): void {
    this.#all.clear(recipe);
    for (const sets of [
      this.#categories,
      this.#alcoholic,
      this.#featured,
      this.#difficulties,
      this.#minutes,
    ]) {
      sets.clearAll(recipe);
    }
  }

  /** Leaves in the set only the recipes that pass. */
  apply(filters: Filters, set: Bits): void {
    intersect(set, this.#all.words);
    if (filters.category !== undefined) intersect(set, this.#ofCategory(fold(filters.category)));
    if (filters.type !== undefined) intersect(set, this.#alcoholic.get(filters.type === 'alcoholic'));
    if (filters.featured !== undefined) intersect(set, this.#featured.get(filters.featured));
    if (filters.difficulty !== undefined) intersect(set, this.#difficulties.get(filters.difficulty));
    if (filters.maxMinutes !== undefined) intersect(set, this.#upToMinutes(filters.maxMinutes));
  }

  /** All categories, folded and sorted, with their recipes. */
  categories(): { key: string; recipes: Bits }[] {
    return [...this.#categories.sets]
      .map(([key, { words }]) => ({ key, recipes: words }))
      .sort((a, b) => (a.key < b.key ? -1 : 1));
  }

  #ofCategory(category: string): Bits {
    const exact = this.#categories.get(category);
    return withoutAlcohol.has(category) ? this.#union([exact, this.#alcoholic.get(false)]) : exact;
  }

  #upToMinutes(max: number): Bits {
    const within = [...this.#minutes.sets.keys()].filter((minutes) => minutes <= max);
    return this.#union(within.map((minutes) => this.#minutes.get(minutes)));
  }

  #union(sets: readonly Bits[]): Bits {
    const union = new Uint32Array(this.#all.words.length);
    for (const set of sets) unite(union, set);
    return union;
  }
}
