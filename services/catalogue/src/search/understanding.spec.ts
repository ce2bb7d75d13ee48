import { meantBy } from '@barspoon/bartender';
import { normalize } from '@barspoon/mixology';
import { describe, expect, it } from 'vitest';
import { libraryWorld, recipeOf } from '../../../../libs/bartender/test/library-world.ts';
import { type TypedSearch, typedSearches } from '../../test/search/searches-as-people-type.ts';
import { toSearchDocument } from '../recipes/recipe.mapper.ts';
import { MemorySearchIndex } from './memory-search-index.ts';

const { shelf, vocabulary } = libraryWorld();
const index = new MemorySearchIndex();
await index.put(
  [...shelf.all()].map(({ id }, at) => {
    const row = {
      ...recipeOf(id),
      _id: id,
      slug: id,
      featured: false,
      ...{ userId: null, ratingCount: 0 },
      ratingAverage: null,
      createdAt: new Date(at),
    };
    return toSearchDocument(row as Parameters<typeof toSearchDocument>[0], vocabulary);
  }),
);

async function firstOf(q: string): Promise<string[]> {
  const { ids } = await index.search({
    scope: 'discover',
    q,
    meant: meantBy(q, shelf, vocabulary),
    limit: 3,
  });
  return ids;
}

/** Whether the first results are what was meant, told by the library's own data. */
function isRight(
  { any, all = [], none = [], dry, glass, difficulty, tag }: TypedSearch,
  ids: readonly string[],
): boolean {
  if (any) return ids.some((id) => any.includes(id));
  const drinks = ids.flatMap((id) => shelf.get(id) ?? []);
  return (
    drinks.length > 0 &&
    drinks.every((drink) => {
      const recipe = recipeOf(drink.id);
      const words = normalize(
        [
          recipe.name,
          ...recipe.ingredients,
          ...recipe.tags,
          ...recipe.instructions,
          recipe.method ?? '',
        ].join(' '),
      );
      const has = (one: string) =>
        [...drink.touches].some((slug) => slug === one || slug.includes(one)) ||
        words.includes(normalize(one));
      return (
        all.every((each) => each.split('|').some(has)) &&
        none.every((slug) => !drink.touches.has(slug)) &&
        !(dry && recipe.alcoholic) &&
        (!glass || recipe.glass === glass) &&
        (!difficulty || recipe.difficulty === difficulty) &&
        (!tag || recipe.tags.includes(tag) || recipe.category === 'Tropical')
      );
    })
  );
}

describe('a search as people type it', () => {
  it('finds what was meant among its first three results in 95 % of the searches [BEYOND-115]', async () => {
    const wrong: string[] = [];
    for (const search of typedSearches) {
      const ids = await firstOf(search.q);
      if (!isRight(search, ids)) wrong.push(`${search.kind}: ${search.q} → ${ids.join(', ')}`);
    }
    console.info(
      `${typedSearches.length - wrong.length} of ${typedSearches.length} searches\n${wrong.join('\n')}`,
    );
    expect(1 - wrong.length / typedSearches.length, wrong.join('\n')).toBeGreaterThanOrEqual(0.95);
  });

  it('never shows what must not be in it [BEYOND-109, BEYOND-115]', async () => {
    for (const { q, none = [] } of typedSearches)
      for (const id of await firstOf(q))
        expect(
          none.filter((slug) => shelf.get(id)?.touches.has(slug)),
          `${q} → ${id}`,
        ).toEqual([]);
  });

  it('finds everything that the letters alone find [REC-03, DISC-11]', async () => {
    for (const { q } of typedSearches) {
      const query = { scope: 'discover', q, limit: 1000 } as const;
      const literal = await index.search(query);
      const found = new Set((await index.search({ ...query, meant: meantBy(q, shelf, vocabulary) })).ids);
      expect(
        literal.ids.filter((id) => !found.has(id)),
        q,
      ).toEqual([]);
    }
  });

  it('says what a name that was written wrong was taken for, and what is left out [BEYOND-115]', () => {
    expect(meantBy('mojitto', shelf, vocabulary).correctedTo).toBe('Mojito');
    expect(meantBy('zombi', shelf, vocabulary).correctedTo).toBeNull();
    expect(meantBy('pina colada', shelf, vocabulary).correctedTo).toBeNull();
    expect(meantBy('rum without pineapple', shelf, vocabulary).without).toContain('pineapple');
  });
});
