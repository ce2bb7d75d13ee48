import type { FacetName } from '@barspoon/contracts';

/** What a recipe can be found by in addition to its texts. */
export interface SearchTraits {
  /** The vocabulary's slug of the spirit it is built on. */
  spirit: string | null;
  glass: string;
  method: string | null;
  strength: string | null;
  allergens: readonly string[];
  /** Slugs of what is in it, of what these are kinds of and of what they are made from. */
  contains: readonly string[];
  rating: number | null;
}

/** What search knows of a recipe. Texts hold no control characters, as the contracts see to. */
export interface SearchDocument {
  id: string;
  name: string;
  alternativeNames: readonly string[];
  category: string;
  tags: readonly string[];
  ingredients: readonly string[];
  instructions: readonly string[];
  alcoholic: boolean;
  difficulty: string | null;
  prepTimeMinutes: number | null;
  featured: boolean;
  /** Milliseconds since 1970. */
  createdAt: number;
  traits: SearchTraits;
}

export type SearchScope = 'recipes' | 'discover';

/**
 * How results are ordered. `best` puts hits in the name first (at its start, at a word's start, elsewhere), then those
 * in ingredients, tags or category, then those in the instructions, and the newest first among equals; without a term
 * it is newest first. The others serve the console and break ties by the newest.
 */
export type SearchSort = { by: 'best' } | { by: 'createdAt' | 'name' | 'category'; order: 'asc' | 'desc' };

/** The sort values of the last hit of a page, its id last. Whoever keeps it need not understand it. */
export type SearchPlace = readonly (string | number)[];

/** What a search means beyond its letters: ids that are found besides what holds the term, in groups, the nearest first. */
export interface MeantIds {
  /** Before what holds the term, in `meantGroups` groups. */
  first: readonly (readonly string[])[];
  /** Behind it. */
  also: readonly string[];
}
export interface SearchQuery {
  scope: SearchScope;
  /** Looked for as a substring, trimmed and folded; an empty one is no term. */
  q?: string | undefined;
  /** Only with a term. */
  meant?: MeantIds | undefined;
  category?: string | undefined;
  type?: 'alcoholic' | 'non-alcoholic' | undefined;
  difficulty?: string | undefined;
  maxMinutes?: number | undefined;
  featured?: boolean | undefined;
  sort?: SearchSort | undefined;
  limit: number;
  after?: SearchPlace | undefined;
}

export interface SearchResult {
  ids: string[];
  /** How many recipes there are on all pages together. */
  total: number;
  /** Where the next page begins, null on the last. */
  next: SearchPlace | null;
}

/** The filters of a result. */
export interface Narrowing {
  chosen: Partial<Record<FacetName, readonly string[] | undefined>>;
  /** Allergens that may not be in it. */
  free: readonly string[];
  /** Ingredients that may not be in it. */
  without: readonly string[];
}

export interface FacetQuery extends Narrowing {
  q?: string | undefined;
  meant?: MeantIds | undefined;
  /** Of these alone, where given. */
  among?: readonly string[] | undefined;
  sort: 'best' | 'newest' | 'name' | 'rating' | 'quickest';
  limit: number;
  after?: SearchPlace | undefined;
  /** Counting them is left out of later pages. */
  withFacets: boolean;
  /** Ids; the result says how many of it are among them. */
  counted?: readonly string[] | undefined;
}

export interface FacetCount {
  value: string;
  count: number;
}

/** For `free` each allergen any recipe has, with how many of the result are free of it. */
export type FacetCounts = Record<FacetName | 'free', FacetCount[]>;

export interface FacetResult extends SearchResult {
  facets: FacetCounts | null;
  /** How many of the result are among `counted`, null where none were given. */
  counted: number | null;
}

/**
 * Finds recipes by any part of their texts: those a case-insensitive scan over all of them would find, and those a search means.
 * What `put` and `remove` were awaited for is seen by the very next search. Every implementation passes
 * `test/search/conformance.ts`: the same recipes, order, places, counts, corrections and suggestions.
 * Implements REC-03 to REC-06, DISC-11 to DISC-16, CONTRA-13, CONTRA-14, BEYOND-31, BEYOND-32.
 */
export interface SearchIndex {
  /** How many recipes it holds. */
  count(): Promise<number>;
  /** Adds recipes or replaces them. */
  put(documents: readonly SearchDocument[]): Promise<void>;
  /** Recipes it does not hold are no fault. */
  remove(ids: readonly string[]): Promise<void>;
  /** @throws UnknownPlaceError when `after` does not fit the query's sort */
  search(query: SearchQuery): Promise<SearchResult>;
  /** As `search` in Discover's scope, narrowed by facets and with counts of what each further choice would leave. */
  discover(query: FacetQuery): Promise<FacetResult>;
  /** The term with the known words nearest to its own, or null when these are all known or nothing is near. */
  correct(q: string): Promise<string | null>;
  /** Ids of up to six recipes whose names the term may have meant, likeliest first. */
  suggest(q: string): Promise<string[]>;
}

export class UnknownPlaceError extends Error {
  override readonly name = 'UnknownPlaceError';
}
