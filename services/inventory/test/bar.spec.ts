import { barItemAdded, barItemRemoved, barItemRoutes, barRoutes } from '@barspoon/contracts';
import { OutboxRow } from '@barspoon/messaging';
import { eventually } from '@barspoon/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BarRow } from '../src/bar/bar.schema.ts';
import { aMember, aVisitor } from './actors.ts';
import { type Inventory, startInventory } from './inventory-app.ts';

describe('a bar', () => {
  let inventory: Inventory;
  beforeAll(async () => {
    inventory = await startInventory();
  });
  afterAll(() => inventory.stop());

  const add = (slug: string, actor = aMember()) =>
    inventory.ask(barRoutes.add, { params: { id: inventory.idOf(slug) } }, actor);
  const remove = (slug: string, actor = aMember()) =>
    inventory.ask(barRoutes.remove, { params: { id: inventory.idOf(slug) } }, actor);
  const told = async (memberId: string) => {
    const rows = await inventory
      .rows<OutboxRow>(OutboxRow)
      .find({ aggregate: `bar:${memberId}` })
      .sort({ revision: 1 })
      .lean();
    return rows.map(({ revision, envelope }) => [revision, envelope.type, (envelope.data as Told).itemId]);
  };
  interface Told {
    itemId: string;
  }

  it('tells of an item once, however often it is put there [INV-08, BEYOND-43, DATA-11]', async () => {
    const ann = aMember();
    const added = inventory.catalogue.hears(barItemAdded);
    await add('campari', ann);
    expect(await add('campari', ann)).toEqual({ done: true });
    await Promise.all(Array.from({ length: 8 }, () => add('old-tom-gin', ann)));
    const ids = ['campari', 'old-tom-gin'].map(inventory.idOf);
    expect(await told(ann.id)).toEqual(ids.map((id, at) => [at + 1, 'inventory.item.added', id]));
    await eventually(() =>
      expect(added.map(({ data }) => data)).toEqual([
        { memberId: ann.id, itemId: ids[0], name: 'Campari', category: 'spirits', custom: false },
        { memberId: ann.id, itemId: ids[1], name: 'Old Tom Gin', category: 'spirits', custom: false },
      ]),
    );
  });

  it('tells whether an item is one the member made up', async () => {
    const ann = aMember();
    const added = inventory.catalogue.hears(barItemAdded);
    const body = { name: 'Sloe Gin', brand: 'Mine', category: 'spirits' } as const;
    const { id } = await inventory.ask(barItemRoutes.create, { body }, ann);
    await inventory.ask(barRoutes.add, { params: { id } }, ann);
    await eventually(() =>
      expect(added.map(({ data }) => data)).toMatchObject([{ itemId: id, custom: true }]),
    );
  });

  it('loses an item once, and says so once [INV-08]', async () => {
    const ann = aMember();
    const removed = inventory.catalogue.hears(barItemRemoved);
    await add('campari', ann);
    await remove('campari', ann);
    expect(await remove('campari', ann)).toEqual({ done: true });
    expect(await remove('bourbon', ann)).toEqual({ done: true });
    const id = inventory.idOf('campari');
    expect(await told(ann.id)).toEqual([
      [1, 'inventory.item.added', id],
      [2, 'inventory.item.removed', id],
    ]);
    await eventually(() =>
      expect(removed.map(({ data }) => data)).toEqual([{ memberId: ann.id, itemId: id }]),
    );
  });

  it('counts what stands on it through many changes at once, without a gap in what it tells', async () => {
    const ann = aMember();
    const slugs = ['campari', 'bourbon', 'white-rum', 'vermouth', 'limes'];
    await Promise.all(slugs.map((slug) => add(slug, ann)));
    await Promise.all([remove('limes', ann), remove('bourbon', ann), add('lager', ann)]);
    expect((await told(ann.id)).map(([revision]) => revision)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    const bar = await inventory.rows<BarRow>(BarRow).findById(ann.id).lean();
    expect(bar).toMatchObject({ count: 4, sequence: 8 });
    const owned = await inventory.ask(barItemRoutes.list, { query: { owned: true } }, ann);
    expect(owned.total).toBe(4);
  });

  it('belongs to a signed-in member with access [INV-11, CONTRA-03]', async () => {
    const params = { id: inventory.idOf('campari') };
    for (const route of [barRoutes.add, barRoutes.remove]) {
      await expect(inventory.ask(route, { params }, aVisitor)).rejects.toMatchObject({
        kind: 'unauthenticated',
      });
      await expect(inventory.ask(route, { params }, aMember({ granted: false }))).rejects.toMatchObject({
        kind: 'forbidden',
        code: 'ACCESS_REQUIRED',
      });
    }
  });
});
