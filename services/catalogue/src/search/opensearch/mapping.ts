import { facetNames } from '@barspoon/contracts';

/** Incremented with every change of the mapping or of `indexedRecipe`: each version has its own index. */
export const mappingVersion = 2;

const keyword = { type: 'keyword' } as const;
const onlyFound = { ...keyword, doc_values: false } as const;
/** Three characters at a time, with positions: a longer term is a phrase of these. Shorter ones are found as a whole. */
const parts = {
  properties: {
    grams: { type: 'text', analyzer: 'whitespace', norms: false },
    short: onlyFound,
  },
} as const;

export const mappings = {
  dynamic: 'strict',
  // The truth is in MongoDB; only this is read back from a result.
  _source: { includes: ['words', 'ownWords', 'nameKey'] },
  properties: {
    id: keyword,
    createdAt: { type: 'long' },
    name: parts,
    nameStart: onlyFound,
    nameRuns: onlyFound,
    nameKey: keyword,
    words: keyword,
    ownWords: { type: 'short', index: false },
    wordsByLength: keyword,
    ingredients: parts,
    labels: parts,
    instructions: parts,
    category: keyword,
    alcoholic: { type: 'boolean' },
    featured: { type: 'boolean' },
    difficulty: keyword,
    minutes: { type: 'short' },
    rating: { type: 'short' },
    allergens: keyword,
    contains: keyword,
    facets: { properties: Object.fromEntries(facetNames.map((facet) => [facet, keyword])) },
  },
} as const;

/** @param shards the number of shards; each has one replica if there is a second node */
export const settingsOf = (shards: number) => ({
  index: {
    number_of_shards: shards,
    auto_expand_replicas: '0-1',
    // It is not searched while it is being filled.
    refresh_interval: '30s',
  },
});
