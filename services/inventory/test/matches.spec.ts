import {
  adminBarItemRoutes,
  barItemRoutes,
  barRoutes,
  matchRoutes,
  type RecipeFact,
} from '@barspoon/contracts';
import { newId } from '@barspoon/platform/ids';
import { eventually } from '@barspoon/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aMember, anAdmin, aVisitor } from './actors.ts';
import { aFact } from './catalogue-stand-in.ts';
import { type Inventory, startInventory } from './inventory-app.ts';

const negroni = aFact('Negroni', ['gin', 'campari', 'sweet-vermouth']);
const boulevardier = aFact('Boulevardier', ['bourbon', 'campari', 'sweet-vermouth'], { revision: 3 });
const daiquiri = aFact('Daiquiri', ['white-rum', 'lime-juice', 'simple-syrup']);
const oldFashioned = aFact('Old Fashioned', ['whiskey', 'simple-syrup', 'angostura-bitters', 'water']);
const justWater = aFact('Still Life', ['water']);
const nothing = aFact('Empty Glass', []);
const withTwist: RecipeFact = {
  ...aFact('Gin and Twist', ['gin']),
  ingredients: [
    { name: 'gin', ingredient: 'gin', optional: false },
    { name: 'lime twist', ingredient: null, optional: true },
  ],
};
const all = [negroni, boulevardier, daiquiri, oldFashioned, justWater, nothing, withTwist];

describe('what a bar can make', () => {
  let inventory: Inventory;
  beforeAll(async () => {
    inventory = await startInventory();
    await inventory.catalogue.publishes(...all.map((fact) => ({ ...fact, revision: 1 })));
    await inventory.catalogue.publishes(boulevardier);
    const ann = await aBarOf('campari', 'bourbon', 'limes');
    await eventually(async () => {
      expect((await marks(ann, boulevardier, justWater, withTwist)).length).toBe(2);
      expect((await list(ann)).items.some((match) => match.picture.endsWith('-3.svg'))).toBe(true);
    });
  });
  afterAll(() => inventory.stop());

  async function aBarOf(...slugs: string[]) {
    const member = aMember();
    for (const slug of slugs)
      await inventory.ask(barRoutes.add, { params: { id: inventory.idOf(slug) } }, member);
    return member;
  }
  const list = (actor = aMember(), query = {}) => inventory.ask(matchRoutes.list, { query }, actor);
  const marks = async (actor = aMember(), ...facts: { recipeId: string }[]) => {
    const query = { recipeIds: facts.map(({ recipeId }) => recipeId) };
    return (await inventory.ask(matchRoutes.marks, { query }, actor)).items;
  };
  const bottles = async (actor = aMember(), query = {}) =>
    (await inventory.ask(matchRoutes.nextBottles, { query }, actor)).items;
  const summary = (items: readonly { name: string; percent: number }[]) =>
    items.map(({ name, percent }) => `${name} ${percent}`);

  it('is ranked by whole percents, then by name, without what it cannot begin [MATCH-01, MATCH-04, BEYOND-44]', async () => {
    const ann = await aBarOf('campari', 'london-dry-gin', 'limes');
    const { items, total, makeable, owned } = await list(ann);
    expect(summary(items)).toEqual(['Gin and Twist 100', 'Negroni 67', 'Boulevardier 33', 'Daiquiri 33']);
    expect({ total, makeable, owned }).toEqual({ total: 4, makeable: 1, owned: 3 });
  });

  it('counts what stands in for a missing ingredient when asked to, with ratio, note and what it brings', async () => {
    const ann = await aBarOf('london-dry-gin', 'limes', 'simple-syrup');
    const asIs = { name: 'Daiquiri', percent: 67, matched: 2, missing: ['white rum'], swaps: [] };
    const before = await list(ann);
    expect(before.items.find(({ name }) => name === 'Daiquiri')).toMatchObject(asIs);
    const swaps = await list(ann, { swaps: true });
    expect(swaps.makeable).toBe(before.makeable + 1);
    const swap = {
      instead: 'white rum',
      ingredient: 'gin',
      name: 'gin',
      role: 'base spirit',
      ratio: 1.5,
      closeness: 'works',
      note: 'it brings herbs',
      brings: [],
      pieceMl: null,
    };
    const counted = { name: 'Daiquiri', percent: 100, matched: 3, total: 3, missing: [], swaps: [swap] };
    expect(swaps.items.find(({ name }) => name === 'Daiquiri')).toMatchObject(counted);
    const query = { recipeIds: [daiquiri.recipeId], swaps: true };
    expect((await inventory.ask(matchRoutes.marks, { query }, ann)).items).toMatchObject([counted]);
    expect(await marks(ann, daiquiri)).toMatchObject([asIs]);
  });

  it('names what is missing, and points to the picture of the recipe as it is now', async () => {
    const ann = await aBarOf('campari', 'bourbon');
    expect((await list(ann)).items[0]).toEqual({
      recipeId: boulevardier.recipeId,
      slug: 'boulevardier',
      name: 'Boulevardier',
      category: 'Classic',
      alcoholic: true,
      picture: '/pictures/boulevardier-3.svg',
      percent: 67,
      matched: 2,
      total: 3,
      missing: ['sweet vermouth'],
      toMake: [],
      swaps: [],
    });
  });

  it('is wholly what it meets in every ingredient: kinds meet kinds, limes give juice, water is always there [MATCH-03, MATCH-10, CONTRA-28]', async () => {
    const ann = await aBarOf('bourbon', 'white-rum', 'simple-syrup', 'angostura', 'limes');
    const { items, total } = await list(ann, { makeable: true });
    expect(summary(items)).toEqual(['Daiquiri 100', 'Old Fashioned 100']);
    expect(total).toBe(2);
  });

  it('comes in pages that hold each recipe once [MATCH-06, MATCH-09]', async () => {
    const ann = await aBarOf('campari', 'london-dry-gin', 'limes', 'bourbon');
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await list(ann, { limit: 1, cursor });
      expect(page.items).toHaveLength(1);
      seen.push(page.items[0]!.name);
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect(seen).toEqual((await list(ann)).items.map(({ name }) => name));
    expect(seen).toHaveLength(5);
  });

  it('refuses a place of another list', async () => {
    const { nextCursor } = await inventory.ask(barItemRoutes.list, { query: { limit: 1 } }, aVisitor);
    await expect(list(aMember(), { cursor: nextCursor })).rejects.toMatchObject({ kind: 'invalid' });
  });

  it('advises an empty bar a starter set, and says how many drinks its bottles make together', async () => {
    const { items, startingSet } = await inventory.ask(matchRoutes.nextBottles, { query: {} }, aMember());
    expect(startingSet?.makes).toBeGreaterThan(1);
    expect(items.length).toBeGreaterThan(1);
    expect(items.every(({ makes }) => makes <= (startingSet?.makes ?? 0))).toBe(true);
    const ann = await aBarOf('campari');
    expect((await inventory.ask(matchRoutes.nextBottles, { query: {} }, ann)).startingSet).toBeNull();
  });

  it('is nothing for an empty bar and nobody else’s business [MATCH-02, MATCH-08]', async () => {
    expect(await list()).toEqual({ items: [], nextCursor: null, total: 0, makeable: 0, owned: 0 });
    for (const route of [matchRoutes.list, matchRoutes.nextBottles])
      await expect(inventory.ask(route, { query: {} }, aVisitor)).rejects.toMatchObject({
        kind: 'unauthenticated',
      });
  });

  it('is told of any recipes at hand, also of those it does not meet at all', async () => {
    const ann = await aBarOf('campari');
    const told = await marks(ann, daiquiri, nothing, { recipeId: newId() }, negroni, justWater);
    expect(told.map(({ name, percent, missing }) => [name, percent, missing])).toEqual([
      ['Daiquiri', 0, ['white rum', 'lime juice', 'simple syrup']],
      ['Negroni', 33, ['gin', 'sweet vermouth']],
    ]);
  });

  it('grows most by the bottle that completes most drinks, which can be had at once', async () => {
    const ann = await aBarOf('campari', 'london-dry-gin', 'bourbon', 'white-rum', 'limes', 'angostura');
    expect(await bottles(ann)).toEqual([
      {
        ingredient: 'simple-syrup',
        name: 'simple syrup',
        makes: 2,
        recipes: [daiquiri, oldFashioned].map(({ recipeId, slug, name }) => ({ recipeId, slug, name })),
        itemId: inventory.idOf('simple-syrup'),
      },
      {
        ingredient: 'sweet-vermouth',
        name: 'sweet vermouth',
        makes: 2,
        recipes: [boulevardier, negroni].map(({ recipeId, slug, name }) => ({ recipeId, slug, name })),
        itemId: inventory.idOf('vermouth'),
      },
    ]);
    expect(await bottles(ann, { limit: 1 })).toEqual((await bottles(ann)).slice(0, 1));
    expect((await bottles(await aBarOf('campari'))).map(({ itemId }) => itemId)).toEqual([
      inventory.idOf('london-dry-gin'),
    ]);
  });

  it('follows every change of the bar, of their own items and of the catalogue at once', async () => {
    const ann = aMember();
    const best = async () => summary((await list(ann)).items)[0];
    const body = { name: 'Home Made Campari', brand: 'Mine', category: 'spirits' } as const;
    const { id } = await inventory.ask(barItemRoutes.create, { body }, ann);
    expect(await best()).toBeUndefined();
    await inventory.ask(barRoutes.add, { params: { id } }, ann);
    expect(await best()).toBe('Boulevardier 33');
    const gin = { ...body, name: 'Bathtub Gin' };
    await inventory.ask(barItemRoutes.revise, { params: { id }, body: gin }, ann);
    expect(await best()).toBe('Gin and Twist 100');

    const admin = anAdmin();
    const made = await inventory.ask(adminBarItemRoutes.create, { body: { ...body, name: 'X' } }, admin);
    await inventory.ask(barRoutes.add, { params: { id: made.id } }, ann);
    await inventory.ask(barItemRoutes.delete, { params: { id } }, ann);
    expect(await best()).toBeUndefined();
    const params = { id: made.id };
    await inventory.ask(adminBarItemRoutes.revise, { params, body: { ...body, name: 'White Rum' } }, admin);
    expect(await best()).toBe('Daiquiri 33');
    await inventory.ask(adminBarItemRoutes.delete, { params }, admin);
    expect(await best()).toBeUndefined();
  });

  it('is not taken for equipment that sounds like an ingredient', async () => {
    expect((await list(await aBarOf('juicer'))).total).toBe(0);
  });
});
