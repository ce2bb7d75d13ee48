import {
  costRoutes,
  ledgerRoutes,
  type MemberActor,
  ownBarRoutes,
  type SentInputOf,
} from '@barspoon/contracts';
import { newId } from '@barspoon/platform/ids';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aMember } from './actors.ts';
import { specLine } from './catalogue-stand-in.ts';
import { type Inventory, startInventory } from './inventory-app.ts';

describe('what drinks cost on a bar', () => {
  let inventory: Inventory;
  beforeAll(async () => {
    inventory = await startInventory();
  });
  afterAll(() => inventory.stop());

  type Input = SentInputOf<typeof ledgerRoutes.write>['body'];
  const write = (actor: MemberActor, body: Input, id = actor.id) =>
    inventory.ask(ledgerRoutes.write, { params: { id, entryId: newId() }, body }, actor);
  const buy = async (actor: MemberActor, slug: string, more: object = {}, id = actor.id) => {
    const bottleId = newId();
    const itemId = inventory.idOf(slug);
    await write(actor, { kind: 'bought', bottleId, itemId, size: 700, unit: 'ml', ...more }, id);
    return bottleId;
  };
  const costs = async (actor: MemberActor, servings?: number, recipeIds = [newId()]) =>
    (await inventory.ask(costRoutes.list, { query: { recipeIds, servings } }, actor)).items;
  const price = { amount: 2100, currency: 'eur' };

  it('is what the opened bottles cost, for as many servings as are asked for [BEYOND-210]', async () => {
    const ann = aMember();
    inventory.catalogue.shown = { name: 'Martinez', serves: 2, spec: [specLine(60, 'gin')] };
    await buy(ann, 'old-tom-gin', { price: { amount: 7000, currency: 'eur' } });
    const open = await buy(ann, 'london-dry-gin', { price, openedAt: '2026-01-01T00:00:00.000Z' });
    const known = { unpriced: [], lacking: [], unmeasured: [] };
    const recipeIds = [newId(), newId()];
    expect(await costs(ann, undefined, recipeIds)).toEqual(
      recipeIds.map((recipeId) => ({
        recipeId,
        name: 'Martinez',
        totals: [{ amount: 90, currency: 'eur' }],
        ...known,
      })),
    );
    expect((await costs(ann, 4))[0]?.totals).toEqual([{ amount: 360, currency: 'eur' }]);
    await write(ann, { kind: 'counted', bottleId: open, level: 0 });
    expect((await costs(ann))[0]?.totals).toEqual([{ amount: 300, currency: 'eur' }]);
  });

  it('names what has no price and what the bar has not, and adds up no two currencies [BEYOND-210]', async () => {
    const ann = aMember();
    inventory.catalogue.shown = {
      serves: 1,
      spec: ['gin', 'campari', 'sweet-vermouth', 'lime-juice'].map((slug) => specLine(20, slug)),
    };
    await buy(ann, 'london-dry-gin', { price });
    await buy(ann, 'campari', { price: { amount: 1400, currency: 'usd' } });
    await buy(ann, 'vermouth');
    expect(await costs(ann)).toMatchObject([
      {
        totals: [
          { amount: 60, currency: 'eur' },
          { amount: 40, currency: 'usd' },
        ],
        unpriced: ['Sweet Vermouth'],
        lacking: ['lime juice'],
      },
    ]);
  });

  it('is counted on the bar the member has chosen, and on nobody else’s [BEYOND-210]', async () => {
    const [ann, bea] = [aMember(), aMember()];
    inventory.catalogue.shown = { serves: 1, spec: [specLine(60, 'gin')] };
    await buy(ann, 'london-dry-gin', { price });
    const cabin = await inventory.ask(ownBarRoutes.create, { body: { name: 'The cabin' } }, ann);
    await buy(ann, 'london-dry-gin', { price: { amount: 4200, currency: 'eur' } }, cabin.id);
    const total = async () => (await costs(ann))[0]?.totals[0]?.amount;
    await inventory.ask(ownBarRoutes.choose, { params: { id: cabin.id } }, ann);
    expect(await total()).toBe(360);
    await inventory.ask(ownBarRoutes.choose, { params: { id: ann.id } }, ann);
    expect(await total()).toBe(180);
    expect(await costs(bea)).toMatchObject([{ totals: [], lacking: ['gin'] }]);
  });

  it('says at what price one was bought last: the very item, or else its kind [BEYOND-227]', async () => {
    const [ann, bea] = [aMember(), aMember()];
    const last = (slug: string, actor = ann) =>
      inventory.ask(costRoutes.lastBought, { params: { id: ann.id, itemId: inventory.idOf(slug) } }, actor);
    expect(await last('campari')).toEqual({ bottle: null, currency: null });
    await buy(ann, 'campari', { size: 1000, price: { amount: 2500, currency: 'usd' } });
    const second = await buy(ann, 'campari', { price });
    await buy(ann, 'campari');
    expect(await last('campari')).toEqual({ bottle: { size: 700, unit: 'ml', price }, currency: 'eur' });
    expect(await last('vermouth')).toEqual({ bottle: null, currency: 'eur' });
    const dearer = { amount: 2399, currency: 'eur' };
    const details = { size: 750, unit: 'ml', price: dearer } as const;
    await write(ann, { kind: 'corrected', bottleId: second, ...details });
    expect((await last('campari')).bottle).toEqual({ size: 750, unit: 'ml', price: dearer });
    await buy(ann, 'vermouth', { size: 500 });
    expect((await last('vermouth')).bottle).toEqual({ size: 500, unit: 'ml', price: null });
    await expect(last('campari', bea)).rejects.toMatchObject({ kind: 'notFound' });
  });
});

describe('what was made', () => {
  let inventory: Inventory;
  beforeAll(async () => {
    inventory = await startInventory();
  });
  afterAll(() => inventory.stop());

  it('costs what it took off the bottles, also when these are gone, and at least that where a price is missing [BEYOND-227]', async () => {
    const ann = aMember();
    const write = (body: SentInputOf<typeof ledgerRoutes.write>['body'], entryId = newId()) =>
      inventory.ask(ledgerRoutes.write, { params: { id: ann.id, entryId }, body }, ann);
    const buy = async (slug: string, amount: number | null) => {
      const bottleId = newId();
      const price = amount === null ? null : { amount, currency: 'eur' };
      const bottle = {
        kind: 'bought',
        bottleId,
        itemId: inventory.idOf(slug),
        size: 700,
        unit: 'ml',
      } as const;
      await write({ ...bottle, level: 700, price });
      return bottleId;
    };
    const make = (slugs: string[], servings = 1) => {
      inventory.catalogue.shown = {
        name: 'Negroni',
        serves: 1,
        spec: slugs.map((slug) => specLine(30, slug)),
      };
      return write({ kind: 'made', recipeId: newId(), servings });
    };
    const gin = await buy('london-dry-gin', 2100);
    expect((await make(['gin'], 2)).cost).toEqual({
      totals: [{ amount: 180, currency: 'eur' }],
      isPartial: false,
    });
    await buy('campari', null);
    expect((await make(['gin', 'campari'])).cost).toEqual({
      totals: [{ amount: 90, currency: 'eur' }],
      isPartial: true,
    });
    expect((await make(['gin', 'lime-juice'])).cost?.isPartial).toBe(true);
    expect((await make(['campari'])).cost).toBeNull();
    const spilled = await write({ kind: 'spilled', bottleId: gin, amount: 70 });
    expect(spilled.cost).toEqual({ totals: [{ amount: 210, currency: 'eur' }], isPartial: false });
    expect((await write({ kind: 'undone', entryId: spilled.id })).cost).toBeNull();
    await write({ kind: 'removed', bottleId: gin });
    const { items } = await inventory.ask(ledgerRoutes.list, { params: { id: ann.id }, query: {} }, ann);
    const costs = items.filter(({ kind }) => kind === 'made').map(({ cost }) => cost?.totals[0]?.amount);
    expect(costs).toEqual([undefined, 90, 90, 180]);
  });
});
