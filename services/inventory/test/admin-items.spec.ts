import { adminBarItemRoutes, barItemRoutes, barRoutes, type SentInputOf } from '@barspoon/contracts';
import { OutboxRow } from '@barspoon/messaging';
import { AuditRow } from '@barspoon/persistence';
import { newId } from '@barspoon/platform/ids';
import { eventually } from '@barspoon/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BarLinkRow, BarRow } from '../src/bar/bar.schema.ts';
import { aMember, anAdmin, aVisitor } from './actors.ts';
import { type Inventory, startInventory } from './inventory-app.ts';

const falernum = { name: 'Falernum', brand: 'House', category: 'mixers', subcategory: 'Syrups' } as const;
const notFound = { kind: 'notFound', code: 'inventory.item_not_found' };

describe('bar items in the console', () => {
  let inventory: Inventory;
  const admin = anAdmin();
  beforeAll(async () => {
    inventory = await startInventory();
  });
  afterAll(() => inventory.stop());

  type Query = SentInputOf<typeof adminBarItemRoutes.list>['query'];
  const list = (query: Query) => inventory.ask(adminBarItemRoutes.list, { query }, admin);
  const create = (body: object = falernum) =>
    inventory.ask(adminBarItemRoutes.create, { body: body as typeof falernum }, admin);
  const shown = (q: string) => inventory.ask(barItemRoutes.list, { query: { q } }, aVisitor);
  const auditOf = async (id: string) => {
    const rows = await inventory
      .rows<AuditRow>(AuditRow)
      .find({ subject: `bar_item:${id}` })
      .sort({ _id: 1 })
      .lean();
    return rows.map(({ actor, action }) => [actor, action]);
  };

  it('are created, changed and deleted for everybody at once, each with an audit line [ADM-INV-01, BEYOND-95]', async () => {
    const { id } = await create({ ...falernum, popular: true });
    expect((await shown('falernum')).items).toMatchObject([{ id, popular: true, userId: null }]);
    const body = { ...falernum, name: 'Velvet Falernum' };
    await inventory.ask(adminBarItemRoutes.revise, { params: { id }, body }, admin);
    expect((await shown('falernum')).items).toMatchObject([{ name: 'Velvet Falernum', popular: false }]);
    expect(await inventory.ask(adminBarItemRoutes.get, { params: { id } }, admin)).toMatchObject(body);
    await inventory.ask(adminBarItemRoutes.delete, { params: { id } }, admin);
    expect((await shown('falernum')).total).toBe(0);
    expect(await auditOf(id)).toEqual(
      ['created', 'revised', 'deleted'].map((what) => [admin.id, `bar_item.${what}`]),
    );
  });

  it('show members’ own with their owner, apart or among the others [BEYOND-42, BEYOND-95]', async () => {
    const ann = aMember();
    const body = { name: 'Beach Plum Shrub', brand: 'Mine', category: 'mixers' } as const;
    const { id } = await inventory.ask(barItemRoutes.create, { body }, ann);
    expect((await list({ q: 'beach' })).items).toMatchObject([{ id, userId: ann.id }]);
    expect((await list({ custom: true, q: 'beach' })).total).toBe(1);
    expect((await list({ custom: false, q: 'beach' })).total).toBe(0);
    expect((await list({ custom: true })).items.every(({ userId }) => userId !== null)).toBe(true);
  });

  it.each([
    { sort: 'name', order: 'asc' },
    { sort: 'name', order: 'desc' },
    { sort: 'createdAt', order: 'asc' },
    { sort: 'createdAt', order: 'desc' },
  ] as const)('come by $sort, $order, in pages that hold each once', async (order) => {
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await list({ ...order, category: 'spirits', limit: 2, cursor });
      expect(page.total).toBe(6);
      seen.push(...page.items.map(({ id }) => id));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    const whole = await list({ ...order, category: 'spirits' });
    expect(seen).toEqual(whole.items.map(({ id }) => id));
    const keys = whole.items.map((item) => item[order.sort].toLowerCase());
    expect(keys).toEqual(order.order === 'asc' ? [...keys].sort() : [...keys].sort().reverse());
  });

  it('are found by any part of name or brand, and signs that mean something to a pattern mean themselves', async () => {
    await create({ ...falernum, name: 'No. 3 (46% vol.)', brand: 'C++' });
    for (const q of ['3 (46%', 'c++', 'NO. 3']) expect((await list({ q })).total).toBe(1);
    for (const q of ['.*', '3 .4', '$']) expect((await list({ q })).total).toBe(0);
  });

  it('are found by what a search means, as in My Bar [BEYOND-115, BEYOND-169]', async () => {
    for (const q of ['campari', 'camparri', 'camparo'])
      expect(
        (await list({ q })).items.map(({ id }) => id),
        q,
      ).toEqual([inventory.idOf('campari')]);
  });

  it('need name, brand and category, and a subcategory of the category [ADM-INV-02, ADM-INV-03]', async () => {
    for (const [field, value] of [
      ['name', ''],
      ['brand', ''],
      ['category', undefined],
      ['subcategory', 'Gin'],
    ] as const)
      await expect(create({ ...falernum, [field]: value })).rejects.toMatchObject({
        kind: 'invalid',
        extra: { errors: [{ path: `body.${field}` }] },
      });
  });

  it('that are not there are not found, and members have no business here', async () => {
    const params = { id: newId() };
    for (const route of [adminBarItemRoutes.get, adminBarItemRoutes.delete])
      await expect(inventory.ask(route, { params }, admin)).rejects.toMatchObject(notFound);
    const revise = inventory.ask(adminBarItemRoutes.revise, { params, body: falernum }, admin);
    await expect(revise).rejects.toMatchObject(notFound);
    const asMember = inventory.ask(adminBarItemRoutes.list, { query: {} }, aMember());
    await expect(asMember).rejects.toMatchObject({ kind: 'forbidden' });
  });

  it('leave every bar when they are deleted, and every bar hears of it [BEYOND-95]', async () => {
    const { id } = await create();
    const members = Array.from({ length: 130 }, () => aMember());
    for (let at = 0; at < members.length; at += 13)
      await Promise.all(
        members.slice(at, at + 13).map((member) => inventory.ask(barRoutes.add, { params: { id } }, member)),
      );
    await inventory.ask(adminBarItemRoutes.delete, { params: { id } }, admin);
    await eventually(async () => {
      expect(await inventory.rows<BarLinkRow>(BarLinkRow).findOne({ inventoryId: id })).toBeNull();
    });
    const removed = await inventory
      .rows<OutboxRow>(OutboxRow)
      .find({ 'envelope.type': 'inventory.item.removed', 'envelope.data.itemId': id })
      .lean();
    expect(new Set(removed.map(({ aggregate }) => aggregate))).toEqual(
      new Set(members.map((member) => `bar:${member.id}`)),
    );
    const bars = await inventory
      .rows<BarRow>(BarRow)
      .find({ _id: { $in: members.map((member) => member.id) } })
      .lean();
    expect(bars.map(({ count, sequence }) => [count, sequence])).toEqual(members.map(() => [0, 2]));
  });

  it('of members are deleted and taken off their bar as well, and leave their room for others', async () => {
    const ann = aMember();
    const { id } = await inventory.ask(barItemRoutes.create, { body: falernum }, ann);
    await inventory.ask(barRoutes.add, { params: { id } }, ann);
    await inventory.ask(adminBarItemRoutes.delete, { params: { id } }, admin);
    const bars = inventory.rows<BarRow>(BarRow);
    await eventually(async () =>
      expect(await bars.findById(ann.id).lean()).toMatchObject({ count: 0, custom: 0 }),
    );
  });
});
