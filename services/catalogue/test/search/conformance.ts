import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  type FacetQuery,
  type SearchDocument,
  type SearchIndex,
  type SearchQuery,
  UnknownPlaceError,
} from '../../src/search/search-index.ts';
import { documentFor, facetQuery, searchQuery } from './arbitraries.ts';
import { countsThatDiffer, plainDiscover, plainScan } from './plain-scan.ts';

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
      spirit: 'rum',
      glass: 'coupe',
      method: 'shake',
      strength: 'medium',
      allergens: [],
      contains: ['white-rum', 'rum'],
      rating: null,
    },
    ...given,
  };
}

async function allPages(
  index: SearchIndex,
  query: SearchQuery,
): Promise<{ ids: string[]; totals: number[] }> {
  const ids: string[] = [];
  const totals: number[] = [];
  let after = query.after;
  do {
    const page = await index.search({ ...query, after });
    if (after) expect(page.ids).not.toEqual([]);
    ids.push(...page.ids);
    totals.push(page.total);
    after = page.next ?? undefined;
  } while (after);
  return { ids, totals };
}

const recipeIds = Array.from({ length: 15 }, (_, at) => String(at + 10));
const id = fc.constantFrom(...recipeIds);
/** Recipes that are taken in together, perhaps one of them twice, or that go together. */
const change = fc.oneof(
  { weight: 2, arbitrary: fc.array(documentFor(id), { minLength: 1, maxLength: 8 }) },
  { weight: 1, arbitrary: fc.array(id, { minLength: 1, maxLength: 4 }) },
);
const changes = fc.array(change, { maxLength: 10, size: 'max' });

const isRemoval = (change: SearchDocument[] | string[]): change is string[] => typeof change[0] === 'string';

export interface ConformanceOptions {
  /** A fresh index that holds nothing. */
  open: () => Promise<SearchIndex>;
  /** How many random libraries are searched. */
  libraries: number;
  /** How many recipes the big one has. */
  recipes: number;
  timeoutMs?: number;
}

/** What every search index does, whatever it is made of. */
export function conformance(what: string, { open, libraries, recipes, timeoutMs }: ConformanceOptions): void {
  const options = timeoutMs === undefined ? {} : { timeout: timeoutMs };
  let index: SearchIndex;
  beforeEach(async () => {
    index = await open();
  });

  async function anIndexOf(...documents: SearchDocument[]): Promise<SearchIndex> {
    await index.put(documents);
    return index;
  }

  /** The same index for every library: what was there before is removed first. */
  async function after(steps: (SearchDocument[] | string[])[]): Promise<SearchDocument[]> {
    await index.remove(recipeIds);
    const kept = new Map<string, SearchDocument>();
    for (const step of steps) {
      if (isRemoval(step)) {
        await index.remove(step);
        for (const gone of step) kept.delete(gone);
      } else {
        await index.put(step);
        for (const document of step) kept.set(document.id, document);
      }
    }
    expect(await index.count()).toBe(kept.size);
    return [...kept.values()];
  }

  describe(what, options, () => {
    it('finds what a plain scan finds, in its order, through all pages and after every kind of change', async () => {
      await fc.assert(
        fc.asyncProperty(
          changes,
          fc.array(searchQuery, { minLength: 1, maxLength: 8 }),
          async (steps, queries) => {
            const kept = await after(steps);
            for (const query of queries) {
              const expected = plainScan(kept, query);
              const { ids, totals } = await allPages(index, query);
              expect(ids).toEqual(expected);
              expect(new Set(totals)).toEqual(new Set([expected.length]));
            }
          },
        ),
        { numRuns: libraries },
      );
    });

    it('finds the same among thousands, half of them changed again', async () => {
      const documents = fc.sample(documentFor(fc.uuid()), { numRuns: recipes, seed: 11 });
      await index.put(documents);
      const kept = documents.map((document, at) =>
        at % 2 === 0 ? document : { ...documents[(at * 7) % documents.length]!, id: document.id },
      );
      await index.put(kept.filter((_, at) => at % 2 === 1));
      for (const query of fc.sample(searchQuery, { numRuns: 60, seed: 12 })) {
        const expected = plainScan(kept, query);
        const first = await index.search(query);
        expect(first.total).toBe(expected.length);
        expect(first.ids).toEqual(expected.slice(0, query.limit));
        if (!first.next) continue;
        const second = await index.search({ ...query, after: first.next });
        expect(second.ids).toEqual(expected.slice(query.limit, 2 * query.limit));
      }
    });

    it('looks into instructions on the recipe list and into category and tags on Discover', async () => {
      await anIndexOf(aDocument({ id: 'a' }));
      const finds = async (scope: 'recipes' | 'discover', q: string) =>
        (await index.search({ scope, q, limit: 5 })).total === 1;
      expect(await finds('recipes', 'coupe')).toBe(true);
      expect(await finds('discover', 'coupe')).toBe(false);
      expect(await finds('discover', 'SOUR')).toBe(true);
      expect(await finds('recipes', 'sour')).toBe(false);
      expect(await finds('recipes', 'lime')).toBe(true);
      expect(await finds('discover', 'lime')).toBe(true);
    });

    it('puts the start of a name before the start of a word, that before the rest, then ingredients, then steps', async () => {
      await anIndexOf(
        aDocument({ id: 'step', createdAt: 9, instructions: ['Add the gin.'] }),
        aDocument({ id: 'ingredient', createdAt: 8, ingredients: ['Gin'] }),
        aDocument({ id: 'inside', createdAt: 7, name: 'Virgin Mary' }),
        aDocument({ id: 'word', createdAt: 6, name: 'Sloe Gin Fizz' }),
        aDocument({ id: 'start', createdAt: 5, name: 'Gin Fizz' }),
        aDocument({ id: 'newer start', createdAt: 6, name: 'Ginger Rogers' }),
      );
      expect((await index.search({ scope: 'recipes', q: ' gin ', limit: 9 })).ids).toEqual([
        'newer start',
        'start',
        'word',
        'inside',
        'ingredient',
        'step',
      ]);
    });

    it('does not find a term across two steps or with a line break in it', async () => {
      await anIndexOf(aDocument({ id: 'a' }));
      expect((await index.search({ scope: 'recipes', q: 'ice.\nStrain', limit: 5 })).total).toBe(0);
      expect((await index.search({ scope: 'recipes', q: 'ice. Strain', limit: 5 })).total).toBe(0);
    });

    it('goes on behind the last hit of a page though that recipe is gone', async () => {
      await anIndexOf(...['a', 'b', 'c', 'd'].map((id, createdAt) => aDocument({ id, createdAt })));
      const first = await index.search({ scope: 'recipes', q: 'daiquiri', limit: 2 });
      expect(first.ids).toEqual(['d', 'c']);
      await index.remove(['c']);
      const second = await index.search({
        scope: 'recipes',
        q: 'daiquiri',
        limit: 2,
        after: first.next ?? [],
      });
      expect(second).toEqual({ ids: ['b', 'a'], total: 3, next: null });
    });

    it('shows a change to the very next search', async () => {
      await anIndexOf(aDocument({ id: 'a' }));
      await index.put([aDocument({ id: 'a', name: 'Hemingway' })]);
      expect((await index.search({ scope: 'discover', q: 'daiquiri', limit: 5 })).total).toBe(0);
      expect((await index.search({ scope: 'discover', q: 'hemingway', limit: 5 })).ids).toEqual(['a']);
    });

    it('refuses a place that belongs to another order', async () => {
      await anIndexOf(aDocument({ id: 'a' }));
      for (const after of [[], ['x'], [7, 0, 'a'], [0, 'a', 0]]) {
        await expect(index.search({ scope: 'recipes', limit: 5, after })).rejects.toThrow(UnknownPlaceError);
      }
      const sort = { by: 'name', order: 'asc' } as const;
      await expect(index.search({ scope: 'recipes', limit: 5, sort, after: [0, 0, 'a'] })).rejects.toThrow(
        UnknownPlaceError,
      );
    });

    it('guesses the name behind a typing error', async () => {
      const names = ['Margarita', 'Old Fashioned', 'Crème de Menthe Frappé', 'Negroni', 'Margarita'];
      await anIndexOf(...names.map((name, at) => aDocument({ id: String(at), name, createdAt: at })));
      expect(await index.suggest('margerita')).toEqual(['4']);
      expect(await index.suggest('old fasioned')).toEqual(['1']);
      expect(await index.suggest('creme de mente')).toEqual(['2']);
      expect(await index.suggest('zzzz')).toEqual([]);
      await index.remove(['4']);
      expect(await index.suggest('margerita')).toEqual(['0']);
      await index.remove(['0']);
      expect(await index.suggest('margerita')).toEqual([]);
    });

    it('guesses from alternative names, from some of the words, and up to six different names', async () => {
      await anIndexOf(
        aDocument({ id: 'twister', name: 'Corpse Reviver', alternativeNames: ['Zombie Tonic'] }),
        ...Array.from({ length: 9 }, (_, at) => aDocument({ id: `${at}`, name: `Gin Number ${at % 8}` })),
      );
      expect(await index.suggest('zombi')).toEqual(['twister']);
      expect(await index.suggest('qqqqqq revivre')).toEqual(['twister']);
      expect(await index.suggest('numbre')).toHaveLength(6);
      expect(await index.suggest('')).toEqual([]);
      expect(await index.suggest('?!')).toEqual([]);
    });

    it('guesses the short name before longer ones with the same word', async () => {
      const names = ['Smoked Margarita of the House', 'Margarita', 'Frozen Margarita'];
      await anIndexOf(...names.map((name, at) => aDocument({ id: name, name, createdAt: 3 - at })));
      expect(await index.suggest('margarite')).toEqual([
        'Margarita',
        'Frozen Margarita',
        'Smoked Margarita of the House',
      ]);
    });
  });

  describe(`${what} on Discover`, options, () => {
    it('finds and counts what a plain scan finds and counts, through all pages and after every kind of change', async () => {
      await fc.assert(
        fc.asyncProperty(
          changes,
          fc.array(facetQuery, { minLength: 1, maxLength: 6 }),
          fc.array(id, { maxLength: 6 }),
          async (steps, queries, counted) => {
            const kept = await after(steps);
            for (const query of queries) {
              const plain = plainDiscover(kept, query);
              const ids: string[] = [];
              let after: FacetQuery['after'];
              do {
                const page = await index.discover({ ...query, counted, after });
                ids.push(...page.ids);
                expect(page.total).toBe(plain.ids.length);
                expect(page.facets && countsThatDiffer(page.facets, plain, query.chosen)).toEqual([]);
                expect(page.counted).toBe(plain.ids.filter((one) => counted.includes(one)).length);
                after = page.next ?? undefined;
              } while (after);
              expect(ids).toEqual(plain.ids);
            }
          },
        ),
        { numRuns: libraries },
      );
    });

    it('finds what is meant before and behind what holds the term, each once, across pages and filters [BEYOND-115]', async () => {
      await anIndexOf(
        ...['a', 'b', 'c', 'd', 'e'].map((one, at) =>
          aDocument({ id: one, name: `Fizz ${one}`, createdAt: at }),
        ),
        aDocument({ id: 'x', name: 'Other', createdAt: 9 }),
        aDocument({ id: 'y', name: 'Another', category: 'Gin', createdAt: 8 }),
      );
      const meant = {
        first: [
          ['x', 'gone'],
          ['a', 'x'],
        ],
        also: ['y', 'b'],
      };
      const query = { scope: 'discover', q: 'fizz', meant, limit: 2 } as const;
      expect(await allPages(index, query)).toEqual({
        ids: ['x', 'a', 'e', 'd', 'c', 'b', 'y'],
        totals: [7, 7, 7, 7],
      });
      expect((await index.search({ ...query, category: 'Gin' })).ids).toEqual(['y']);
      expect(
        (await index.search({ ...query, sort: { by: 'createdAt', order: 'desc' }, limit: 3 })).ids,
      ).toEqual(['x', 'y', 'e']);
      const faceted = {
        q: 'fizz',
        meant,
        chosen: {},
        free: [],
        without: [],
        limit: 9,
        withFacets: false,
      } as const;
      expect((await index.discover({ ...faceted, sort: 'best' })).ids).toEqual([
        'x',
        'a',
        'e',
        'd',
        'c',
        'b',
        'y',
      ]);
      expect((await index.discover({ ...faceted, sort: 'newest' })).total).toBe(7);
    });

    it('finds only what is among the given ids, and counts how many of a result are', async () => {
      await anIndexOf(aDocument({ id: 'a' }), aDocument({ id: 'b' }), aDocument({ id: 'c' }));
      const query = { chosen: {}, free: [], without: [], sort: 'name', limit: 5, withFacets: true } as const;
      expect((await index.discover({ ...query, among: ['c', 'a', 'gone'] })).ids).toEqual(['a', 'c']);
      expect((await index.discover({ ...query, among: [] })).ids).toEqual([]);
      expect((await index.discover({ ...query, counted: ['b', 'gone'] })).counted).toBe(1);
      expect((await index.discover(query)).counted).toBeNull();
    });

    it('names the values most recipes have first, and every allergen some recipe has', async () => {
      const traits = aDocument({ id: 'a' }).traits;
      await anIndexOf(
        aDocument({ id: 'a', traits: { ...traits, glass: 'rocks', allergens: ['nuts'] } }),
        aDocument({ id: 'b', traits: { ...traits, glass: 'flute', allergens: ['egg', 'nuts'] } }),
        aDocument({ id: 'c', traits: { ...traits, glass: 'rocks', spirit: null } }),
        aDocument({ id: 'd', traits: { ...traits, allergens: ['dairy'] } }),
      );
      await index.remove(['d']);
      const query = { chosen: {}, free: [], without: [], sort: 'name', limit: 5, withFacets: true } as const;
      const { facets } = await index.discover(query);
      expect(facets?.glass).toEqual([
        { value: 'rocks', count: 2 },
        { value: 'flute', count: 1 },
      ]);
      expect(facets?.spirit).toEqual([{ value: 'rum', count: 2 }]);
      expect(facets?.free).toEqual([
        { value: 'egg', count: 2 },
        { value: 'nuts', count: 1 },
      ]);
      expect((await index.discover({ ...query, withFacets: false })).facets).toBeNull();
    });

    it('reads a word it does not know as the nearest one it knows', async () => {
      await anIndexOf(aDocument({ id: 'a' }), aDocument({ id: 'b', name: 'Negroni' }));
      expect(await index.correct('negorni')).toBe('negroni');
      expect(await index.correct('negorni daiqiri')).toBe('negroni daiquiri');
      expect(await index.correct('daiquiri')).toBeNull();
      expect(await index.correct('xyzzy')).toBeNull();
      expect(await index.correct('negorni xyzzy')).toBeNull();
    });
  });
}
