import {
  type Bits,
  countBits,
  countCommon,
  GrowingBits,
  intersect,
  subtract,
  unite,
  ValueSets,
} from '@barspoon/collections';
import { type FacetName, facetNames, minuteLimits, ratingLimits } from '@barspoon/contracts';
import { fold } from './fold.ts';
import type { Group } from './page-of-groups.ts';
import type { FacetCount, FacetCounts, Narrowing, SearchDocument } from './search-index.ts';

/** Cards show "5 min" where no time is stored, so the filter counts it the same. Implements BEYOND-26, BEYOND-32. */
export const minutesWhenUnknown = 5;
/** These also hold every recipe that is not alcoholic. Implements REC-05, CONTRA-13. */
const withoutAlcohol = ['Non-Alcoholic', 'Mocktail'];

/** A filtered result. */
export interface Narrowed {
  /** After the exclusions only. */
  found: Bits;
  /** For each facet with a choice, all recipes that pass it. */
  passing: ReadonlyMap<FacetName, Bits>;
  /** After all filters. */
  narrowed: Bits;
}

/** The sort key for best rated first. */
export const ratingTenths = ({ traits }: SearchDocument): number => Math.round((traits.rating ?? 0) * 10);

/** The values a recipe has of a facet. */
export function valuesOf(facet: FacetName, document: SearchDocument): string[] {
  const { traits } = document;
  const one = (value: string | null) => (value === null ? [] : [value]);
  switch (facet) {
    case 'category':
      return document.alcoholic ? [document.category] : [...new Set([document.category, ...withoutAlcohol])];
    case 'type':
      return [document.alcoholic ? 'alcoholic' : 'non-alcoholic'];
    case 'difficulty':
      return one(document.difficulty);
    case 'maxMinutes': {
      const minutes = document.prepTimeMinutes ?? minutesWhenUnknown;
      return minuteLimits.filter((limit) => minutes <= limit).map(String);
    }
    case 'rating':
      return ratingLimits.filter((limit) => (traits.rating ?? 0) >= Number(limit));
    default:
      return one(traits[facet]);
  }
}

/** Keeps for each facet which recipes have which value, and counts them for any result. */
export class FacetSets {
  readonly #sets = Object.fromEntries(facetNames.map((facet) => [facet, new ValueSets<string>()])) as Record<
    FacetName,
    ValueSets<string>
  >;
  readonly #allergens = new ValueSets<string>();
  readonly #contained = new ValueSets<string>();
  readonly #minutes = new ValueSets<string>();
  readonly #ratings = new ValueSets<string>();
  readonly #removals: (readonly [ValueSets<string>, readonly string[]][] | undefined)[] = [];

  add(recipe: number, document: SearchDocument): void {
    const { traits, prepTimeMinutes } = document;
    const entries: [ValueSets<string>, readonly string[]][] = [
      ...facetNames.map((facet): [ValueSets<string>, string[]] => [
        this.#sets[facet],
        valuesOf(facet, document),
      ]),
      [this.#allergens, traits.allergens],
      [this.#contained, traits.contains],
      [this.#minutes, [String(prepTimeMinutes ?? minutesWhenUnknown)]],
      // The best first.
      [this.#ratings, [String(-ratingTenths(document))]],
    ];
    for (const [sets, values] of entries) for (const value of values) sets.set(value, recipe);
    this.#removals[recipe] = entries;
  }

  remove(recipe: number): void {
    for (const [sets, values] of this.#removals[recipe] ?? [])
      for (const value of values) sets.clear(value, recipe);
    this.#removals[recipe] = undefined;
  }

  /** Reduces `found`, the result of the text, by the exclusions, and filters it by the choices. */
  narrow(found: Bits, { chosen, free, without }: Narrowing, scratch: () => Bits): Narrowed {
    for (const allergen of free) subtract(found, this.#allergens.get(allergen));
    for (const ingredient of without) subtract(found, this.#contained.get(ingredient));
    const passing = new Map<FacetName, Bits>();
    for (const facet of facetNames) {
      const values = chosen[facet];
      if (!values) continue;
      const set = scratch();
      for (const value of values) unite(set, this.#sets[facet].get(value));
      passing.set(facet, set);
    }
    const narrowed = scratch();
    narrowed.set(found);
    for (const set of passing.values()) intersect(narrowed, set);
    return { found, passing, narrowed };
  }

  count({ found, passing, narrowed }: Narrowed, scratch: () => Bits): FacetCounts {
    const counts = {} as FacetCounts;
    for (const facet of facetNames) {
      let within = narrowed;
      if (passing.has(facet)) {
        within = scratch();
        within.set(found);
        for (const [other, set] of passing) if (other !== facet) intersect(within, set);
      }
      counts[facet] = countsIn(within, this.#sets[facet].sets);
    }
    const total = countBits(narrowed);
    counts.free = [...this.#allergens.sets]
      .filter(([, { words }]) => words.some((bits) => bits !== 0))
      .map(([value, { words }]) => ({ value, count: total - countCommon(narrowed, words) }))
      .sort((a, b) => (a.value < b.value ? -1 : 1));
    return counts;
  }

  /** Best first. */
  byRating(): Group[] {
    return grouped(this.#ratings);
  }

  /** Quickest first. */
  byMinutes(): Group[] {
    return grouped(this.#minutes);
  }
}

/** The order of a facet's values: most recipes first. */
export const byCount = (a: FacetCount, b: FacetCount): number =>
  b.count - a.count || (fold(a.value) < fold(b.value) ? -1 : 1);

const grouped = ({ sets }: ValueSets<string>) =>
  [...sets].map(([key, { words }]) => ({ key: Number(key), recipes: words })).sort((a, b) => a.key - b.key);

const countsIn = (within: Bits, sets: ReadonlyMap<string, GrowingBits>) =>
  [...sets]
    .map(([value, set]) => ({ value, count: countCommon(within, set.words) }))
    .filter(({ count }) => count > 0)
    .sort(byCount);
