import { tableRoutes, tabRoutes } from '@barspoon/contracts';
import { newId } from '@barspoon/platform/ids';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BarTabGuestRow, BarTabRow } from '../src/bar/tab.schema.ts';
import { aMember } from './actors.ts';
import { type Inventory, startInventory } from './inventory-app.ts';
import { orderingBars, secret } from './ordering-bars.ts';

const hourMs = 60 * 60_000;

describe('the tab of a table', () => {
  let inventory: Inventory;
  let bars: ReturnType<typeof orderingBars>;
  beforeAll(async () => {
    inventory = await startInventory();
    bars = orderingBars(inventory);
  });
  afterAll(() => inventory.stop());

  async function aBar() {
    const bar = await bars.aBar(20);
    const tabs = async () =>
      (await inventory.ask(tabRoutes.list, { params: { id: bar.id } }, bar.owner)).items;
    const at = (tabId: string, id = bar.id) => ({ params: { id, tabId } });
    const close = (tabId: string, tip?: { amount: number; currency: string }) =>
      inventory.ask(tabRoutes.close, { ...at(tabId), body: { tip } }, bar.owner);
    const reopen = (tabId: string) => inventory.ask(tabRoutes.reopen, at(tabId), bar.owner);
    const serve = async (...ids: string[]) => {
      await bar.move(ids, 'waiting', 'begun');
      await bar.move(ids, 'begun', 'ready');
      await bar.move(ids, 'ready', 'served');
    };
    return { ...bar, tabs, at, close, reopen, serve };
  }

  it('says what each guest was served and waits for, with their totals, and nothing of what they did not get [BEYOND-252]', async () => {
    const bar = await aBar();
    const [adas, other] = [secret(), secret()];
    const first = await bar.order({ guest: 'Ada', device: adas });
    await bar.order({ guest: 'ada', device: adas, drinkId: bar.rumId });
    const others = await bar.order({ guest: 'Ada', device: other });
    const cancelled = secret();
    await bar.order({ guest: 'Harry' }, cancelled);
    await bar.cancel(cancelled);
    const refused = await bar.order({ guest: 'Grace' });
    await bar.move([refused.id], 'waiting', 'refused');
    await bar.serve(first.id, others.id);
    const eur = (amount: number) => [{ amount, currency: 'eur' }];
    expect(await bar.tabs()).toMatchObject([
      {
        table: 'By the window',
        closedAt: null,
        guests: [
          {
            name: 'Ada',
            lines: [
              { drink: 'Cold Gin', isOpen: false },
              { drink: 'Cold Rum', isOpen: true },
            ],
            totals: eur(2000),
          },
          { name: 'Ada', lines: [{ id: others.id, isOpen: false }], totals: eur(1000) },
        ],
        totals: eur(3000),
        open: 1,
        unpriced: 0,
        tip: null,
      },
    ]);
  });

  it('is closed with a tip once nothing is on its way, corrected and opened again; the next order is on another [BEYOND-252]', async () => {
    const bar = await aBar();
    const { id } = await bar.order();
    const [tab] = await bar.tabs();
    const tabId = tab?.id ?? '';
    expect(await bars.codeOf(bar.close(tabId))).toBe('inventory.tab_open');
    await bar.serve(id);
    const tip = { amount: 150, currency: 'eur' };
    expect(await bar.close(tabId, tip)).toMatchObject({ tip, closedAt: expect.any(String) as string });
    const corrected = { amount: 200, currency: 'eur' };
    expect(await bar.close(tabId, corrected)).toMatchObject({ tip: corrected });
    for (const _ of [1, 2]) expect(await bar.reopen(tabId)).toMatchObject({ closedAt: null, tip: null });
    await bar.close(tabId);
    await bar.order({ guest: 'Harry' });
    expect((await bar.tabs()).map(({ closedAt, guests }) => [closedAt === null, guests[0]?.name])).toEqual([
      [true, 'Harry'],
      [false, 'Ada'],
    ]);
    expect(await bars.codeOf(bar.reopen(tabId))).toBe('inventory.tab_followed');
  });

  it('is one, however many order at once [BEYOND-252]', async () => {
    const bar = await aBar();
    const orders = await Promise.allSettled(Array.from({ length: 8 }, () => bar.order()));
    const taken = orders.filter(({ status }) => status === 'fulfilled').length;
    expect(taken).toBeGreaterThan(1);
    const tabs = await bar.tabs();
    expect(tabs).toHaveLength(1);
    expect(tabs[0]?.guests).toHaveLength(taken);
  });

  it('is over with the evening: names go by themselves, and the next order is on another [BEYOND-252]', async () => {
    const bar = await aBar();
    await bar.order();
    const [tab] = await bar.tabs();
    const tabId = tab?.id ?? '';
    const guests = inventory.rows<BarTabGuestRow>(BarTabGuestRow);
    const ofTab = await guests.find({ tabId }).lean();
    expect(ofTab.map(({ name, until }) => [name, until.getTime()])).toEqual([
      ['Ada', Date.parse(tab?.openedAt ?? '') + 18 * hourMs],
    ]);
    await guests.deleteMany({ tabId });
    expect((await bar.tabs())[0]?.guests).toMatchObject([{ name: 'Guest 1' }]);
    const openedAt = new Date(Date.now() - 18 * hourMs - 1);
    await inventory.rows<BarTabRow>(BarTabRow).updateOne({ _id: tabId }, { $set: { openedAt } });
    expect(await bar.tabs()).toEqual([]);
    expect(await bars.codeOf(bar.close(tabId))).toBe('inventory.tab_not_found');
    await bar.order();
    expect((await bar.tabs()).map(({ id }) => id)).not.toContain(tabId);
  });

  it('is of its bar alone, and outlasts its table [BEYOND-252]', async () => {
    const bar = await aBar();
    await bar.order();
    const [tab] = await bar.tabs();
    const tabId = tab?.id ?? '';
    const stranger = aMember();
    const elsewhere = bar.at(tabId, stranger.id);
    expect(await bars.codeOf(inventory.ask(tabRoutes.reopen, elsewhere, stranger))).toBe(
      'inventory.tab_not_found',
    );
    expect(await bars.codeOf(bar.reopen(newId()))).toBe('inventory.tab_not_found');
    await inventory.ask(tableRoutes.remove, bar.table, bar.owner);
    expect(await bar.tabs()).toHaveLength(1);
  });
});
