import {
  barRoutes,
  ledgerRoutes,
  type MemberActor,
  parRoutes,
  type SentInputOf,
  shoppingRoutes,
} from '@barspoon/contracts';
import { newId } from '@barspoon/platform/ids';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aMember } from './actors.ts';
import { type Inventory, startInventory } from './inventory-app.ts';

describe('the par levels of a bar', () => {
  let inventory: Inventory;
  beforeAll(async () => {
    inventory = await startInventory();
  });
  afterAll(() => inventory.stop());

  const list = (actor: MemberActor, id = actor.id) =>
    inventory.ask(parRoutes.list, { params: { id } }, actor);
  const set = (actor: MemberActor, slug: string, par: number | null, supplierId: string | null = null) =>
    inventory.ask(
      parRoutes.set,
      { params: { id: actor.id, itemId: inventory.idOf(slug) }, body: { par, supplierId } },
      actor,
    );
  const supply = (actor: MemberActor, name: string, supplierId = newId()) =>
    inventory.ask(parRoutes.setSupplier, { params: { id: actor.id, supplierId }, body: { name } }, actor);
  const write = (actor: MemberActor, body: SentInputOf<typeof ledgerRoutes.write>['body']) =>
    inventory.ask(ledgerRoutes.write, { params: { id: actor.id, entryId: newId() }, body }, actor);
  const buy = async (actor: MemberActor, slug: string, more: object = {}) => {
    const bottleId = newId();
    await write(actor, {
      kind: 'bought',
      bottleId,
      itemId: inventory.idOf(slug),
      size: 700,
      unit: 'ml',
      ...more,
    });
    return bottleId;
  };

  it('say how many whole bottles are lacking, at what was paid last [BEYOND-236]', async () => {
    const ann = aMember();
    const price = { amount: 1899, currency: 'eur' };
    await buy(ann, 'london-dry-gin', { level: 280, price });
    await buy(ann, 'london-dry-gin');
    await buy(ann, 'campari', { level: 700 });
    const supplierId = newId();
    await supply(ann, 'The wholesaler', supplierId);
    await set(ann, 'london-dry-gin', 3, supplierId);
    await set(ann, 'campari', 1);
    await set(ann, 'vermouth', 2);
    const { items, suppliers } = await list(ann);
    expect(suppliers).toEqual([{ id: supplierId, name: 'The wholesaler', email: null }]);
    expect(items).toMatchObject([
      { name: 'Campari', par: 1, have: 1, order: 0, supplierId: null },
      { name: 'London Dry Gin', par: 3, have: 1.4, order: 2, supplierId, size: 700, unit: 'ml' },
      { name: 'Sweet Vermouth', par: 2, have: 0, order: 2, size: null, price: null },
    ]);
    await set(ann, 'london-dry-gin', null);
    await set(ann, 'vermouth', null);
    expect((await list(ann)).items).toMatchObject([
      { name: 'Campari' },
      { name: 'London Dry Gin', par: null, order: 0 },
    ]);
  });

  it('stay when an item is used up, and lead to the shopping list with their amounts [BEYOND-236, BEYOND-207]', async () => {
    const ann = aMember();
    await buy(ann, 'campari', { level: 350 });
    await set(ann, 'campari', 2);
    const itemId = inventory.idOf('campari');
    await inventory.ask(barRoutes.remove, { params: { id: itemId } }, ann);
    expect((await list(ann)).items).toMatchObject([{ name: 'Campari', have: 0, order: 2, isOnList: false }]);
    const params = { id: ann.id, changeId: newId() };
    const lines = [{ itemId, amount: 1400, unit: 'ml' as const }];
    for (const _ of [1, 2])
      await inventory.ask(shoppingRoutes.change, { params, body: { kind: 'ordered', lines } }, ann);
    const shopping = await inventory.ask(shoppingRoutes.list, { params: { id: ann.id } }, ann);
    expect(shopping.items).toMatchObject([
      { name: 'Campari', itemId, amounts: [{ amount: 1400, unit: 'ml' }] },
    ]);
    expect((await list(ann)).items).toMatchObject([{ isOnList: true }]);
  });

  it('name a supplier of the bar, who goes without them [BEYOND-236]', async () => {
    const ann = aMember();
    await buy(ann, 'campari');
    await expect(set(ann, 'campari', 2, newId())).rejects.toMatchObject({
      extra: { errors: [{ path: 'body.supplierId' }] },
    });
    const supplierId = newId();
    await supply(ann, 'The wholesaler', supplierId);
    await supply(ann, 'The other one', supplierId);
    await set(ann, 'campari', 2, supplierId);
    expect((await list(ann)).suppliers).toMatchObject([{ name: 'The other one' }]);
    await inventory.ask(parRoutes.removeSupplier, { params: { id: ann.id, supplierId } }, ann);
    expect(await list(ann)).toMatchObject({ suppliers: [], items: [{ par: 2, supplierId: null }] });
    for (let index = 0; index < 50; index += 1) await supply(ann, `Supplier ${index}`);
    await expect(supply(ann, 'One too many')).rejects.toMatchObject({ code: 'inventory.too_many_suppliers' });
  });
});
