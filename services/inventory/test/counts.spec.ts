import {
  countRoutes,
  inventoryInternalRoutes,
  ledgerRoutes,
  type MemberActor,
  type SentInputOf,
} from '@barspoon/contracts';
import { newId } from '@barspoon/platform/ids';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BarEntryRow } from '../src/bar/bottle.schema.ts';
import { aMember } from './actors.ts';
import { specLine } from './catalogue-stand-in.ts';
import { type Inventory, startInventory } from './inventory-app.ts';

type Input = SentInputOf<typeof ledgerRoutes.write>['body'];
type CountInput = SentInputOf<typeof countRoutes.record>['body'];

describe('a count of a whole bar', () => {
  let inventory: Inventory;
  beforeAll(async () => {
    inventory = await startInventory();
  });
  afterAll(() => inventory.stop());

  const at = (id: string) => ({ params: { id } });
  const write = (actor: MemberActor, body: Input, entryId = newId()) =>
    inventory.ask(ledgerRoutes.write, { params: { id: actor.id, entryId }, body }, actor);
  const buy = async (actor: MemberActor, slug: string, level: number | null, more: object = {}) => {
    const bottleId = newId();
    const itemId = inventory.idOf(slug);
    await write(actor, { kind: 'bought', bottleId, itemId, size: 700, unit: 'ml', level, ...more });
    return bottleId;
  };
  const record = (actor: MemberActor, lines: CountInput['lines'], more: object = {}, countId = newId()) =>
    inventory.ask(countRoutes.record, { params: { id: actor.id, countId }, body: { lines, ...more } }, actor);
  const sheet = async (actor: MemberActor) =>
    (await inventory.ask(countRoutes.sheet, at(actor.id), actor)).items;
  const levels = async (actor: MemberActor) =>
    Object.fromEntries(
      (await inventory.ask(ledgerRoutes.bottles, at(actor.id), actor)).items.map(({ id, level }) => [
        id,
        level,
      ]),
    );
  const counts = async (actor: MemberActor) =>
    (await inventory.ask(countRoutes.list, { ...at(actor.id), query: {} }, actor)).items;
  const variance = (actor: MemberActor, query: { from?: string; to?: string } = {}) =>
    inventory.ask(countRoutes.variance, { ...at(actor.id), query }, actor);

  it('sets every level at once, however often it arrives, and is undone as a whole [BEYOND-234]', async () => {
    const ann = aMember();
    const gin = await buy(ann, 'london-dry-gin', 640);
    const campari = await buy(ann, 'campari', null);
    const vermouth = await buy(ann, 'vermouth', 300);
    const before = await levels(ann);
    const id = newId();
    const lines = [
      { bottleId: campari, level: 350 },
      { bottleId: vermouth, level: null },
      { bottleId: gin, level: 70 },
      { bottleId: newId(), level: 10 },
    ];
    const answers = await Promise.all([1, 2, 3].map(() => record(ann, lines, {}, id)));
    expect(new Set(answers.map(({ counted }) => counted))).toEqual(new Set([2]));
    expect(await levels(ann)).toEqual({ [gin]: 70, [campari]: 350, [vermouth]: 300 });
    expect(await counts(ann)).toEqual([answers[0]]);
    const [entry] = (await inventory.ask(ledgerRoutes.list, { ...at(ann.id), query: {} }, ann)).items;
    expect(entry).toMatchObject({ id, kind: 'counted', counted: 2, lines: [] });
    const rebuilt = await inventory.ask(inventoryInternalRoutes.rebuild, { body: { projection: 'bars' } });
    expect(rebuilt.corrected).toBe(0);

    await write(ann, { kind: 'undone', entryId: id });
    expect(await levels(ann)).toEqual(before);
    expect(await counts(ann)).toEqual([]);
  });

  it('asks in the order of the last one, for what is new beside its like, and no more for what it found empty [BEYOND-234]', async () => {
    const ann = aMember();
    const lime = await buy(ann, 'limes', 4, { unit: 'piece', size: 6 });
    const gin = await buy(ann, 'london-dry-gin', 640);
    const empty = await buy(ann, 'campari', 20);
    expect((await sheet(ann)).map(({ name }) => name)).toEqual(['London Dry Gin', 'Campari', 'Limes']);
    await record(ann, [
      { bottleId: lime, level: 4 },
      { bottleId: empty, level: 0 },
      { bottleId: gin, level: null },
    ]);
    const another = await buy(ann, 'limes', 6, { unit: 'piece', size: 6 });
    expect(await sheet(ann)).toMatchObject([
      { bottleId: lime, name: 'Limes', level: 4, size: 6, unit: 'piece', isNew: false },
      { bottleId: another, isNew: true },
      { bottleId: gin, level: 640, isNew: false },
    ]);
  });

  it('refuses what cannot be, and names it [BEYOND-234]', async () => {
    const [ann, bea] = [aMember(), aMember()];
    const gin = await buy(ann, 'london-dry-gin', 640);
    await expect(record(ann, [{ bottleId: gin, level: 800 }])).rejects.toMatchObject({
      kind: 'invalid',
      extra: { errors: [{ path: 'body.lines.0.level' }] },
    });
    await expect(record(bea, [{ bottleId: gin, level: 100 }])).rejects.toMatchObject({
      code: 'inventory.bottle_not_found',
    });
    const entryId = newId();
    await write(ann, { kind: 'counted', bottleId: gin, level: 500 }, entryId);
    await expect(record(ann, [{ bottleId: gin, level: 100 }], {}, entryId)).rejects.toMatchObject({
      code: 'inventory.id_taken',
    });
    const { id } = await record(ann, [{ bottleId: gin, level: 400 }]);
    await expect(write(ann, { kind: 'counted', bottleId: gin, level: 1 }, id)).rejects.toMatchObject({
      code: 'inventory.id_taken',
    });
    await expect(variance(ann)).rejects.toMatchObject({ code: 'inventory.too_few_counts' });
    await expect(variance(ann, { from: entryId, to: id })).rejects.toMatchObject({
      code: 'inventory.count_not_found',
    });
    await expect(variance(bea, { from: id })).rejects.toMatchObject({ code: 'inventory.count_not_found' });
  });

  it('finds what nobody wrote down since the last one, also by what is told late [BEYOND-235]', async () => {
    const ann = aMember();
    const gin = await buy(ann, 'london-dry-gin', 700, { price: { amount: 2100, currency: 'eur' } });
    const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
    const first = await record(ann, [{ bottleId: gin, level: 700 }], { at: ago(48) });
    const second = await record(ann, [{ bottleId: gin, level: 500 }], { at: ago(24) });
    const third = await record(ann, [{ bottleId: gin, level: 100 }]);
    inventory.catalogue.shown = { name: 'Gimlet', serves: 1, spec: [specLine(60, 'gin')] };
    await write(ann, { kind: 'made', recipeId: newId(), servings: 2, at: ago(30) });
    await write(ann, { kind: 'spilled', bottleId: gin, amount: 100, at: ago(2) });
    const mistake = newId();
    await write(ann, { kind: 'given', bottleId: gin, amount: 50, at: ago(3) }, mistake);
    await write(ann, { kind: 'undone', entryId: mistake });

    expect(await variance(ann)).toMatchObject({ from: { id: second.id }, to: { id: third.id } });
    const all = await variance(ann, { from: third.id, to: first.id });
    expect(all).toMatchObject({
      from: { id: first.id, counted: 1 },
      to: { id: third.id },
      items: [
        {
          name: 'London Dry Gin',
          used: 600,
          made: 120,
          spilled: 100,
          given: 0,
          unexplained: 380,
          cost: [{ amount: 1140, currency: 'eur' }],
          bottles: [{ bottleId: gin, before: 700, after: 100 }],
        },
      ],
      uncounted: [],
    });
    await write(ann, { kind: 'undone', entryId: third.id });
    expect((await variance(ann)).items).toMatchObject([{ used: 200, made: 120, unexplained: 80 }]);
  });

  it('explains what went into a batch, which begins full [BEYOND-235, BEYOND-213]', async () => {
    const ann = aMember();
    const syrup = await buy(ann, 'simple-syrup', 700);
    const at = (hours: number) => new Date(Date.now() - hours * 3_600_000);
    await record(ann, [{ bottleId: syrup, level: 700 }], { at: at(3).toISOString() });
    const cordial = newId();
    const [filled, taken] = [
      ['campari', cordial, null],
      ['simple-syrup', syrup, 200],
    ] as const;
    const lineOf = ([slug, bottleId, amount]: readonly [string, string, number | null]) => ({
      itemId: inventory.idOf(slug),
      bottleId,
      name: slug,
      unit: 'ml' as const,
      amount,
    });
    await inventory.rows<BarEntryRow>(BarEntryRow).create({
      _id: newId(),
      barId: ann.id,
      ownerId: ann.id,
      actorId: ann.id,
      kind: 'prepared',
      at: at(2),
      bottleIds: [cordial, syrup],
      lines: [lineOf(filled), lineOf(taken)],
      level: 400,
      details: { size: 400, unit: 'ml', price: null, source: null, openedAt: null },
    });
    await inventory.ask(inventoryInternalRoutes.rebuild, { body: { projection: 'bars' } });
    await record(ann, [
      { bottleId: syrup, level: 450 },
      { bottleId: cordial, level: 300 },
    ]);
    const { items, uncounted } = await variance(ann);
    expect(uncounted).toEqual([]);
    expect(items).toHaveLength(2);
    expect(items).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ name: 'Simple Syrup', used: 250, made: 200, unexplained: 50 }),
        expect.objectContaining({ name: 'campari', used: 100, made: 0, unexplained: 100 }),
      ]),
    );
  });
});
