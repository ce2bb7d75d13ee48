import {
  type BarItem,
  barItemRoutes,
  barRoutes,
  drinkMade,
  inventoryInternalRoutes,
  type LedgerInput,
  ledgerRoutes,
  type MemberActor,
  matchRoutes,
  ownBarRoutes,
  type SentInputOf,
  type SpecLine,
} from '@barspoon/contracts';
import { newId } from '@barspoon/platform/ids';
import { eventually } from '@barspoon/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BarEntryRow, BottleRow } from '../src/bar/bottle.schema.ts';
import { aMember } from './actors.ts';
import { specLine } from './catalogue-stand-in.ts';
import { type Inventory, startInventory } from './inventory-app.ts';

type Input = SentInputOf<typeof ledgerRoutes.write>['body'];

describe('the ledger of a bar', () => {
  let inventory: Inventory;
  beforeAll(async () => {
    inventory = await startInventory();
  });
  afterAll(() => inventory.stop());

  const write = (actor: MemberActor, body: Input, entryId = newId(), id = actor.id) =>
    inventory.ask(ledgerRoutes.write, { params: { id, entryId }, body }, actor);
  const buy = async (actor: MemberActor, slug: string, more: object = {}, id = actor.id) => {
    const bottleId = newId();
    const itemId = inventory.idOf(slug);
    await write(actor, { kind: 'bought', bottleId, itemId, size: 700, unit: 'ml', ...more }, newId(), id);
    return bottleId;
  };
  const bottles = async (actor: MemberActor, id = actor.id) =>
    (await inventory.ask(ledgerRoutes.bottles, { params: { id } }, actor)).items;
  const levels = async (actor: MemberActor) =>
    Object.fromEntries((await bottles(actor)).map(({ id, level }) => [id, level]));
  const make = (actor: MemberActor, spec: SpecLine[], servings: number, entryId = newId()) => {
    inventory.catalogue.shown = { name: 'Gimlet', serves: 1, spec };
    return write(actor, { kind: 'made', recipeId: newId(), servings }, entryId);
  };
  const rebuild = () => inventory.ask(inventoryInternalRoutes.rebuild, { body: { projection: 'bars' } });

  it('takes off what is between its clock and that of a phone which is wrong [BEYOND-241]', async () => {
    const ann = aMember();
    const bottleId = await buy(ann, 'london-dry-gin', { level: 500 });
    const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString();
    const spilled = { kind: 'spilled', bottleId, amount: 50, at: hours(4) } as const;
    await expect(write(ann, spilled)).rejects.toMatchObject({
      extra: { errors: [{ path: 'body.at' }] },
    });
    const entryId = newId();
    await write(ann, { ...spilled, sentAt: hours(5) }, entryId);
    await write(ann, { ...spilled, sentAt: hours(5) }, entryId);
    const { items } = await inventory.ask(ledgerRoutes.list, { params: { id: ann.id }, query: {} }, ann);
    const told = items.find(({ id }) => id === entryId);
    expect(Math.abs(Date.parse(told?.at ?? '') - Date.parse(hours(-1)))).toBeLessThan(60_000);
    expect(items.filter(({ kind }) => kind === 'spilled')).toHaveLength(1);
  });

  it('puts a bottle on the bar with what is known of it; without a level there is some [BEYOND-203]', async () => {
    const ann = aMember();
    const price = { amount: 1899, currency: 'eur' };
    const id = await buy(ann, 'london-dry-gin', { price, source: 'The corner shop' });
    expect(await bottles(ann)).toMatchObject([
      { id, size: 700, unit: 'ml', level: null, openedAt: null, price, source: 'The corner shop' },
    ]);
    const { items } = await inventory.ask(barItemRoutes.list, { query: { owned: true } }, ann);
    expect(items.map(({ name }: BarItem) => name)).toEqual(['London Dry Gin']);
    expect((await inventory.ask(matchRoutes.list, { query: {} }, ann)).owned).toBe(1);
    await write(ann, { kind: 'counted', bottleId: id, level: 350 });
    expect(await levels(ann)).toEqual({ [id]: 350 });
  });

  it('takes what was made from the opened bottle, says so, and puts all of it back [BEYOND-204]', async () => {
    const ann = aMember();
    const closed = await buy(ann, 'old-tom-gin');
    const open = await buy(ann, 'london-dry-gin', { level: 640, openedAt: '2026-01-01T00:00:00.000Z' });
    await inventory.ask(barRoutes.add, { params: { id: inventory.idOf('limes') } }, ann);
    const before = await bottles(ann);
    const entryId = newId();
    const spec = [specLine(30, 'gin'), specLine(20, 'lime-juice'), specLine(10, 'campari')];
    const effect = await make(ann, spec, 2, entryId);
    expect(effect).toMatchObject({
      id: entryId,
      changes: [
        { bottleId: open, name: 'London Dry Gin', amount: 60, before: 640, after: 580, seemsEmpty: false },
        { bottleId: null, name: 'Limes', unit: 'ml', amount: 40, before: null, after: null },
      ],
      lacking: ['campari'],
    });
    expect(await levels(ann)).toEqual({ [open]: 580, [closed]: null });
    const undone = await write(ann, { kind: 'undone', entryId });
    expect(undone.changes[0]).toMatchObject({ before: 580, after: 640 });
    expect(await bottles(ann)).toEqual(before);
    await expect(write(ann, { kind: 'undone', entryId })).rejects.toMatchObject({
      code: 'inventory.already_undone',
    });
  });

  it('has one effect and tells once, however often an entry arrives [BEYOND-204]', async () => {
    const ann = aMember();
    const told = inventory.catalogue.hears(drinkMade);
    const gin = await buy(ann, 'london-dry-gin', { level: 700 });
    const entryId = newId();
    inventory.catalogue.shown = { serves: 1, spec: [specLine(60, 'gin')] };
    const body: Input = { kind: 'made', recipeId: newId(), servings: 1 };
    for (let round = 0; round < 20; round += 1) {
      const answers = await Promise.all(Array.from({ length: 5 }, () => write(ann, body, entryId)));
      expect(new Set(answers.map(({ changes }) => changes[0]?.after))).toEqual(new Set([640]));
    }
    expect(await levels(ann)).toEqual({ [gin]: 640 });
    const other = newId();
    await make(ann, [specLine(60, 'gin')], 1, other);
    await eventually(() => expect(told.map(({ data }) => data.entryId)).toEqual([entryId, other]));
  });

  it('never falls below nothing in silence [BEYOND-204]', async () => {
    const ann = aMember();
    const campari = await buy(ann, 'campari', { level: 20 });
    const { changes } = await make(ann, [specLine(30, 'campari')], 1);
    expect(changes).toMatchObject([{ name: 'Campari', before: 20, after: 0, seemsEmpty: true }]);
    await write(ann, { kind: 'counted', bottleId: campari, level: 300 });
    expect(await levels(ann)).toEqual({ [campari]: 300 });
  });

  it('refuses what cannot be, and names it', async () => {
    const [ann, bea] = [aMember(), aMember()];
    const theirs = await buy(bea, 'campari', { level: 100 });
    const mine = await buy(ann, 'campari', { level: 100 });
    const refused = async (body: Input, about: object) =>
      expect(write(ann, body)).rejects.toMatchObject(about);
    await refused({ kind: 'counted', bottleId: theirs, level: 1 }, { code: 'inventory.bottle_not_found' });
    await refused(
      { kind: 'counted', bottleId: mine, level: 701 },
      { extra: { errors: [{ path: 'body.level' }] } },
    );
    await refused(
      { kind: 'opened', bottleId: mine, at: '2031-01-01T00:00:00.000Z' },
      { extra: { errors: [{ path: 'body.at' }] } },
    );
    await refused({ kind: 'undone', entryId: newId() }, { code: 'inventory.entry_not_found' });
    const itemId = inventory.idOf('campari');
    await refused(
      { kind: 'bought', bottleId: mine, itemId, size: 700, unit: 'ml' },
      { code: 'inventory.id_taken' },
    );
    const entryId = newId();
    await write(bea, { kind: 'opened', bottleId: theirs }, entryId);
    await expect(write(ann, { kind: 'opened', bottleId: mine }, entryId)).rejects.toMatchObject({
      code: 'inventory.id_taken',
    });
  });

  it('goes with its bar', async () => {
    const ann = aMember();
    const bar = await inventory.ask(ownBarRoutes.create, { body: { name: 'The cabin' } }, ann);
    await buy(ann, 'london-dry-gin', { level: 700 }, bar.id);
    await inventory.ask(ownBarRoutes.delete, { params: { id: bar.id } }, ann);
    for (const row of [BarEntryRow, BottleRow])
      expect(await inventory.rows<{ barId: string }>(row).countDocuments({ barId: bar.id })).toBe(0);
  });

  it('comes to what is stored, byte for byte, after any history; and what differs is made again [BEYOND-205]', async () => {
    const ann = aMember();
    const ids = [await buy(ann, 'london-dry-gin', { level: 700 }), await buy(ann, 'campari')];
    const act = fc.record({
      kind: fc.constantFrom('spilled', 'given', 'counted', 'opened', 'undone', 'removed'),
      bottle: fc.nat(1),
      amount: fc.integer({ min: 1, max: 300 }),
      daysAgo: fc.nat(60),
    });
    const histories = fc.sample(fc.array(act, { minLength: 10, maxLength: 25 }), { numRuns: 4, seed: 39 });
    const written: string[] = [];
    for (const { kind, bottle, amount, daysAgo } of histories.flat()) {
      const bottleId = ids[bottle] ?? '';
      const at = new Date(Date.now() - daysAgo * 86_400_000).toISOString();
      const entryId = newId();
      const input: LedgerInput =
        kind === 'undone'
          ? { kind, entryId: written.at(-1 - (amount % 5)) ?? newId() }
          : kind === 'counted'
            ? { kind, bottleId, level: amount, at }
            : kind === 'spilled' || kind === 'given'
              ? { kind, bottleId, amount, at }
              : { kind, bottleId, at };
      await write(ann, input, entryId).then(
        () => kind !== 'undone' && written.push(entryId),
        () => undefined,
      );
    }
    const rows = inventory.rows<BottleRow>(BottleRow);
    const stored = await rows.find().sort({ _id: 1 }).lean();
    expect(await rebuild()).toMatchObject({ corrected: 0, next: null });
    await rows.updateOne({ barId: ann.id }, { $set: { level: 1.5 } });
    const [lost] = stored.filter(({ barId }) => barId !== ann.id);
    await rows.deleteOne({ _id: lost?._id ?? '' });
    expect((await rebuild()).corrected).toBeGreaterThanOrEqual(1);
    expect(await rows.find().sort({ _id: 1 }).lean()).toEqual(stored);
    expect(await rebuild()).toMatchObject({ corrected: 0 });
  });
});
