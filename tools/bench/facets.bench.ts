import { facetNames } from '@barspoon/contracts';
import { MemorySearchIndex } from '../../services/catalogue/src/search/memory-search-index.ts';
import type { FacetQuery } from '../../services/catalogue/src/search/search-index.ts';
import { countsThatDiffer, plainDiscover } from '../../services/catalogue/test/search/plain-scan.ts';
import { searchDocuments } from './data/search-documents.ts';
import { searchesOf } from './data/search-terms.ts';
import { timeUntil } from './kit/clock.ts';
import { median, quantile } from './kit/measure.ts';
import type { Benchmark } from './kit/report.ts';

const recipes = 100_000;
const rounds = 7;

const nothing = { chosen: {}, free: [], without: [], limit: 24, withFacets: true } as const;
/** What somebody chooses one after the other. */
const choices: readonly Pick<FacetQuery, 'chosen' | 'free' | 'without' | 'sort'>[] = [
  { ...nothing, sort: 'best' },
  { ...nothing, chosen: { spirit: ['gin'] }, sort: 'best' },
  { ...nothing, chosen: { spirit: ['gin', 'rum'], difficulty: ['Beginner'] }, sort: 'newest' },
  {
    chosen: {
      spirit: ['gin', 'rum'],
      difficulty: ['Beginner'],
      maxMinutes: ['5'],
      glass: ['coupe', 'rocks'],
    },
    free: ['egg', 'nuts'],
    without: ['campari'],
    sort: 'rating',
  },
  {
    chosen: {
      category: ['Classic', 'Gin'],
      strength: ['light', 'medium'],
      type: ['alcoholic'],
      method: ['shake', 'stir'],
      rating: ['3'],
    },
    free: ['dairy'],
    without: [],
    sort: 'quickest',
  },
];

const bench: Benchmark = async (record) => {
  const documents = [...searchDocuments(recipes)];
  const index = new MemorySearchIndex();
  await index.put(documents);
  const terms = [
    undefined,
    ...searchesOf('discover').flatMap(({ queries }) => queries.slice(0, 4).map(({ q }) => q)),
  ];
  const queries: FacetQuery[] = terms.flatMap((q) => choices.map((choice) => ({ ...nothing, ...choice, q })));

  for (const query of queries.filter((_, at) => at % 9 === 0)) {
    const plain = plainDiscover(documents, query);
    const found = await index.discover(query);
    const differ = found.facets ? countsThatDiffer(found.facets, plain, query.chosen) : ['no facets'];
    if (found.total !== plain.ids.length || differ.length > 0)
      throw new Error(`"${query.q}" differs from a plain scan: ${differ.join('; ')}`);
  }

  const times = queries.map((): number[] => []);
  for (let round = -2; round < rounds; round += 1)
    for (const [at, query] of queries.entries()) {
      const time = await timeUntil(() => index.discover(query));
      if (round >= 0) times[at]?.push(time);
    }
  const best = times.map((ofQuery) => Math.min(...ofQuery));
  const middle = times.map(median);
  record.figure('facets', quantile(best, 0.99));
  record.table({
    title: `${queries.length} searches of ${recipes} recipes, each with the counts of ${facetNames.length + 1} facets`,
    rows: [
      { 'of each query': 'its best', 'median ms': median(best), 'p99 ms': quantile(best, 0.99) },
      { 'of each query': 'its median', 'median ms': median(middle), 'p99 ms': quantile(middle, 0.99) },
    ],
  });
};

export default bench;
