import { eveningRoutes, ledgerRoutes, tabRoutes } from '@barspoon/contracts';
import { newId } from '@barspoon/platform/ids';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BarTicketRow } from '../src/bar/ticket.schema.ts';
import { aMember } from './actors.ts';
import { type Inventory, startInventory } from './inventory-app.ts';
import { orderingBars, secret } from './ordering-bars.ts';

const hourMs = 60 * 60_000;
const eur = (amount: number) => ({ amount, currency: 'eur' });

describe("an evening's end", () => {
  let inventory: Inventory;
  let bars: ReturnType<typeof orderingBars>;
  beforeAll(async () => {
    inventory = await startInventory();
    bars = orderingBars(inventory);
  });
  afterAll(() => inventory.stop());

  async function aBar(gin: number, ...byEye: string[]) {
    const bar = await bars.aBar(gin, [], byEye);
    const read = (from = new Date(Date.now() - hourMs), to = new Date(Date.now() + hourMs)) =>
      inventory.ask(
        eveningRoutes.read,
        { params: { id: bar.id }, query: { from: from.toISOString(), to: to.toISOString() } },
        bar.owner,
      );
    const serve = async (...ids: string[]) => {
      await bar.move(ids, 'waiting', 'begun');
      await bar.move(ids, 'begun', 'ready');
      await bar.move(ids, 'ready', 'served');
    };
    return { ...bar, read, serve };
  }

  it('is what was ordered, what it cost by the bottles it was poured from and brought, and what ran out [BEYOND-253]', async () => {
    const bar = await aBar(3);
    const served = await bar.order();
    const cancelled = secret();
    await bar.order({}, cancelled);
    await bar.cancel(cancelled);
    const refused = await bar.order({ drinkId: bar.rumId });
    await bar.move([refused.id], 'waiting', 'refused');
    await bar.order();
    const last = await bar.order();
    await bar.serve(served.id, last.id);
    const [tab] = (await inventory.ask(tabRoutes.list, { params: { id: bar.id } }, bar.owner)).items;
    expect(tab?.open).toBe(1);
    const evening = await bar.read();
    expect(evening).toMatchObject({
      ordered: 5,
      served: 2,
      refused: 1,
      cancelled: 1,
      open: 1,
      brought: [eur(2000)],
      // 60 ml of a bottle of 3 l for €21.00, twice.
      cost: [eur(84)],
      isCostPartial: false,
      tips: [],
      wait: { count: 2 },
      refusals: [{ drink: 'Cold Rum', reason: null }],
    });
    expect(evening.ranOut.map(({ drink }) => drink)).toEqual(['Cold Gin']);
    expect(evening.drinks).toMatchObject([
      { drink: 'Cold Gin', ordered: 4, served: 2, margin: eur(958), class: 'star' },
      { drink: 'Cold Rum', ordered: 1, served: 0, margin: null, class: null },
    ]);
  });

  it('tells of tips, and of a cost that is at least so much once an entry is undone [BEYOND-253]', async () => {
    const bar = await aBar(5);
    const [one, other] = [await bar.order(), await bar.order()];
    await bar.serve(one.id, other.id);
    const [tab] = (await inventory.ask(tabRoutes.list, { params: { id: bar.id } }, bar.owner)).items;
    const close = { params: { id: bar.id, tabId: tab?.id ?? '' }, body: { tip: eur(300) } };
    await inventory.ask(tabRoutes.close, close, bar.owner);
    expect(await bar.read()).toMatchObject({ cost: [eur(84)], isCostPartial: false, tips: [eur(300)] });
    const entry = { params: { id: bar.id, entryId: newId() } };
    await inventory.ask(
      ledgerRoutes.write,
      { ...entry, body: { kind: 'undone', entryId: one.id } },
      bar.owner,
    );
    const evening = await bar.read();
    expect(evening).toMatchObject({ cost: [eur(42)], isCostPartial: true });
    expect(evening.drinks[0]).toMatchObject({ drink: 'Cold Gin', margin: null, class: null });
  });

  it('says that a cost is the least where something goes in by eye [BEYOND-253]', async () => {
    const bar = await aBar(5, 'white-rum');
    const { id } = await bar.order();
    await bar.serve(id);
    const evening = await bar.read();
    expect(evening).toMatchObject({ cost: [eur(42)], isCostPartial: true });
    expect(evening.drinks[0]).toMatchObject({ drink: 'Cold Gin', margin: null });
  });

  it('is from the first moment up to the last, of that bar alone [BEYOND-253]', async () => {
    const bar = await aBar(5);
    const placedAt = new Date('2026-05-01T06:00:00.000Z');
    const { id } = await bar.order();
    await inventory.rows<BarTicketRow>(BarTicketRow).updateOne({ _id: id }, { $set: { placedAt } });
    const next = new Date(placedAt.getTime() + 1);
    expect(await bar.read(placedAt, next)).toMatchObject({ ordered: 1 });
    expect(await bar.read(new Date(placedAt.getTime() - hourMs), placedAt)).toMatchObject({ ordered: 0 });
    expect(await bar.read(next, new Date(next.getTime() + hourMs))).toMatchObject({ ordered: 0 });
    const stranger = aMember();
    const query = { from: placedAt.toISOString(), to: next.toISOString() };
    const params = { id: stranger.id };
    expect(await inventory.ask(eveningRoutes.read, { params, query }, stranger)).toMatchObject({
      ordered: 0,
    });
  });

  it('is a span of 31 days at most that ends after it begins [BEYOND-253]', async () => {
    const bar = await aBar(1);
    const from = new Date('2026-05-01T06:00:00.000Z');
    for (const days of [-1, 0, 32])
      await expect(bar.read(from, new Date(from.getTime() + days * 24 * hourMs))).rejects.toMatchObject({
        extra: { errors: [{ path: 'query.to' }] },
      });
  });
});
