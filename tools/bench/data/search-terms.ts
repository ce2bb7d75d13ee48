import type { SearchQuery } from '../../../services/catalogue/src/search/search-index.ts';

/** Terms as members type them, letter by letter, and those that hurt. */
const terms = {
  'one letter': [...'abcdefghijklmnopqrstuvwxyz0123456789', '&', "'", '('],
  'two letters': ['er', 'an', 'in', 'or', 'gi', 'li', 'ma', 'th', 'zz', 'ml', '60', 'é'],
  'three letters': ['gin', 'rum', 'lim', 'sou', 'the', 'mar', 'ing', 'zqx', '45 '],
  'one word': [
    'whiskey',
    'margarita',
    'bitters',
    'daiquiri',
    'syrup',
    'vermouth',
    'strain',
    'shake',
    'glass',
  ],
  'several words': [
    'old f',
    'lime juice',
    'white rum',
    '60 ml gin',
    'with ice',
    'into a ch',
    'of the',
    'e s',
  ],
  absent: ['zzqqxx', 'gin zebra', 'white zz', 'quixotic brontosaurus', 'x y z', 'limee', 'ml xq'],
  'no term': [''],
};

const filters: Omit<SearchQuery, 'scope' | 'q' | 'limit'>[] = [
  {},
  { category: 'Non-Alcoholic' },
  { difficulty: 'Beginner', maxMinutes: 10 },
  { type: 'non-alcoholic', category: 'Gin', maxMinutes: 5 },
];

/** First pages of every term under every filter, by kind of term. */
export function searchesOf(scope: SearchQuery['scope']): { kind: string; queries: SearchQuery[] }[] {
  return Object.entries(terms).map(([kind, qs]) => ({
    kind,
    queries: qs.flatMap((q) => filters.map((filter) => ({ ...filter, scope, q, limit: 24 }))),
  }));
}
