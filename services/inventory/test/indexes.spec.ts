import {
  adminBarItemRoutes,
  barFigureRoutes,
  barItemRoutes,
  barRoutes,
  countRoutes,
  eveningRoutes,
  guestOrderRoutes,
  ledgerRoutes,
  matchRoutes,
  menuInternalRoutes,
  menuRoutes,
  parRoutes,
  shoppingRoutes,
  tableRoutes,
  tabRoutes,
  ticketRoutes,
} from '@barspoon/contracts';
import { newId } from '@barspoon/platform/ids';
import { eventually } from '@barspoon/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BarItemRow } from '../src/items/item.schema.ts';
import { ItemRemovalRow } from '../src/items/item-removal.schema.ts';
import { RecipeFactRow } from '../src/projections/recipe-fact.schema.ts';
import { aMember, anAdmin } from './actors.ts';
import { aFact } from './catalogue-stand-in.ts';
import { type Inventory, shelfItems, startInventory } from './inventory-app.ts';

/** What a query did, as MongoDB's profiler noted it. */
interface Profiled {
  op: string;
  ns: string;
  planSummary?: string;
  command: Record<string, unknown>;
  originatingCommand?: { pipeline?: Record<string, unknown>[] };
}
/** That a replica lives is noted beside all requests, in a handful of rows. */
const isHeartbeat = ({ ns }: Profiled) => ns.endsWith('.replicas');
/** A change stream reads the server's log, which has no other way to be read. */
const isChangeStream = ({ command, originatingCommand }: Profiled) =>
  JSON.stringify([command.pipeline, originatingCommand?.pipeline]).includes('$changeStream');

describe('the database', () => {
  let inventory: Inventory;
  const admin = anAdmin();
  const ann = aMember();
  const body = { name: 'Sloe Gin', brand: 'Mine', category: 'spirits' } as const;
  beforeAll(async () => {
    inventory = await startInventory();
  });
  afterAll(() => inventory.stop());

  it('answers every request by an index, never by reading a whole collection', async () => {
    const { db } = inventory.rows<BarItemRow>(BarItemRow);
    // Made before the profiler would make it: its own holds 1 MB and forgets the first of these queries.
    await db.db!.createCollection('system.profile', { capped: true, size: 64 * 1024 * 1024 });
    await db.db!.command({ profile: 2 });
    const params = { id: inventory.idOf('campari') };

    await inventory.ask(barRoutes.add, { params }, ann);
    await inventory.ask(barRoutes.remove, { params }, ann);
    const own = await inventory.ask(barItemRoutes.create, { body }, ann);
    await inventory.ask(barRoutes.add, { params: { id: own.id } }, ann);
    await inventory.ask(barItemRoutes.list, { query: { q: 'gin', owned: true } }, ann);
    await inventory.ask(barItemRoutes.revise, { params: { id: own.id }, body }, ann);
    await inventory.ask(matchRoutes.list, { query: {} }, ann);
    await inventory.ask(matchRoutes.marks, { query: { recipeIds: [newId()] } }, ann);
    await inventory.ask(matchRoutes.nextBottles, { query: {} }, ann);
    const bar = { params: { id: ann.id } };
    const [bottleId, entryId, other] = [newId(), newId(), newId()];
    const bought = { kind: 'bought', bottleId, itemId: params.id, size: 700, unit: 'ml' } as const;
    for (const [id, write] of [
      [newId(), { ...bought, bottleId: other }],
      [entryId, bought],
      [newId(), { kind: 'undone', entryId }],
    ] as const)
      await inventory.ask(ledgerRoutes.write, { params: { id: ann.id, entryId: id }, body: write }, ann);
    for (const body of [{ kind: 'written', text: '6 limes' }, { kind: 'low' }] as const)
      await inventory.ask(shoppingRoutes.change, { params: { id: ann.id, changeId: newId() }, body }, ann);
    await inventory.ask(shoppingRoutes.list, bar, ann);
    await inventory.ask(ledgerRoutes.bottles, bar, ann);
    await inventory.ask(ledgerRoutes.list, { ...bar, query: {} }, ann);
    for (const level of [500, 400]) {
      const params = { id: ann.id, countId: newId() };
      const lines = [{ bottleId: other, level }];
      await inventory.ask(countRoutes.record, { params, body: { lines } }, ann);
    }
    await inventory.ask(barFigureRoutes.bars, {}, admin);
    await inventory.ask(barFigureRoutes.entries, { query: {} }, admin);
    await inventory.ask(parRoutes.set, { params: { id: ann.id, itemId: params.id }, body: { par: 2 } }, ann);
    await inventory.ask(parRoutes.list, bar, ann);
    await inventory.ask(countRoutes.sheet, bar, ann);
    await inventory.ask(countRoutes.list, { ...bar, query: {} }, ann);
    await inventory.ask(countRoutes.variance, { ...bar, query: {} }, ann);
    for (const sort of ['name', 'createdAt'] as const)
      for (const filter of [
        {},
        { q: 'gin' },
        { category: 'spirits', popular: true },
        { custom: true },
      ] as const) {
        const query = { ...filter, sort, limit: 1 };
        const { nextCursor } = await inventory.ask(adminBarItemRoutes.list, { query }, admin);
        if (nextCursor)
          await inventory.ask(adminBarItemRoutes.list, { query: { ...query, cursor: nextCursor } }, admin);
      }
    const menu = { params: { id: ann.id, menuId: newId() } };
    const drinks = [{ id: newId(), recipeId: newId() }];
    const sections = [{ id: newId(), name: 'All', drinks }];
    const written = {
      name: 'Winter',
      currency: 'eur',
      availability: 'greyed',
      revision: 0,
      sections,
    } as const;
    await inventory.ask(menuRoutes.save, { ...menu, body: written }, ann);
    await inventory.ask(menuRoutes.publish, { ...menu, body: { slug: 'winter' } }, ann);
    await inventory.ask(menuRoutes.list, { params: { id: ann.id } }, ann);
    await inventory.ask(menuInternalRoutes.follow, { params: { slug: 'winter' } });
    const table = { params: { id: ann.id, tableId: newId() } };
    await inventory.ask(tableRoutes.set, { ...table, body: { name: 'One' } }, ann);
    const [{ token }, device] = [await inventory.ask(tableRoutes.makeCode, table, ann), 'A'.repeat(32)];
    const order = { token, device, drinkId: drinks[0]?.id ?? '', guest: 'Ada' };
    const place = { params: { slug: 'winter', key: device }, body: order };
    await inventory.ask(guestOrderRoutes.place, place).catch(() => undefined);
    await inventory.ask(ticketRoutes.list, { params: { id: ann.id } }, ann);
    const evening = { from: '2026-01-01T06:00:00.000Z', to: '2026-01-02T06:00:00.000Z' };
    await inventory.ask(eveningRoutes.read, { params: { id: ann.id }, query: evening }, ann);
    await inventory.ask(tabRoutes.list, { params: { id: ann.id } }, ann);
    await inventory.ask(adminBarItemRoutes.get, { params }, admin);
    await inventory.ask(adminBarItemRoutes.revise, { params, body }, admin);
    await inventory.ask(barItemRoutes.delete, { params: { id: own.id } }, ann);
    await inventory.ask(adminBarItemRoutes.delete, { params }, admin);
    await inventory.seed(...shelfItems);
    const fact = aFact('Garibaldi', ['campari']);
    await inventory.catalogue.publishes(fact);
    await inventory.catalogue.deletes(fact);
    const removals = inventory.rows<ItemRemovalRow>(ItemRemovalRow);
    await eventually(async () => expect(await removals.findById(params.id).lean()).not.toBeNull());
    const facts = inventory.rows<RecipeFactRow>(RecipeFactRow);
    await eventually(async () =>
      expect(await facts.findById(fact.recipeId).lean()).toMatchObject({ fact: null }),
    );
    await db.db!.command({ profile: 0 });

    const profiled = await db.collection<Profiled>('system.profile').find().toArray();
    const collections = profiled.map(({ ns }) => ns.split('.')[1]);
    for (const one of [
      'inventory',
      'user_inventory',
      'bars',
      'item_removals',
      'recipes',
      'menus',
      'bar_tickets',
      'bar_tabs',
    ])
      expect(collections).toContain(one);
    const scans = profiled.filter(
      (entry) => entry.planSummary?.startsWith('COLLSCAN') && !isChangeStream(entry) && !isHeartbeat(entry),
    );
    expect(scans.map(({ ns, op, command }) => ({ ns, op, command }))).toEqual([]);
  });
});
