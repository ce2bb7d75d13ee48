import { barItemRemoved, barItemRoutes, barRoutes, type SentInputOf } from '@barspoon/contracts';
import { newId } from '@barspoon/platform/ids';
import { eventually } from '@barspoon/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BarRow } from '../src/bar/bar.schema.ts';
import { aMember, aVisitor } from './actors.ts';
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

  it('are listed by name for visitors, with no word of what anybody owns [ACCESS-17, INV-04, INV-05, CONTRA-03]', async () => {
    const { items, total, counts } = await list({});
    const names = items.map(({ name }) => name);
    expect(names).toEqual([...names].sort());
    expect(total).toBe(counts.all);
    expect(counts).toMatchObject({ spirits: 6, beer: 1, mixers: 2, fruit: 1, supplies: 1 });
    expect(items.filter((item) => 'inInventory' in item)).toEqual([]);
  });

  it('say what they are, in which colour, and have a picture of their own or the placeholder [INV-06]', async () => {
    const { items } = await list({ q: 'campari' });
    expect(items).toEqual([
      expect.objectContaining({ ingredient: 'campari', colour: '#d01c26', image: '/placeholder.svg' }),
    ]);
    expect((await list({ category: 'supplies' })).items[0]).toMatchObject({ ingredient: null, colour: null });
  });

  it('come in pages that hold each of them once', async () => {
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await list({ limit: 3, cursor });
      seen.push(...page.items.map(({ id }) => id));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect(seen).toEqual((await list({})).items.map(({ id }) => id));
  });

  it('refuse a place that was never in the list', async () => {
    await expect(list({ cursor: 'bm9wZQ' })).rejects.toMatchObject({
      kind: 'invalid',
      extra: { errors: [{ path: 'query.cursor' }] },
    });
  });

  it('of her own a member sees, and nobody else does [INV-15, INV-18, BEYOND-42]', async () => {
    const ann = aMember();
    const made = await create(ann);
    expect(made).toMatchObject({ ...sloeGin, popular: false, userId: ann.id, inInventory: false });
    const seen = async (actor = aVisitor) => (await list({ q: 'sloe' }, actor)).total;
    expect([await seen(ann), await seen(aMember()), await seen()]).toEqual([1, 0, 0]);
  });

  it('of her own are on her bar only once she puts them there [INV-08, BEYOND-42, BEYOND-43]', async () => {
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
    await expect(create(aMember({ granted: false }))).rejects.toMatchObject({ code: 'ACCESS_REQUIRED' });
  });

  it('of her own a member changes and deletes; they leave her bar too [BEYOND-41]', async () => {
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

  it('of others cannot be told from none, and those of the catalogue are not hers to change [BEYOND-02, BEYOND-41]', async () => {
    const hers = await create();
    const bob = aMember();
    const tries = (id: string) => [
      () => inventory.ask(barItemRoutes.revise, { params: { id }, body: sloeGin }, bob),
      () => inventory.ask(barItemRoutes.delete, { params: { id } }, bob),
    ];
    for (const id of [hers.id, newId()]) {
      const add = () => inventory.ask(barRoutes.add, { params: { id } }, bob);
      for (const attempt of [...tries(id), add]) await expect(attempt()).rejects.toMatchObject(notFound);
    }
    for (const attempt of tries(inventory.idOf('campari')))
      await expect(attempt()).rejects.toMatchObject({ kind: 'forbidden', code: 'inventory.not_your_item' });
    expect((await list({ q: 'campari' })).items).toMatchObject([{ name: 'Campari', brand: 'Generic' }]);
  });

  it('of her own end at five hundred, which deleting one undoes', async () => {
    const ann = aMember();
    const { id } = await create(ann);
    await inventory.rows<BarRow>(BarRow).updateOne({ _id: ann.id }, { $set: { custom: 500 } });
    await expect(create(ann)).rejects.toMatchObject({ kind: 'refused', code: 'inventory.too_many_items' });
    await inventory.ask(barItemRoutes.delete, { params: { id } }, ann);
    await expect(create(ann)).resolves.toMatchObject(sloeGin);
  });
});
