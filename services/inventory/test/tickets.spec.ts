import {
  type Allergen,
  dayMs,
  eveningRoutes,
  guestOrderRoutes,
  ledgerRoutes,
  publicMenuRoutes,
  tableRoutes,
  tabRoutes,
  ticketRoutes,
} from '@barspoon/contracts';
import { newId } from '@barspoon/platform/ids';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BarTicketRow } from '../src/bar/ticket.schema.ts';
import { aVisitor } from './actors.ts';
import { type Inventory, startInventory } from './inventory-app.ts';
import { orderingBars, secret } from './ordering-bars.ts';

describe('orders at the tables of a bar', () => {
  let inventory: Inventory;
  let bars: ReturnType<typeof orderingBars>;
  beforeAll(async () => {
    inventory = await startInventory();
    bars = orderingBars(inventory);
  });
  afterAll(() => inventory.stop());

  it('hold what they take: of 50 at once on gin for 10 exactly 10 are accepted, the others told what to have (security 86) [BEYOND-249]', async () => {
    const bar = await bars.aBar(10);
    /** As often as the service asks for it, under the same key: it counts once. */
    const insist = async (key: string): Promise<unknown> => {
      for (;;)
        try {
          return await bar.order({}, key);
        } catch (error) {
          if ((error as { code?: string }).code !== 'common.unavailable') throw error;
        }
    };
    const answers = await Promise.allSettled(Array.from({ length: 50 }, () => insist(secret())));
    const refused = answers.flatMap((answer) =>
      answer.status === 'rejected' ? [answer.reason as object] : [],
    );
    expect(answers.length - refused.length).toBe(10);
    for (const one of refused)
      expect(one).toMatchObject({
        code: 'inventory.drink_out',
        detail: 'Cold Gin has just run out. How about Cold Rum?',
      });
    expect(await bars.levelOf(bar.owner, bar.bottleId)).toBe(600);
    const { sections } = await inventory.ask(publicMenuRoutes.get, { params: { slug: bar.slug } }, aVisitor);
    expect(sections[0]?.drinks.map(({ isOut }) => isOut)).toEqual([true, false]);
  });

  it('count once however often they arrive, and give back what they held when they are cancelled [BEYOND-249, BEYOND-250]', async () => {
    const bar = await bars.aBar(1);
    const key = secret();
    const first = await bar.order({}, key);
    expect(await bar.order({}, key)).toEqual(first);
    expect(await bars.codeOf(bar.order())).toBe('inventory.drink_out');
    expect(await bar.cancel(key)).toMatchObject({ state: 'cancelled', place: null });
    expect(await bar.cancel(key)).toMatchObject({ state: 'cancelled' });
    const other = secret();
    const { id } = await bar.order({}, other);
    expect(await bar.move([id], 'waiting', 'begun')).toEqual([id]);
    expect(await bars.codeOf(bar.cancel(other))).toBe('inventory.ticket_begun');
    expect(await bar.read(other)).toMatchObject({ state: 'begun', place: null });
  });

  it('show their own place in line and nobody else (security 85) [BEYOND-250]', async () => {
    const bar = await bars.aBar(10);
    const [one, other] = [secret(), secret()];
    await bar.order({ guest: 'Ada' }, one);
    await bar.order({ guest: 'Harry', note: 'No ice' }, other);
    expect(await bar.read(other)).toEqual({
      id: expect.any(String) as string,
      drink: 'Cold Gin',
      state: 'waiting',
      place: 2,
      warnings: [],
      reason: null,
    });
    expect(await bars.codeOf(bar.read(secret()))).toBe('inventory.ticket_not_found');
    const elsewhere = await bars.aBar(1);
    expect(await bars.codeOf(elsewhere.read(one))).toBe('inventory.ticket_not_found');
  });

  it('say what a guest does not bear before they are taken, and to whoever makes them [BEYOND-250]', async () => {
    const bar = await bars.aBar(10, ['egg']);
    const allergies: Allergen[] = ['egg', 'nuts'];
    await expect(bar.order({ allergies })).rejects.toMatchObject({
      code: 'inventory.allergen_in_drink',
      detail: 'Cold Gin contains egg. Order it only if that is all right for you.',
    });
    expect(await bar.order({ allergies, isAware: true })).toMatchObject({ warnings: ['egg'] });
    expect(await bar.queue()).toMatchObject([{ allergies, warnings: ['egg'], guest: 'Ada' }]);
  });

  it('are taken at a table with its latest code, while ordering is open (security 85) [BEYOND-248]', async () => {
    const bar = await bars.aBar(10);
    const [stranger, foreign] = [await bars.codeOf(bar.order({ token: secret() })), await bars.aBar(1)];
    expect(stranger).toBe('inventory.table_not_found');
    expect(await bars.codeOf(bar.order({ token: foreign.token }))).toBe('inventory.table_not_found');
    const { token } = await inventory.ask(tableRoutes.makeCode, bar.table, bar.owner);
    expect(await bars.codeOf(bar.order())).toBe('inventory.table_not_found');
    expect(await bars.codeOf(bar.order({ token }))).toBe('accepted');
    await bar.setOpen(false);
    expect(await bars.codeOf(bar.order({ token }))).toBe('inventory.ordering_closed');
    await inventory.ask(tableRoutes.remove, bar.table, bar.owner);
    const params = { slug: bar.slug, token };
    expect(await bars.codeOf(inventory.ask(guestOrderRoutes.table, { params }, aVisitor))).toBe(
      'inventory.table_not_found',
    );
  });

  it('are few of one guest and one table, and none of who is banned until it opens again (security 86) [BEYOND-250]', async () => {
    const bar = await bars.aBar(40);
    const device = secret();
    const codes = [];
    for (let at = 0; at < 5; at += 1) codes.push(await bars.codeOf(bar.order({ device })));
    expect(codes).toEqual([...Array<string>(4).fill('accepted'), 'inventory.too_many_of_guest']);
    for (let at = 0; at < 12; at += 1) await bar.order();
    expect(await bars.codeOf(bar.order())).toBe('inventory.too_many_of_table');
    const [first] = await bar.queue();
    await inventory.ask(ticketRoutes.ban, { params: { id: bar.id, ticketId: first?.id ?? '' } }, bar.owner);
    expect(await bar.queue()).toHaveLength(12);
    expect(await bars.codeOf(bar.order({ device }))).toBe('inventory.guest_banned');
    await bar.setOpen(true);
    expect(await bars.codeOf(bar.order({ device }))).toBe('accepted');
  });

  it('are begun by one of two bartenders, and taken off the bar when they are served [BEYOND-251]', async () => {
    const bar = await bars.aBar(2);
    const keys = [secret(), secret()];
    const ids = [];
    for (const key of keys) ids.push((await bar.order({}, key)).id);
    const both = await Promise.all([bar.move(ids, 'waiting', 'begun'), bar.move(ids, 'waiting', 'begun')]);
    expect(both.flat().sort()).toEqual([...ids].sort());
    expect(await bars.levelOf(bar.owner, bar.bottleId)).toBe(120);
    await bar.move(ids, 'begun', 'ready');
    expect(await bar.read(keys[0] ?? '')).toMatchObject({ state: 'ready' });
    for (const _ of [1, 2]) await bar.move(ids, 'ready', 'served');
    expect(await bars.levelOf(bar.owner, bar.bottleId)).toBe(0);
    const history = await inventory.ask(ledgerRoutes.list, { params: { id: bar.id }, query: {} }, bar.owner);
    expect(history.items.filter(({ kind }) => kind === 'made')).toMatchObject(
      ids.map(() => ({ recipe: { name: 'Cold Gin' }, servings: 1, cost: { totals: [{ amount: 42 }] } })),
    );
    expect(await bar.queue()).toEqual([]);
  });

  it('say by the server how long they wait, are in the making and stand ready [BEYOND-258]', async () => {
    const bar = await bars.aBar(1);
    const { id } = await bar.order();
    const first = () => inventory.ask(ticketRoutes.list, { params: { id: bar.id } }, bar.owner);
    const waiting = await first();
    expect(waiting.items[0]).not.toHaveProperty('begunAt');
    expect(Date.parse(waiting.now ?? '')).toBeGreaterThanOrEqual(
      Date.parse(waiting.items[0]?.placedAt ?? ''),
    );
    await bar.move([id], 'waiting', 'begun');
    const begunAt = (await first()).items[0]?.begunAt;
    expect(begunAt).toEqual(expect.any(String));
    await bar.move([id], 'begun', 'ready');
    expect((await first()).items[0]).toMatchObject({ begunAt, readyAt: expect.any(String) as string });
    await bar.move([id], 'ready', 'begun');
    expect((await first()).items[0]).toMatchObject({ begunAt });
    await bar.move([id], 'begun', 'waiting');
    const { placedAt } = waiting.items[0] ?? {};
    const [back] = (await first()).items;
    expect(back).toMatchObject({ placedAt });
    expect(back).not.toHaveProperty('begunAt');
    expect(back).not.toHaveProperty('readyAt');
  });

  it('come in sizes, each with what it holds, pours, costs and brings [BEYOND-260]', async () => {
    const bar = await bars.aBar(5);
    const { single, pitcher } = await bar.offerInSizes();
    expect(await bars.codeOf(bar.order())).toBe('common.invalid_input');
    await expect(bar.order({ sizeId: newId() })).rejects.toMatchObject({
      extra: { errors: [{ path: 'body.sizeId' }] },
    });
    expect(await bars.codeOf(bar.order({ drinkId: bar.rumId, sizeId: single }))).toBe('common.invalid_input');
    expect(await bar.order({ sizeId: pitcher })).toMatchObject({ drink: 'Cold Gin, Pitcher' });
    const [ordered] = await bar.queue();
    expect(ordered).toMatchObject({ price: { amount: 3500 }, spec: [{ amount: 240, unit: 'ml' }] });
    const { sections } = await inventory.ask(publicMenuRoutes.get, { params: { slug: bar.slug } }, aVisitor);
    expect(sections[0]?.drinks[0]).toMatchObject({
      price: null,
      isOut: false,
      sizes: [
        { name: 'Single', price: { amount: 1000 }, standardDrinks: 1.2, isOut: false },
        { name: 'Pitcher', price: { amount: 3500 }, standardDrinks: 4.8, isOut: true },
      ],
    });
    await expect(bar.order({ sizeId: pitcher })).rejects.toMatchObject({
      detail: 'Cold Gin, Pitcher has just run out. How about Cold Gin, Single?',
    });
    await bar.order({ sizeId: single });
    const ids = (await bar.queue()).map(({ id }) => id);
    await bar.move(ids, 'waiting', 'begun');
    await bar.move(ids, 'begun', 'ready');
    await bar.move(ids, 'ready', 'served');
    expect(await bars.levelOf(bar.owner, bar.bottleId)).toBe(0);
    const params = { id: bar.id };
    const { items: history } = await inventory.ask(ledgerRoutes.list, { params, query: {} }, bar.owner);
    const made = history.filter(({ kind }) => kind === 'made');
    expect(new Set(made.map(({ recipe }) => recipe?.name))).toEqual(
      new Set(['Cold Gin, Pitcher', 'Cold Gin, Single']),
    );
    const [tab] = (await inventory.ask(tabRoutes.list, { params }, bar.owner)).items;
    expect(tab).toMatchObject({ totals: [{ amount: 4500 }] });
    const [from, to] = [-dayMs, dayMs].map((ms) => new Date(Date.now() + ms).toISOString()) as [
      string,
      string,
    ];
    const evening = await inventory.ask(eveningRoutes.read, { params, query: { from, to } }, bar.owner);
    // 60 ml of a bottle of 3 l for €21.00 cost 42 cents, in a pitcher are four of them.
    expect(evening.drinks).toMatchObject([
      { drink: 'Cold Gin, Pitcher', served: 1, brought: [{ amount: 3500 }], margin: { amount: 3332 } },
      { drink: 'Cold Gin, Single', served: 1, brought: [{ amount: 1000 }], margin: { amount: 958 } },
      { drink: 'Cold Rum', served: 0 },
    ]);
    expect(evening.ranOut.map(({ drink }) => drink)).toEqual(['Cold Gin, Pitcher', 'Cold Gin, Single']);
  });

  it('keep nothing of a guest when they are done [BEYOND-250]', async () => {
    const bar = await bars.aBar(2);
    const { id } = await bar.order({ guest: 'Ada', note: 'No ice', allergies: ['egg'] });
    await bar.move([id], 'waiting', 'refused');
    const row = await inventory.rows<BarTicketRow>(BarTicketRow).findById(id).lean();
    expect(row).toMatchObject({ state: 'refused', drink: 'Cold Gin' });
    for (const field of ['guest', 'note', 'allergies', 'deviceHash']) expect(row).not.toHaveProperty(field);
  });
});
