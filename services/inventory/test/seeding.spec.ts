import { adminBarItemRoutes, barItemRoutes, inventoryInternalRoutes } from '@barspoon/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anAdmin, aVisitor } from './actors.ts';
import { type Inventory, shelfItems, startInventory } from './inventory-app.ts';

describe('seeding', () => {
  let inventory: Inventory;
  const admin = anAdmin();
  beforeAll(async () => {
    inventory = await startInventory();
  });
  afterAll(() => inventory.stop());
  const campari = shelfItems.find(({ slug }) => slug === 'campari')!;

  it('again changes nothing', async () => {
    expect(await inventory.seed(...shelfItems)).toEqual({
      inserted: 0,
      updated: 0,
      kept: shelfItems.length,
    });
  });

  it('brings in what is new and what the library has changed', async () => {
    const report = await inventory.seed(
      { ...campari, brand: 'Davide Campari' },
      { slug: 'cynar', name: 'Cynar', brand: 'Cynar', category: 'spirits' },
    );
    expect(report).toEqual({ inserted: 1, updated: 1, kept: 0 });
    const { items } = await inventory.ask(barItemRoutes.list, { query: { q: 'davide' } }, aVisitor);
    expect(items).toMatchObject([{ id: inventory.idOf('campari'), name: 'Campari' }]);
  });

  it('leaves alone what an admin has changed, and does not bring back what they have deleted', async () => {
    const body = { name: 'Amber Lager', brand: 'House', category: 'beer' } as const;
    await inventory.ask(adminBarItemRoutes.revise, { params: { id: inventory.idOf('lager') }, body }, admin);
    const limes = inventory.idOf('limes');
    await inventory.ask(adminBarItemRoutes.delete, { params: { id: limes } }, admin);
    await inventory.seed(...shelfItems);
    const find = (q: string) => inventory.ask(barItemRoutes.list, { query: { q } }, aVisitor);
    expect((await find('lager')).items).toMatchObject([{ name: 'Amber Lager', brand: 'House' }]);
    expect((await find('limes')).items.map(({ id }) => id)).not.toContain(limes);
  });

  it('keeps what a renamed item is, unless its new name means something else', async () => {
    const id = inventory.idOf('old-tom-gin');
    const rename = (name: string) =>
      inventory.ask(
        adminBarItemRoutes.revise,
        { params: { id }, body: { name, brand: 'Generic', category: 'spirits' } },
        admin,
      );
    expect(await rename('Old Tom')).toMatchObject({ ingredient: 'gin' });
    expect(await rename('Old Tom Bourbon')).toMatchObject({ ingredient: 'bourbon' });
  });

  it('is for our own commands only', async () => {
    const input = { body: { items: [campari] } };
    await expect(inventory.ask(inventoryInternalRoutes.seedItems, input, admin)).rejects.toMatchObject({
      kind: 'forbidden',
    });
  });
});
