import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { documentFor, facetQuery, searchQuery } from '../../test/search/arbitraries.ts';
import { countsThatDiffer, plainDiscover, plainScan } from '../../test/search/plain-scan.ts';
import { MemorySearchIndex } from './memory-search-index.ts';
import { type FacetQuery, type SearchDocument, type SearchQuery, UnknownPlaceError } from './search-index.ts';

function aDocument(given: Partial<SearchDocument> & { id: string }): SearchDocument {
  return {
    name: 'Daiquiri',
    alternativeNames: [],
    category: 'Rum',
    tags: ['sour'],
    ingredients: ['60 ml White Rum', '30 ml Lime Juice'],
    instructions: ['Shake with ice.', 'Strain into a coupe.'],
    alcoholic: true,
    difficulty: 'Beginner',
    prepTimeMinutes: 4,
    featured: false,
    createdAt: 0,
    traits: {
      ...{ spirit: 'rum', glass: 'coupe', method: 'shake', strength: 'medium' },
      ...{ allergens: [], contains: ['white-rum', 'rum'], rating: null },
    },
    ...given,
  };
}

function anIndexOf(...documents: SearchDocument[]): MemorySearchIndex {
  const index = new MemorySearchIndex();
  for (const document of documents) index.put(document);
  return index;
}

function allPages(index: MemorySearchIndex, query: SearchQuery): { ids: string[]; totals: number[] } {
  const ids: string[] = [];
  const totals: number[] = [];
  let after = query.after;
  do {
    const page = index.search({ ...query, after });
    if (after) expect(page.ids).not.toEqual([]);
    ids.push(...page.ids);
    totals.push(page.total);
    after = page.next ?? undefined;
  } while (after);
  return { ids, totals };
}

const change = fc.oneof(
  { weight: 2, arbitrary: documentFor(fc.integer({ min: 10, max: 24 }).map(String)) },
  { weight: 1, arbitrary: fc.integer({ min: 10, max: 24 }).map(String) },
);

describe('MemorySearchIndex', () => {
  it('finds what a plain scan finds, in its order, through all pages and after every kind of change [REC-03, REC-04, REC-05, REC-06, DISC-11, DISC-12, DISC-13, DISC-16, BEYOND-31, BEYOND-32, CONTRA-13, CONTRA-14]', () => {
    fc.assert(
      fc.property(
        fc.array(change, { maxLength: 60, size: 'max' }),
        fc.array(searchQuery, { minLength: 1, maxLength: 8 }),
        (changes, queries) => {
          const index = new MemorySearchIndex();
          const kept = new Map<string, SearchDocument>();
          for (const next of changes) {
            if (typeof next === 'string') {
              index.remove(next);
              kept.delete(next);
            } else {
              index.put(next);
              kept.set(next.id, next);
            }
          }
          expect(index.size).toBe(kept.size);
          for (const query of queries) {
            const expected = plainScan([...kept.values()], query);
            const { ids, totals } = allPages(index, query);
            expect(ids).toEqual(expected);
            expect(new Set(totals)).toEqual(new Set([expected.length]));
          }
        },
      ),
      { numRuns: 400 },
    );
  });

  it('finds the same among thousands, half of them changed again', () => {
    const documents = fc.sample(documentFor(fc.uuid()), { numRuns: 2000, seed: 11 });
    const index = anIndexOf(...documents);
    const kept = documents.map((document, at) =>
      at % 2 === 0 ? document : { ...documents[(at * 7) % documents.length]!, id: document.id },
    );
    for (const [at, document] of kept.entries()) if (at % 2 === 1) index.put(document);
    for (const query of fc.sample(searchQuery, { numRuns: 60, seed: 12 })) {
      const expected = plainScan(kept, query);
      const first = index.search(query);
      expect(first.total).toBe(expected.length);
      expect(first.ids).toEqual(expected.slice(0, query.limit));
      if (!first.next) continue;
      expect(index.search({ ...query, after: first.next }).ids).toEqual(
        expected.slice(query.limit, 2 * query.limit),
      );
    }
  });

  it('looks into instructions on the recipe list and into category and tags on Discover [REC-03, DISC-11, CONTRA-14]', () => {
    const index = anIndexOf(aDocument({ id: 'a' }));
    const finds = (scope: 'recipes' | 'discover', q: string) =>
      index.search({ scope, q, limit: 5 }).total === 1;
    expect(finds('recipes', 'coupe')).toBe(true);
    expect(finds('discover', 'coupe')).toBe(false);
    expect(finds('discover', 'SOUR')).toBe(true);
    expect(finds('recipes', 'sour')).toBe(false);
    expect(finds('recipes', 'lime')).toBe(true);
    expect(finds('discover', 'lime')).toBe(true);
  });

  it('puts the start of a name before the start of a word, that before the rest, then ingredients, then steps', () => {
    const index = anIndexOf(
      aDocument({ id: 'step', createdAt: 9, instructions: ['Add the gin.'] }),
      aDocument({ id: 'ingredient', createdAt: 8, ingredients: ['Gin'] }),
      aDocument({ id: 'inside', createdAt: 7, name: 'Virgin Mary' }),
      aDocument({ id: 'word', createdAt: 6, name: 'Sloe Gin Fizz' }),
      aDocument({ id: 'start', createdAt: 5, name: 'Gin Fizz' }),
      aDocument({ id: 'newer start', createdAt: 6, name: 'Ginger Rogers' }),
    );
    expect(index.search({ scope: 'recipes', q: ' gin ', limit: 9 }).ids).toEqual([
      'newer start',
      'start',
      'word',
      'inside',
      'ingredient',
      'step',
    ]);
  });

  it('does not find a term across two steps or with a line break in it', () => {
    const index = anIndexOf(aDocument({ id: 'a' }));
    expect(index.search({ scope: 'recipes', q: 'ice.\nStrain', limit: 5 }).total).toBe(0);
    expect(index.search({ scope: 'recipes', q: 'ice. Strain', limit: 5 }).total).toBe(0);
  });

  it('goes on behind the last hit of a page though that recipe is gone', () => {
    const index = anIndexOf(...['a', 'b', 'c', 'd'].map((id, createdAt) => aDocument({ id, createdAt })));
    const first = index.search({ scope: 'recipes', q: 'daiquiri', limit: 2 });
    expect(first.ids).toEqual(['d', 'c']);
    index.remove('c');
    const second = index.search({ scope: 'recipes', q: 'daiquiri', limit: 2, after: first.next ?? [] });
    expect(second).toEqual({ ids: ['b', 'a'], total: 3, next: null });
  });

  it('shows a change to the very next search', () => {
    const index = anIndexOf(aDocument({ id: 'a' }));
    index.put(aDocument({ id: 'a', name: 'Hemingway' }));
    expect(index.search({ scope: 'discover', q: 'daiquiri', limit: 5 }).total).toBe(0);
    expect(index.search({ scope: 'discover', q: 'hemingway', limit: 5 }).ids).toEqual(['a']);
  });

  it('refuses a place that belongs to another order', () => {
    const index = anIndexOf(aDocument({ id: 'a' }));
    for (const after of [[], ['x'], [7, 0, 'a'], [0, 'a', 0]]) {
      expect(() => index.search({ scope: 'recipes', limit: 5, after })).toThrow(UnknownPlaceError);
    }
    const sort = { by: 'name', order: 'asc' } as const;
    expect(() => index.search({ scope: 'recipes', limit: 5, sort, after: [0, 0, 'a'] })).toThrow(
      UnknownPlaceError,
    );
  });

  it('guesses the name behind a typing error', () => {
    const names = ['Margarita', 'Old Fashioned', 'Crème de Menthe Frappé', 'Negroni', 'Margarita'];
    const index = anIndexOf(...names.map((name, at) => aDocument({ id: String(at), name, createdAt: at })));
    expect(index.suggest('margerita')).toEqual(['4']);
    expect(index.suggest('old fasioned')).toEqual(['1']);
    expect(index.suggest('creme de mente')).toEqual(['2']);
    expect(index.suggest('zzzz')).toEqual([]);
    index.remove('4');
    expect(index.suggest('margerita')).toEqual(['0']);
    index.remove('0');
    expect(index.suggest('margerita')).toEqual([]);
  });

  it('guesses from alternative names, from some of the words, and up to six different names', () => {
    const index = anIndexOf(
      aDocument({ id: 'twister', name: 'Corpse Reviver', alternativeNames: ['Zombie Tonic'] }),
      ...Array.from({ length: 9 }, (_, at) => aDocument({ id: `${at}`, name: `Gin Number ${at % 8}` })),
    );
    expect(index.suggest('zombi')).toEqual(['twister']);
    expect(index.suggest('qqqqqq revivre')).toEqual(['twister']);
    expect(index.suggest('numbre')).toHaveLength(6);
    expect(index.suggest('')).toEqual([]);
    expect(index.suggest('?!')).toEqual([]);
  });

  it('guesses the short name before longer ones with the same word', () => {
    const names = ['Smoked Margarita of the House', 'Margarita', 'Frozen Margarita'];
    const index = anIndexOf(...names.map((name, at) => aDocument({ id: name, name, createdAt: 3 - at })));
    expect(index.suggest('margarite')).toEqual([
      'Margarita',
      'Frozen Margarita',
      'Smoked Margarita of the House',
    ]);
  });
});

describe('Discover', () => {
  it('finds and counts what a plain scan finds and counts, through all pages and after every kind of change [DISC-11, DISC-12, DISC-13, DISC-14, BEYOND-32]', () => {
    fc.assert(
      fc.property(
        fc.array(change, { maxLength: 60, size: 'max' }),
        fc.array(facetQuery, { minLength: 1, maxLength: 6 }),
        (changes, queries) => {
          const index = new MemorySearchIndex();
          const kept = new Map<string, SearchDocument>();
          for (const next of changes) {
            if (typeof next === 'string') {
              index.remove(next);
              kept.delete(next);
            } else {
              index.put(next);
              kept.set(next.id, next);
            }
          }
          for (const query of queries) {
            const plain = plainDiscover([...kept.values()], query);
            const ids: string[] = [];
            let after: FacetQuery['after'];
            do {
              const page = index.discover({ ...query, after });
              ids.push(...page.ids);
              expect(page.total).toBe(plain.ids.length);
              expect(page.facets && countsThatDiffer(page.facets, plain, query.chosen)).toEqual([]);
              after = page.next ?? undefined;
            } while (after);
            expect(ids).toEqual(plain.ids);
          }
        },
      ),
      { numRuns: 300 },
    );
  });

  it('finds only what is among the given ids, and counts how many of a result are', () => {
    const index = anIndexOf(aDocument({ id: 'a' }), aDocument({ id: 'b' }), aDocument({ id: 'c' }));
    const query = { chosen: {}, free: [], without: [], sort: 'name', limit: 5, withFacets: true } as const;
    expect(index.discover({ ...query, among: ['c', 'a', 'gone'] }).ids).toEqual(['a', 'c']);
    expect(index.discover(query).countOf(['b', 'gone'])).toBe(1);
  });

  it('reads a word it does not know as the nearest one it knows', () => {
    const index = anIndexOf(aDocument({ id: 'a' }), aDocument({ id: 'b', name: 'Negroni' }));
    expect(index.correct('negorni')).toBe('negroni');
    expect(index.correct('daiquiri')).toBeNull();
    expect(index.correct('xyzzy')).toBeNull();
  });
});
