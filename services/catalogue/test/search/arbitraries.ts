import { strengths } from '@barspoon/contracts';
import fc from 'fast-check';
import type { FacetQuery, SearchDocument, SearchQuery } from '../../src/search/search-index.ts';

/** Few words of few letters, so that terms often hit, half hit, and hit in several places. */
const words = [
  'gin',
  'ginger',
  'Sour',
  'a',
  'an',
  'Ana',
  'Crème',
  'ΣΑΣ',
  'σας',
  'İ',
  'ß',
  '𐐀b',
  '60',
  'ml',
  "d'",
];
const gaps = [' ', ' ', ' ', ' & ', ', ', '-', '/', ' (', ') ', '. '];
const text = fc
  .array(fc.tuple(fc.constantFrom(...words), fc.constantFrom(...gaps)), { minLength: 1, maxLength: 4 })
  .map((pairs) => pairs.flat().slice(0, -1).join(''));

const categories = ['Classic', 'Non-Alcoholic', 'Mocktail', 'Gin'];
const difficulties = ['Beginner', 'Expert'];
const spirits = ['gin', 'rum'];
const glassesUsed = ['coupe', 'rocks', 'flute'];
const allergensUsed = ['egg', 'nuts'];
const contained = ['gin', 'lime', 'egg-white', 'rum'];

export const documentFor = (id: fc.Arbitrary<string>): fc.Arbitrary<SearchDocument> =>
  fc.record({
    id,
    name: text,
    alternativeNames: fc.constant([]),
    category: fc.constantFrom(...categories),
    tags: fc.array(text, { maxLength: 2 }),
    ingredients: fc.array(text, { maxLength: 3 }),
    instructions: fc.array(text, { maxLength: 3 }),
    alcoholic: fc.boolean(),
    difficulty: fc.option(fc.constantFrom(...difficulties)),
    prepTimeMinutes: fc.option(fc.integer({ min: 1, max: 12 })),
    featured: fc.boolean(),
    createdAt: fc.integer({ min: 0, max: 5 }),
    traits: fc.record({
      spirit: fc.option(fc.constantFrom(...spirits)),
      glass: fc.constantFrom(...glassesUsed),
      method: fc.option(fc.constantFrom('shake', 'stir')),
      strength: fc.option(fc.constantFrom(...strengths)),
      allergens: fc.uniqueArray(fc.constantFrom(...allergensUsed), { maxLength: 2 }),
      contains: fc.uniqueArray(fc.constantFrom(...contained), { maxLength: 3 }),
      rating: fc.option(fc.constantFrom(1, 2.9, 3, 3.99, 4, 5)),
    }),
  });

/** A whole text, a part of one, or anything. */
const term = fc.oneof(
  text,
  fc.tuple(text, fc.nat(), fc.nat()).map(([whole, a, b]) => {
    const [from, to] = [a % whole.length, b % (whole.length + 1)].sort((x, y) => x - y);
    return whole.slice(from, to);
  }),
  fc.string({ maxLength: 3 }),
);
/** Mostly not there, so that filters leave something over. */
const maybe = <T>(value: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 3, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: value });
const sort = fc.oneof(
  fc.constant({ by: 'best' as const }),
  fc.record({
    by: fc.constantFrom('createdAt' as const, 'name' as const, 'category' as const),
    order: fc.constantFrom('asc' as const, 'desc' as const),
  }),
);

export const searchQuery: fc.Arbitrary<SearchQuery> = fc.record({
  scope: fc.constantFrom('recipes' as const, 'discover' as const),
  q: fc.option(term, { nil: undefined, freq: 3 }),
  category: maybe(fc.constantFrom(...categories, 'non-alcoholic', 'GIN', 'Rum')),
  type: maybe(fc.constantFrom('alcoholic' as const, 'non-alcoholic' as const)),
  difficulty: maybe(fc.constantFrom(...difficulties)),
  maxMinutes: maybe(fc.integer({ min: 1, max: 12 })),
  featured: maybe(fc.boolean()),
  sort: maybe(sort),
  limit: fc.integer({ min: 1, max: 5 }),
});

const some = (...values: string[]) =>
  maybe(fc.uniqueArray(fc.constantFrom(...values), { minLength: 1, maxLength: 3 }));

export const facetQuery: fc.Arbitrary<FacetQuery> = fc.record({
  q: fc.option(term, { nil: undefined, freq: 3 }),
  chosen: fc.record({
    category: some(...categories),
    spirit: some(...spirits),
    glass: some(...glassesUsed),
    method: some('shake', 'stir', 'blend'),
    difficulty: some(...difficulties),
    strength: some(...strengths),
    type: some('alcoholic', 'non-alcoholic'),
    maxMinutes: maybe(fc.constantFrom('5', '10', '20').map((value) => [value])),
    rating: maybe(fc.constantFrom('3', '4').map((value) => [value])),
  }),
  free: maybe(fc.uniqueArray(fc.constantFrom(...allergensUsed), { maxLength: 2 })).map(
    (values) => values ?? [],
  ),
  without: maybe(fc.uniqueArray(fc.constantFrom(...contained), { maxLength: 2 })).map(
    (values) => values ?? [],
  ),
  sort: fc.constantFrom('best', 'newest', 'name', 'rating', 'quickest'),
  limit: fc.integer({ min: 1, max: 5 }),
  withFacets: fc.constant(true),
});
