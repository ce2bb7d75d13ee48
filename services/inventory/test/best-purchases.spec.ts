import {
  barRoutes,
  ledgerRoutes,
  type MemberActor,
  purchaseRoutes,
  type SentInputOf,
} from '@barspoon/contracts';
import { newId } from '@barspoon/platform/ids';
import { eventually } from '@barspoon/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aMember } from './actors.ts';
import { aFact } from './catalogue-stand-in.ts';
import { type Inventory, startInventory } from './inventory-app.ts';

type Wish = SentInputOf<typeof purchaseRoutes.best>['body'];

const bitterShot = aFact('Bitter Shot', ['campari']);
const bitterSour = aFact('Bitter Sour', ['campari', 'lime-juice']);
const daiquiri = aFact('Daiquiri', ['white-rum', 'lime-juice']);
const swizzle = aFact('Swizzle', ['white-rum', 'lime-juice']);
const mojito = aFact('Mojito', ['white-rum', 'lime-juice']);
const all = [bitterShot, bitterSour, daiquiri, swizzle, mojito];

describe('what to buy [BEYOND-214]', () => {
  let inventory: Inventory;
  beforeAll(async () => {
    inventory = await startInventory();
    // Who asks for what nobody knows waits a second for it.
    inventory.catalogue.likes([], []);
    await inventory.catalogue.publishes(...all);
    await eventually(async () => expect((await best(aMember(), { bottles: 5 })).makes).toBeGreaterThan(3));
  });
  afterAll(() => inventory.stop());

  const best = (actor: MemberActor, body: Wish) => inventory.ask(purchaseRoutes.best, { body }, actor);
  const names = async (actor: MemberActor, body: Wish) =>
    (await best(actor, body)).items.map(({ ingredient }) => ingredient);
  const buy = (actor: MemberActor, slug: string, amount: number, currency = 'eur') => {
    const price = { amount, currency };
    const body = {
      kind: 'bought',
      bottleId: newId(),
      itemId: inventory.idOf(slug),
      size: 700,
      unit: 'ml',
      price,
    } as const;
    return inventory.ask(ledgerRoutes.write, { params: { id: actor.id, entryId: newId() }, body }, actor);
  };

  it('is what makes the most drinks together, each bottle with the drinks that need it, and without what is not wanted', async () => {
    const { items, makes, cost } = await best(aMember(), { bottles: 2 });
    expect([makes, cost]).toEqual([3, null]);
    expect(items).toMatchObject([
      { ingredient: 'lime', makes: 3, price: null },
      {
        ingredient: 'white-rum',
        makes: 3,
        recipes: [{ name: 'Daiquiri' }, { name: 'Mojito' }, { name: 'Swizzle' }],
      },
    ]);
    const without = items.map(({ name }) => name);
    const others = (await best(aMember(), { bottles: 2, without })).items;
    expect(others.length).toBeGreaterThan(0);
    expect(others.filter(({ name }) => without.includes(name))).toEqual([]);
    expect(await names(aMember(), { bottles: 1 })).toEqual(['campari']);
  });

  it('costs no more than the budget, by what the member paid last and else what is usual', async () => {
    const member = aMember();
    await buy(member, 'campari', 2000);
    await inventory.ask(barRoutes.remove, { params: { id: inventory.idOf('campari') } }, member);
    const budget = { amount: 4000, typical: 2500, currency: 'eur' };
    const { items, cost } = await best(member, { bottles: 5, budget });
    expect(items.map(({ ingredient, price }) => [ingredient, price])).toEqual([
      ['campari', { amount: 2000, currency: 'eur' }],
    ]);
    expect(cost).toEqual({ amount: 2000, currency: 'eur' });
    const inDollars = await best(member, { bottles: 1, budget: { ...budget, currency: 'usd' } });
    expect(inDollars).toMatchObject({ items: [{ price: null }], cost: { amount: 2500, currency: 'usd' } });
    const little = await best(member, { budget: { ...budget, amount: 100 } });
    expect(little).toMatchObject({ items: [], makes: 0, cost: { amount: 0 } });
  });

  it('knows no price of a purchase that is undone', async () => {
    const member = aMember();
    const { id: entryId } = await buy(member, 'campari', 2000);
    const body = { kind: 'undone', entryId } as const;
    await inventory.ask(ledgerRoutes.write, { params: { id: member.id, entryId: newId() }, body }, member);
    await inventory.ask(barRoutes.remove, { params: { id: inventory.idOf('campari') } }, member);
    const budget = { amount: 2500, typical: 2500, currency: 'eur' };
    const { items } = await best(member, { bottles: 1, budget });
    expect(items).toMatchObject([{ ingredient: 'campari', price: null }]);
  });

  it('counts every drink the same without the catalogue, and says so; with it what the member likes', async () => {
    const member = aMember();
    await inventory.catalogue.forgetsLikings();
    expect(await best(member, {})).toMatchObject({ knowsTaste: false, liked: 0 });
    inventory.catalogue.likes([bitterSour], [mojito]);
    const { items, liked, knowsTaste } = await best(member, {});
    expect(items.map(({ ingredient }) => ingredient).sort()).toEqual(['campari', 'lime']);
    expect([liked, knowsTaste]).toEqual([1, true]);
  });
});
