import { type Drink, DrinkShelf, meantBy } from '@barspoon/bartender';
import { normalize } from '@barspoon/mixology';
import { describe, expect, it } from 'vitest';
import { libraryWorld, nodeOf, recipeOf } from '../../../../libs/bartender/test/library-world.ts';
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

const isMadeWith = (drink: Drink, slug: string): boolean => drink.contains.has(nodeOf(slug).slug);
const isOn = (drink: Drink, slug: string): boolean => drink.touches.has(nodeOf(slug).slug);

/** What is wrong with the first results, told by the library's own data; nothing where they are what was meant. */
function faultOf(search: TypedSearch, ids: readonly string[]): string | null {
  const { any, all = [], none = [] } = search;
  for (const id of any ?? []) recipeOf(id);
  if (any) return ids.some((id) => any.includes(id)) ? null : 'not among them';
  const drinks = ids.flatMap((id) => shelf.get(id) ?? []);
  if (drinks.length === 0) return 'nothing found';
  for (const drink of drinks) {
    const recipe = recipeOf(drink.id);
    const missing = all.filter((each) => !each.split('|').some((slug) => isMadeWith(drink, slug)));
    const unwanted = none.filter((slug) => isOn(drink, slug));
    const wrong = [
      ...missing.map((slug) => `lacks ${slug}`),
      ...unwanted.map((slug) => `has ${slug}`),
      ...(search.dry && (recipe.alcoholic || !drink.isDry) ? ['has alcohol'] : []),
      ...(search.glass && recipe.glass !== search.glass ? [`in a ${recipe.glass}`] : []),
      ...(search.difficulty && recipe.difficulty !== search.difficulty ? [`${recipe.difficulty}`] : []),
      ...(search.method && recipe.method !== search.method ? [`made by ${recipe.method}`] : []),
      ...(search.hot && recipe.method !== 'heat' && !recipe.tags.includes('hot') ? ['not hot'] : []),
      ...(search.name && !normalize(recipe.name).split(' ').includes(search.name) ? ['not in the name'] : []),
      ...(search.tag && !recipe.tags.includes(search.tag) ? [`not tagged ${search.tag}`] : []),
      ...(search.maxAbv !== undefined && (drink.facts.abv ?? 100) > search.maxAbv ? ['too strong'] : []),
      ...(search.maxIngredients !== undefined &&
      recipe.spec.filter(({ optional }) => !optional).length > search.maxIngredients
        ? ['too many ingredients']
        : []),
    ];
    if (wrong.length > 0) return `${drink.id}: ${wrong.join(', ')}`;
  }
  return null;
}

describe('a search as people type it', () => {
  it('finds what was meant among its first three results in 95 % of the searches [BEYOND-115]', async () => {
    const wrong: string[] = [];
    for (const search of typedSearches) {
      const ids = await firstOf(search.q);
      const fault = faultOf(search, ids);
      if (fault) wrong.push(`${search.kind}: ${search.q} → ${fault} (${ids.join(', ')})`);
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
          none.filter((slug) => shelf.get(id)?.touches.has(nodeOf(slug).slug)),
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

  it.each([
    ['gin no citrus', ['with gin', 'without citrus'], ['no citrus', 'gin']],
    ['something smoky without egg', ['style smoky', 'without egg'], ['no egg', 'smoky']],
    ['mocktail with lime', ['dry mocktail', 'with lime juice'], ['lime', 'mocktail']],
    ['strongest rum', ['limit strongest', 'with rum'], ['rum', 'strongest']],
    ['drinks under 10% abv', ['limit under 10 percent abv'], ['']],
    ['gin or vodka, lime', ['with gin or vodka', 'with lime juice'], ['lime', 'gin or vodka']],
    ['anything but tequila', ['without tequila'], ['']],
    ['whiskey ohne ei', ['with whiskey', 'without egg'], ['no egg', 'whiskey']],
    ['gin xyzzy', ['with gin', 'word xyzzy'], ['xyzzy', 'gin']],
    ['negroni', [], []],
    ['gin', [], []],
  ])('says part by part what %j was taken for, each with the rest [BEYOND-116]', (q, said, rests) => {
    const { parts } = meantBy(q, shelf, vocabulary);
    expect(parts.map(({ kind, text }) => `${kind} ${text}`)).toEqual(said);
    expect(parts.map(({ rest }) => rest)).toEqual(rests);
  });

  it('looks for a word it has no meaning for as a whole word [BEYOND-115]', () => {
    const { first } = meantBy('bourbon mule', shelf, vocabulary);
    expect(first.flat()).toContain('kentucky-mule');
    expect(meantBy('bourbon ule', shelf, vocabulary).first.flat()).toEqual([]);
  });

  it('leaves out what is not wanted also where no ingredient is called so [BEYOND-109, BEYOND-115]', () => {
    const { first, parts } = meantBy('bourbon without mule', shelf, vocabulary);
    expect(parts.map(({ kind, text }) => `${kind} ${text}`)).toEqual(['with bourbon', 'without mule']);
    expect(first.flat()).toContain('mint-julep');
    expect(first.flat()).not.toContain('kentucky-mule');
  });

  it('knows every no that the bartender knows [BEYOND-109, BEYOND-115]', () => {
    for (const no of ['without', 'w/o', 'no', 'minus', 'anything but', 'hold the', 'except', 'sans', 'senza'])
      expect(meantBy(`rum ${no} pineapple`, shelf, vocabulary).parts, no).toEqual([
        { kind: 'with', text: 'rum', rest: 'no pineapple' },
        { kind: 'without', text: 'pineapple', rest: 'rum' },
      ]);
  });

  it('means every drink of a library, however large [BEYOND-119]', () => {
    const large = new DrinkShelf();
    const margarita = shelf.get('margarita') as Drink;
    for (let n = 0; n < 2500; n++) large.put({ ...margarita, id: `margarita-${n}`, name: `House ${n}` });
    const { first } = meantBy('tequila lime', large, vocabulary);
    expect(new Set(first.flat()).size).toBe(2500);
  });
});
