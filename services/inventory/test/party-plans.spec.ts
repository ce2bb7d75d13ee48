import { ledgerRoutes, type MemberActor, partyPlanRoutes, shoppingRoutes } from '@barspoon/contracts';
import { newId } from '@barspoon/platform/ids';
import { eventually } from '@barspoon/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aMember } from './actors.ts';
import { aFact, specLine } from './catalogue-stand-in.ts';
import { type Inventory, startInventory } from './inventory-app.ts';

describe('the plan of an evening', () => {
  let inventory: Inventory;
  const [negroni, rickey] = [newId(), newId()];
  beforeAll(async () => {
    inventory = await startInventory();
    const { others } = inventory.catalogue;
    const parts = ['gin', 'campari', 'sweet-vermouth'].map((slug) => specLine(30, slug));
    others.set(negroni, { name: 'Negroni', alcoholic: true, serves: 1, method: 'stir', spec: parts });
    const spec = [specLine(20, 'lime-juice'), specLine(20, 'simple-syrup')];
    others.set(rickey, { name: 'Lime Rickey', alcoholic: false, serves: 1, method: 'build', spec });
  });
  afterAll(() => inventory.stop());

  const put = (actor: MemberActor, slug: string, level: number | null, amount?: number) =>
    inventory.ask(
      ledgerRoutes.write,
      {
        params: { id: actor.id, entryId: newId() },
        body: {
          kind: 'bought',
          bottleId: newId(),
          itemId: inventory.idOf(slug),
          size: 700,
          unit: 'ml',
          level,
          price: amount === undefined ? null : { amount, currency: 'eur' },
        },
      },
      actor,
    );
  const plan = (
    actor: MemberActor,
    query: { guests: number; hours: number; free?: number; drinks?: string },
  ) => inventory.ask(partyPlanRoutes.read, { params: { id: actor.id }, query }, actor);

  it('follows from what stands on the bar, and asks its shopping list for as much [BEYOND-262, BEYOND-264]', async () => {
    const ann = aMember();
    await put(ann, 'london-dry-gin', 500, 2100);
    await put(ann, 'campari', null);
    const drinks = `${negroni}.1,${rickey}.2`;
    const { drinks: served, ...planned } = await plan(ann, { guests: 10, hours: 3, free: 3, drinks });
    expect(served.map(({ name, servings, way }) => [name, servings, way])).toEqual([
      ['Negroni', 28, 'bottled'],
      ['Lime Rickey', 12, 'each'],
    ]);
    expect(planned.needs.map(({ name, amounts, lacking }) => [name, amounts, lacking])).toEqual([
      ['Gin', [{ amount: 840, unit: 'ml' }], [{ amount: 340, unit: 'ml' }]],
      ['Campari', [{ amount: 840, unit: 'ml' }], []],
      ['Sweet vermouth', [{ amount: 840, unit: 'ml' }], [{ amount: 840, unit: 'ml' }]],
      ['Lime juice', [{ amount: 240, unit: 'ml' }], [{ amount: 240, unit: 'ml' }]],
      ['Simple syrup', [{ amount: 240, unit: 'ml' }], [{ amount: 240, unit: 'ml' }]],
    ]);
    expect(planned.needs[0]?.bottles).toEqual({ size: 700, count: 1, leftMl: 360 });
    expect(planned.cost).toMatchObject({
      totals: [{ amount: 2520, currency: 'eur' }],
      unpriced: ['Campari'],
    });
    const { added } = await inventory.ask(
      shoppingRoutes.change,
      {
        params: { id: ann.id, changeId: newId() },
        body: {
          kind: 'planned',
          drinks: served.map(({ recipeId, servings }) => ({ recipeId, servings })),
        },
      },
      ann,
    );
    expect(added).toEqual(
      planned.needs
        .filter(({ isLacking }) => isLacking)
        .map(({ name, lacking }) => ({ name, amounts: lacking })),
    );
  });

  it('offers what the bar makes and nobody has chosen, what is without alcohol first [BEYOND-262]', async () => {
    const bea = aMember();
    await put(bea, 'london-dry-gin', null);
    await put(bea, 'limes', null);
    const [gimlet, cooler] = [
      aFact('Gimlet', ['gin', 'lime-juice']),
      aFact('Lime Cooler', ['lime-juice'], { alcoholic: false }),
    ];
    await inventory.catalogue.publishes(gimlet, cooler);
    await eventually(async () => {
      const { offers } = await plan(bea, { guests: 2, hours: 1 });
      expect(offers.map(({ name }) => name)).toEqual(['Lime Cooler', 'Gimlet']);
    });
    const { offers } = await plan(bea, { guests: 2, hours: 1, drinks: `${gimlet.recipeId}.1` });
    expect(offers.map(({ name }) => name)).toEqual(['Lime Cooler']);
  });

  it('is refused in words without guests, and with more without alcohol than there are [BEYOND-262]', async () => {
    const cleo = aMember();
    await expect(plan(cleo, { guests: 0, hours: 1 })).rejects.toMatchObject({
      detail: 'Guests: enter 1 or more',
    });
    await expect(plan(cleo, { guests: 2, hours: 1, free: 3 })).rejects.toMatchObject({
      detail: 'Guests without alcohol: enter no more than there are guests',
    });
  });
});
