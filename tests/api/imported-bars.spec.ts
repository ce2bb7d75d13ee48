import {
  barItemRoutes,
  barRoutes,
  catalogueInternalRoutes,
  type ImportedBarItem,
  inventoryInternalRoutes,
  type LedgerInput,
  ledgerRoutes,
  ownExportRoutes,
  ownImportRoutes,
} from '@barspoon/contracts';
import { newId } from '@barspoon/platform/ids';
import { type Agent, aMember, anIngredient, eventually, type Stack, startStack } from '@barspoon/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allServices } from '../support/all-services.ts';
import { importFile, undoImport } from '../support/own-imports.ts';

let stack: Stack;
beforeAll(async () => {
  stack = await startStack(allServices);
  const ingredients = [
    anIngredient('gin', { abv: 40, barCategory: 'spirits' }),
    anIngredient('campari', { abv: 25, barCategory: 'spirits' }),
  ];
  await stack.ask(catalogueInternalRoutes.seedIngredients, { body: { ingredients } });
  const shelf = { category: 'spirits', popular: true } as const;
  await stack.ask(inventoryInternalRoutes.seedItems, {
    body: {
      items: [
        { ...shelf, slug: 'gin', name: 'House Gin', brand: 'Generic', ingredient: 'gin' },
        { ...shelf, slug: 'campari', name: 'Campari', brand: 'Campari', ingredient: 'campari' },
      ],
    },
  });
});
afterAll(() => stack?.stop());

const price = (amount: number) => ({
  price_category_name: 'Corner shop',
  price: amount,
  currency: 'EUR',
  amount: 70,
  units: 'cl',
});
const shelfFile = JSON.stringify({
  bar_shelf: [
    { name: 'Gin', strength: 40, prices: [price(1999), price(2499)] },
    { name: 'Campari', strength: 25, prices: [] },
    { name: 'Sloe Nothing', strength: 26, prices: [price(3100)] },
    { name: '' },
  ],
});

const firstBarOf = ({ userId }: Agent) => ({ id: userId! });
const bottlesOf = async (member: Agent) =>
  (await member.call(ledgerRoutes.bottles, { params: firstBarOf(member) })).items.map(
    ({ size, unit, price, source, level, openedAt }) => ({ size, unit, price, source, level, openedAt }),
  );
const write = (member: Agent, entry: LedgerInput) =>
  member.call(ledgerRoutes.write, { params: { ...firstBarOf(member), entryId: newId() }, body: entry });
const onBar = async (member: Agent) =>
  (await member.call(barItemRoutes.list, { query: { owned: true } })).items
    .map(({ name, brand }) => `${name}, ${brand}`)
    .sort();
const exported = async ({ url, token }: Agent): Promise<{ bar: ImportedBarItem[] }> => {
  const response = await fetch(`${url}/api/v1${ownExportRoutes.file.path}?format=json`, {
    headers: { 'x-requested-with': 'fetch', authorization: `Bearer ${token}` },
  });
  return (await response.json()) as { bar: ImportedBarItem[] };
};

describe('a bar that is imported', () => {
  it('from Bar Assistant is its shelf with what a bottle costs, by our items where we have them [BEYOND-306]', async () => {
    const ada = await aMember(stack);
    const report = await ada.call(ownImportRoutes.report, { body: { text: shelfFile } });
    expect(report).toMatchObject({
      format: 'bar-assistant',
      recipes: [],
      belongings: { bar: { new: 3, same: 0, refused: 1 } },
    });
    const done = await importFile(ada, { text: shelfFile });
    expect(done.belongings).toMatchObject({ bar: 3 });
    const names = ['Campari, Campari', 'House Gin, Generic', 'Sloe Nothing, Generic'];
    await eventually(async () => expect(await onBar(ada)).toEqual(names));
    const bottle = { size: 700, unit: 'ml', source: 'Corner shop', level: null, openedAt: null };
    expect((await bottlesOf(ada)).sort((one, other) => one.price!.amount - other.price!.amount)).toEqual([
      { ...bottle, price: { amount: 1999, currency: 'eur' } },
      { ...bottle, price: { amount: 3100, currency: 'eur' } },
    ]);
    const again = await ada.call(ownImportRoutes.report, { body: { text: shelfFile } });
    expect(again.belongings?.bar).toMatchObject({ new: 0, same: 3, refused: 1 });
  });

  it('brings a price for what stood there without a bottle, and its undo leaves that there [BEYOND-306]', async () => {
    const ada = await aMember(stack);
    const gin = (await ada.call(barItemRoutes.list, { query: { q: 'House Gin' } })).items[0]!;
    await ada.call(barRoutes.add, { params: { id: gin.id } });
    const done = await importFile(ada, { text: shelfFile });
    await eventually(async () => expect(await bottlesOf(ada)).toHaveLength(2));
    await undoImport(ada, done.id);
    await eventually(async () => expect(await onBar(ada)).toEqual(['House Gin, Generic']));
    expect(await bottlesOf(ada)).toEqual([]);
  });

  it('keeps at its undo what was poured from since [BEYOND-306]', async () => {
    const ada = await aMember(stack);
    const done = await importFile(ada, { text: shelfFile });
    const { items } = await eventually(async () => {
      const bottles = await ada.call(ledgerRoutes.bottles, { params: firstBarOf(ada) });
      expect(bottles.items).toHaveLength(2);
      return bottles;
    });
    const { id: bottleId } = items.find((one) => one.price?.amount === 3100)!;
    await write(ada, { kind: 'counted', bottleId, level: 400 });
    await undoImport(ada, done.id);
    await eventually(async () => expect(await onBar(ada)).toEqual(['Sloe Nothing, Generic']));
    expect(await bottlesOf(ada)).toMatchObject([{ level: 400 }]);
  });

  it('as our own file has its bottles as they were, level, price and all [BEYOND-306, BEYOND-25]', async () => {
    const [ada, eve] = [await aMember(stack), await aMember(stack)];
    const { id: itemId } = await ada.call(barItemRoutes.create, {
      body: { name: 'Nocino', brand: 'Home made', category: 'spirits', subcategory: 'Liqueur' },
    });
    await ada.call(barRoutes.add, { params: { id: itemId } });
    const openedAt = '2026-01-02T03:04:05.000Z';
    const details = { size: 700, unit: 'ml', source: 'Aunt Pina', openedAt } as const;
    const bought = {
      ...details,
      kind: 'bought',
      itemId,
      level: 333,
      price: { amount: 0, currency: 'usd' },
    } as const;
    await write(ada, { ...bought, bottleId: newId() });
    await write(ada, { ...bought, bottleId: newId(), level: null, price: null, openedAt: null });
    const file = await exported(ada);
    expect(file.bar).toMatchObject([{ name: 'Nocino', bottles: [{ level: 333 }, { level: null }] }]);
    await importFile(eve, { text: JSON.stringify({ barspoon: 1, ...file }) });
    await eventually(async () => expect((await exported(eve)).bar).toEqual(file.bar));
  });

  it('refuses a bottle that holds more than fits, and takes what stands beside it [BEYOND-306]', async () => {
    const ada = await aMember(stack);
    const bottle = { size: 700, unit: 'ml' };
    const item = { name: 'Nocino', brand: 'Home made', category: 'spirits', isOwnItem: true };
    const text = JSON.stringify({
      barspoon: 1,
      bar: [
        { ...item, bottles: [{ ...bottle, level: 701 }] },
        { ...item, name: 'Sloe Gin', bottles: [bottle] },
      ],
    });
    const { belongings } = await ada.call(ownImportRoutes.report, { body: { text } });
    expect(belongings?.bar).toMatchObject({ new: 1, refused: 1 });
  });
});
