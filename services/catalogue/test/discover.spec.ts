import {
  adminRecipeRoutes,
  catalogueInternalRoutes,
  discoverRoutes,
  recipeRoutes,
  type SentInputOf,
} from '@barspoon/contracts';
import { newId } from '@barspoon/platform';
import { anIngredient, aRecipe, type Stack, startStack } from '@barspoon/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bootstrap } from '../src/bootstrap.ts';

const admin = { kind: 'member', id: newId(), role: 'admin', granted: true, sessionId: 's' } as const;
const line = (name: string, amount = 45) => ({
  name,
  amount,
  unit: 'ml' as const,
  note: null,
  optional: false,
});
let stack: Stack;
beforeAll(async () => {
  stack = await startStack([bootstrap]);
  const ingredients = [
    anIngredient('spirit', { group: true }),
    anIngredient('gin', { parent: 'spirit', abv: 40 }),
    anIngredient('old-tom-gin', { parent: 'gin', abv: 40 }),
    anIngredient('rum', { parent: 'spirit', abv: 40 }),
    anIngredient('lime'),
    anIngredient('lime-juice', { madeFrom: 'lime' }),
    anIngredient('egg-white', { allergens: ['egg'] }),
  ];
  await stack.ask(catalogueInternalRoutes.seedIngredients, { body: { ingredients } });
  const publish = (
    name: string,
    spec: ReturnType<typeof line>[],
    more: Partial<ReturnType<typeof aRecipe>> = {},
  ) => stack.ask(adminRecipeRoutes.create, { body: { ...aRecipe({ name, ...more }), spec } }, admin);
  await publish('Gimlet', [line('Gin', 60), line('Lime Juice', 20)], { glass: 'coupe', method: 'shake' });
  await publish('Ramos Fizz', [line('Old Tom Gin', 60), line('Lime Juice'), line('Egg White', 30)], {
    glass: 'highball',
    method: 'shake',
    difficulty: 'Expert',
    prepTimeMinutes: 15,
  });
  await publish('Rum Old Fashioned', [line('Rum', 60)], { glass: 'rocks', method: 'stir' });
  await publish('Both', [line('Gin', 20), line('Rum', 40)], { glass: 'rocks', method: 'stir' });
});
afterAll(() => stack.stop());

const search = (query: SentInputOf<typeof discoverRoutes.search>['query']) =>
  stack.ask(discoverRoutes.search, { query });
const names = async (query: Parameters<typeof search>[0]) =>
  (await search({ sort: 'name', ...query })).items.map(({ name }) => name);

describe('Discover', () => {
  it('narrows by the spirit there is most of, kinds included, and by several at once', async () => {
    expect(await names({ spirit: 'gin' })).toEqual(['Gimlet', 'Ramos Fizz']);
    expect(await names({ spirit: 'gin,rum', glass: 'rocks' })).toEqual(['Both', 'Rum Old Fashioned']);
    expect(await names({ difficulty: 'Expert', maxMinutes: '10' })).toEqual([]);
  });

  it('counts what each choice would leave, its own facet aside [BEYOND-31]', async () => {
    const { facets, total } = await search({ spirit: 'gin' });
    expect(total).toBe(2);
    expect(facets?.spirit).toEqual([
      { value: 'gin', name: 'Gin', count: 2 },
      { value: 'rum', name: 'Rum', count: 2 },
    ]);
    expect(facets?.glass).toEqual([
      { value: 'coupe', count: 1 },
      { value: 'highball', count: 1 },
    ]);
    expect(facets?.free).toEqual([{ value: 'egg', count: 1 }]);
  });

  it('leaves out allergens and ingredients, with their kinds and what is made from them', async () => {
    expect(await names({ free: 'egg' })).toEqual(['Both', 'Gimlet', 'Rum Old Fashioned']);
    expect(await names({ without: 'lime' })).toEqual(['Both', 'Rum Old Fashioned']);
    expect(await names({ without: 'gin' })).toEqual(['Rum Old Fashioned']);
  });

  it('reads a mistyped word as the nearest known one and says so', async () => {
    const { items, correctedTo } = await search({ q: 'gimelt' });
    expect(correctedTo).toBe('Gimlet');
    expect(items.map(({ name }) => name)).toEqual(['Gimlet']);
    expect(items[0]?.match).toMatchObject({ field: 'name', start: 0, end: 6 });
    expect((await search({ q: 'gimlet' })).correctedTo).toBeNull();
  });

  it('pages in every order without a gap or a double', async () => {
    for (const sort of ['best', 'newest', 'name', 'rating', 'quickest'] as const) {
      const seen: string[] = [];
      let cursor: string | undefined;
      do {
        const page = await search({ sort, limit: 1, cursor });
        seen.push(...page.items.map(({ name }) => name));
        cursor = page.nextCursor ?? undefined;
      } while (cursor);
      expect(seen.toSorted()).toEqual(['Both', 'Gimlet', 'Ramos Fizz', 'Rum Old Fashioned']);
    }
  });

  it('does without the bar while the inventory is away', async () => {
    expect(
      (await stack.ask(discoverRoutes.search, { query: { makeable: true } }, admin)).makeable,
    ).toBeNull();
  });

  it.each([{ spirit: 'GIN!' }, { glass: 'bucket' }, { cursor: 'x' }, { maxMinutes: '7' }])(
    'refuses %j and names the field',
    async (query) => {
      await expect(search(query as never)).rejects.toMatchObject({
        extra: { errors: [{ path: expect.stringContaining(`query.${Object.keys(query)[0]}`) }] },
      });
    },
  );

  it('says of a named ingredient what it is, beside the drinks with it [BEYOND-277]', async () => {
    const oldTom = { slug: 'old-tom-gin', name: 'Old tom gin', kindOf: 'gin', madeFrom: null, abv: 40 };
    expect((await search({ q: 'what is old tom gin' })).ingredient).toEqual(oldTom);
    const listed = await stack.ask(recipeRoutes.list, { query: { scope: 'discover', q: 'lime juice' } });
    const juice = { slug: 'lime-juice', name: 'Lime juice', kindOf: null, madeFrom: 'lime', abv: 0 };
    expect(listed.ingredient).toEqual(juice);
    expect((await search({ q: 'spirit' })).ingredient).toMatchObject({ slug: 'spirit', abv: null });
    expect((await search({ q: 'gin without lime' })).ingredient).toBeNull();
  });
});
