import { barItemRemoved, barItemRoutes, barRoutes, type SentInputOf } from '@barspoon/contracts';
import { newId } from '@barspoon/platform/ids';
import { eventually } from '@barspoon/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BarRow } from '../src/bar/bar.schema.ts';
import { aMember, aVisitor } from './actors.ts';
import { aFact } from './catalogue-stand-in.ts';
import { type Inventory, startInventory } from './inventory-app.ts';

const sloeGin = { name: 'Sloe Gin', brand: 'Mine', category: 'spirits', subcategory: 'Liqueur' } as const;
const notFound = { kind: 'notFound', code: 'inventory.item_not_found' };

describe('bar items', () => {
  let inventory: Inventory;
  beforeAll(async () => {
    inventory = await startInventory();
  });
  afterAll(() => inventory.stop());

  type Query = SentInputOf<typeof barItemRoutes.list>['query'];
  const list = (query: Query, actor = aVisitor) => inventory.ask(barItemRoutes.list, { query }, actor);
  const create = (actor = aMember(), body: object = sloeGin) =>
    inventory.ask(barItemRoutes.create, { body: body as typeof sloeGin }, actor);

  it('are listed by name for visitors who choose so, with no word of what anybody owns [ACCESS-17, INV-04, INV-05, CONTRA-03]', async () => {
    const { items, total, counts } = await list({ sort: 'name' });
    const names = items.map(({ name }) => name);
    expect(names).toEqual([...names].sort());
    expect(total).toBe(counts.all);
    expect(counts).toMatchObject({ spirits: 6, beer: 1, mixers: 2, fruit: 1, supplies: 1 });
    expect(items.filter((item) => 'inInventory' in item)).toEqual([]);
  });

  it('say what they are, in which color, and have a picture of their own or the placeholder [INV-06]', async () => {
    const { items } = await list({ q: 'campari' });
    expect(items).toEqual([
      expect.objectContaining({ ingredient: 'campari', color: '#d01c26', image: '/placeholder.svg' }),
    ]);
    expect((await list({ category: 'supplies' })).items[0]).toMatchObject({ ingredient: null, color: null });
  });

  it('of one ingredient are it and its kinds, and none of what nobody knows [BEYOND-217]', async () => {
    const of = async (ingredient: string) =>
      (await list({ ingredient })).items.map((item) => item.ingredient).sort();
    expect(await of('gin')).toEqual(['gin', 'gin']);
    expect(await of('whiskey')).toEqual(['bourbon']);
    expect(await list({ ingredient: 'unheard-of' })).toMatchObject({ items: [], total: 0 });
  });

  it.each([
    ['what most bars have', {}],
    ['names', { sort: 'name' }],
    ['what fits a search best', { q: 'e' }],
  ] as const)('come by %s in pages that hold each of them once', async (_, query) => {
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await list({ ...query, limit: 3, cursor });
      seen.push(...page.items.map(({ id }) => id));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect(seen).toEqual((await list(query)).items.map(({ id }) => id));
    expect(seen.length).toBeGreaterThan(3);
  });

  it('begin with what most bars have: what is popular, and what more recipes ask for [BEYOND-43]', async () => {
    await inventory.catalogue.publishes(
      aFact('Daiquiri', ['white-rum', 'lime-juice', 'simple-syrup']),
      aFact('Gimlet', ['gin', 'lime-juice']),
      aFact('Bee Sting', ['gin', 'sweet-vermouth']),
      aFact('Rickey', ['gin', 'lime-juice']),
    );
    await eventually(async () => {
      const names = (await list({})).items.map(({ name }) => name);
      expect(names.slice(0, 3)).toEqual(['Limes', 'London Dry Gin', 'Simple Syrup']);
      expect(names.indexOf('White Rum')).toBeLessThan(names.indexOf('Campari'));
      expect(names.slice(-4)).toEqual(['Old Tom Gin', 'Sweet Vermouth', 'House Lager', 'Lime Juicer']);
    });
  });

  it('are found by what they are a kind of, whole words before parts of words [INV-01]', async () => {
    await inventory.seed(
      { slug: 'jim-beam', name: 'Jim Beam', brand: 'Jim Beam', category: 'spirits', ingredient: 'bourbon' },
      { slug: 'ginger-ale', name: 'Ginger Ale', brand: 'Gin Lane', category: 'mixers', popular: true },
    );
    const found = async (q: string) => (await list({ q })).items.map(({ name }) => name);
    expect(await found('gin')).toEqual(['London Dry Gin', 'Old Tom Gin', 'Ginger Ale']);
    expect(await found('whisky')).toEqual(['Kentucky Bourbon', 'Jim Beam']);
    expect(await found('jim beam whiskey')).toEqual(['Jim Beam']);
    expect((await list({ q: 'whiskey' })).counts).toMatchObject({ all: 2, spirits: 2 });
  });

  it('refuse a place that was never in the list', async () => {
    await expect(list({ cursor: 'bm9wZQ' })).rejects.toMatchObject({
      kind: 'invalid',
      extra: { errors: [{ path: 'query.cursor' }] },
    });
  });

  it('of their own a member sees, and nobody else does [INV-15, INV-18, BEYOND-42]', async () => {
    const ann = aMember();
    const made = await create(ann);
    expect(made).toMatchObject({ ...sloeGin, popular: false, userId: ann.id, inInventory: false });
    const seen = async (actor = aVisitor) => (await list({ q: 'sloe' }, actor)).total;
    expect([await seen(ann), await seen(aMember()), await seen()]).toEqual([1, 0, 0]);
  });

  it('of their own are on their bar only once they put them there [INV-08, BEYOND-42, BEYOND-43]', async () => {
    const ann = aMember();
    const { id } = await create(ann);
    const flags = async () => {
      const { items } = await list({ q: 'gin' }, ann);
      return items.filter((item) => item.inInventory).map((item) => item.id);
    };
    expect(await flags()).toEqual([]);
    await inventory.ask(barRoutes.add, { params: { id } }, ann);
    expect(await flags()).toEqual([id]);
    expect((await list({ owned: true }, ann)).items.map((item) => item.id)).toEqual([id]);
    expect((await list({ owned: false }, ann)).items.map((item) => item.id)).not.toContain(id);
    expect((await list({ owned: true }, aMember())).total).toBe(0);
  });

  it.each([
    ['no name', { ...sloeGin, name: ' ' }, 'body.name'],
    ['no brand', { ...sloeGin, brand: undefined }, 'body.brand'],
    ['no category', { ...sloeGin, category: undefined }, 'body.category'],
    ['a subcategory of another category', { ...sloeGin, category: 'beer' }, 'body.subcategory'],
    ['an image that is no address', { ...sloeGin, image: 'javascript:alert(1)' }, 'body.image'],
    ['an owner', { ...sloeGin, userId: newId() }, 'body.userId'],
    ['popularity', { ...sloeGin, popular: true }, 'body.popular'],
  ])('are not created with %s [INV-13, INV-14, BEYOND-02]', async (_, body, path) => {
    const ann = aMember();
    await expect(create(ann, body)).rejects.toMatchObject({ kind: 'invalid', extra: { errors: [{ path }] } });
    expect((await list({ q: 'sloe' }, ann)).total).toBe(0);
  });

  it('cannot be created signed out or without access [INV-12]', async () => {
    await expect(inventory.ask(barItemRoutes.create, { body: sloeGin }, aVisitor)).rejects.toMatchObject({
      kind: 'unauthenticated',
    });
    await expect(create(aMember({ granted: false }))).rejects.toMatchObject({
      code: 'ACCESS_REQUIRED',
    });
  });

  it('of their own a member changes and deletes; they leave their bar too [BEYOND-41]', async () => {
    const ann = aMember();
    const { id } = await create(ann);
    const removed = inventory.catalogue.hears(barItemRemoved);
    await inventory.ask(barRoutes.add, { params: { id } }, ann);
    const body = { name: 'Red Bitter', brand: 'Mine', category: 'spirits' } as const;
    const revised = await inventory.ask(barItemRoutes.revise, { params: { id }, body }, ann);
    expect(revised).toMatchObject({ ...body, subcategory: null, inInventory: true });
    await inventory.ask(barItemRoutes.delete, { params: { id } }, ann);
    expect((await list({ owned: true }, ann)).total).toBe(0);
    await expect(inventory.ask(barItemRoutes.delete, { params: { id } }, ann)).rejects.toMatchObject(
      notFound,
    );
    await eventually(() =>
      expect(removed.map(({ data }) => data)).toEqual([{ memberId: ann.id, itemId: id }]),
    );
  });

  it('of others cannot be told from none, and those of the catalogue are not theirs to change [BEYOND-02, BEYOND-41]', async () => {
    const own = await create();
    const bob = aMember();
    const tries = (id: string) => [
      () => inventory.ask(barItemRoutes.revise, { params: { id }, body: sloeGin }, bob),
      () => inventory.ask(barItemRoutes.delete, { params: { id } }, bob),
    ];
    for (const id of [own.id, newId()]) {
      const add = () => inventory.ask(barRoutes.add, { params: { id } }, bob);
      for (const attempt of [...tries(id), add]) await expect(attempt()).rejects.toMatchObject(notFound);
    }
    for (const attempt of tries(inventory.idOf('campari')))
      await expect(attempt()).rejects.toMatchObject({ kind: 'forbidden', code: 'inventory.not_your_item' });
    expect((await list({ q: 'campari' })).items).toMatchObject([{ name: 'Campari', brand: 'Generic' }]);
  });

  it('of their own end at five hundred, which deleting one undoes', async () => {
    const ann = aMember();
    const { id } = await create(ann);
    await inventory.rows<BarRow>(BarRow).updateOne({ _id: ann.id }, { $set: { custom: 500 } });
    await expect(create(ann)).rejects.toMatchObject({ kind: 'refused', code: 'inventory.too_many_items' });
    await inventory.ask(barItemRoutes.delete, { params: { id } }, ann);
    await expect(create(ann)).resolves.toMatchObject(sloeGin);
  });
});
