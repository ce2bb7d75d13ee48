import type { RecipeFact } from '@barspoon/contracts';
import { compileVocabulary } from '@barspoon/mixology';
import { describe, expect, it } from 'vitest';
import { BarCache } from './bar-cache.ts';
import type { BarMatches } from './bar-matches.ts';
import type { Named } from './ingredient-lines.ts';
import { MatchingEngine } from './matching-engine.ts';

const aFact = (recipeId: string, name: string): RecipeFact => ({
  recipeId,
  revision: 1,
  slug: `drink-${recipeId}`,
  name: `Drink ${recipeId}`,
  category: 'Classic',
  alcoholic: true,
  featured: false,
  userId: null,
  visibility: 'public',
  ingredients: [{ name, ingredient: null, optional: false }],
});

function aCache({ recipes = 3, maxBytes = 1_000_000 } = {}) {
  const engine = new MatchingEngine(compileVocabulary([]));
  for (let at = 0; at < recipes; at += 1) engine.put(aFact(String(at), 'Gin'));
  return { engine, cache: new BarCache(engine, maxBytes) };
}

/** A bar of gin that counts how often it is read. */
function aBar(names: string[] = ['Gin']) {
  const read = { times: 0 };
  const owned = async (): Promise<readonly Named[]> => {
    read.times += 1;
    return names.map((name) => ({ name, ingredient: null }));
  };
  return { owned, read };
}

function* total(matches: BarMatches): Generator<undefined, number> {
  yield;
  return matches.total;
}

const anna = { barId: 'anna', revision: 1 };

describe('BarCache', () => {
  it('matches a bar once while neither it nor the recipes change, even when asked twice at once', async () => {
    const { cache } = aCache();
    const { owned, read } = aBar();
    expect(await Promise.all([cache.use(anna, owned, total), cache.use(anna, owned, total)])).toEqual([3, 3]);
    expect(await cache.use(anna, owned, total)).toBe(3);
    expect(read.times).toBe(1);
  });

  it('keeps a bar matched with substitutes next to the same bar without', async () => {
    const { cache } = aCache();
    const { owned, read } = aBar();
    const withSwaps = { ...anna, countsSwaps: true };
    for (const bar of [anna, withSwaps, anna, withSwaps]) await cache.use(bar, owned, total);
    expect(read.times).toBe(2);
  });

  it('matches it again when something on the bar changed', async () => {
    const { cache } = aCache();
    const { owned, read } = aBar();
    await cache.use(anna, owned, total);
    await cache.use({ ...anna, revision: 2 }, owned, total);
    expect(read.times).toBe(2);
  });

  it('matches it again when recipes changed', async () => {
    const { cache, engine } = aCache();
    const { owned } = aBar();
    await cache.use(anna, owned, total);
    engine.put(aFact('new', 'Gin'));
    expect(await cache.use(anna, owned, total)).toBe(4);
  });

  it('never hands out work on recipes that changed while it was done', async () => {
    const { cache, engine } = aCache();
    const { owned } = aBar();
    let changes = 0;
    const result = await cache.use(anna, owned, function* (matches) {
      const before = matches.total;
      if (changes < 10) engine.put(aFact(`late ${changes++}`, 'Gin'));
      yield;
      return { before, now: engine.size };
    });
    // Whatever changes in the meantime, the last try is done in one go, on what there was when it began.
    expect(result.before).toBe(result.now - 1);
    expect(changes).toBe(4);
  });

  it('lets go of the bars not asked for longest when there are too many', async () => {
    const { cache } = aCache({ recipes: 100, maxBytes: 1100 });
    const bars = ['a', 'b', 'c'].map((barId) => ({ bar: { barId, revision: 1 }, ...aBar() }));
    for (const { bar, owned } of bars) await cache.use(bar, owned, total);
    for (const { bar, owned } of bars.toReversed()) await cache.use(bar, owned, total);
    expect(bars.map(({ read }) => read.times)).toEqual([2, 1, 1]);
  });

  it('tries again after a bar could not be read', async () => {
    const { cache } = aCache();
    await expect(cache.use(anna, () => Promise.reject(new Error('no answer')), total)).rejects.toThrow(
      'no answer',
    );
    expect(await cache.use(anna, aBar().owned, total)).toBe(3);
  });

  it('forgets a bar when told to', async () => {
    const { cache } = aCache();
    const { owned, read } = aBar();
    await cache.use(anna, owned, total);
    cache.forget('anna');
    await cache.use(anna, owned, total);
    expect(read.times).toBe(2);
  });
});
