import {
  barFigureRoutes,
  barItemRoutes,
  barRoutes,
  countRoutes,
  httpRoutes,
  ledgerRoutes,
  ownBarRoutes,
  parRoutes,
  type Route,
  rolesFor,
  shoppingRoutes,
  tableNames,
} from '@barspoon/contracts';
import { newId } from '@barspoon/platform';
import { type Agent, aMember, anAdmin, eventually, type Stack } from '@barspoon/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sharedServices } from '../support/shared-services.ts';

/** Stands in everything that somebody writes at a bar of theirs. */
const mark = 'between us and the ice';
let stack: Stack;
let admin: Agent;
let ids: string[];

beforeAll(async () => {
  stack = await sharedServices();
  admin = await anAdmin(stack);
  const ada = await aMember(stack);
  const item = await ada.call(barItemRoutes.create, {
    body: { name: 'Sloe Gin', brand: 'Mine', category: 'spirits' },
  });
  await ada.call(barRoutes.add, { params: { id: item.id } });
  const { id } = await ada.call(ownBarRoutes.create, { body: { name: mark } });
  const [bottleId, entryId, countId, supplierId] = [newId(), newId(), newId(), newId()];
  const params = { id, entryId };
  const bottle = { kind: 'bought', bottleId, itemId: item.id, size: 700, unit: 'ml', source: mark } as const;
  await ada.call(ledgerRoutes.write, { params, body: bottle });
  const spilled = { kind: 'spilled', bottleId, amount: 40, reason: mark } as const;
  await ada.call(ledgerRoutes.write, { params: { id, entryId: newId() }, body: spilled });
  const lines = [{ bottleId, level: 300 }];
  await ada.call(countRoutes.record, { params: { id, countId }, body: { lines } });
  await ada.call(parRoutes.setSupplier, { params: { id, supplierId }, body: { name: mark } });
  const text = `2 ${mark}`;
  await ada.call(shoppingRoutes.change, {
    params: { id, changeId: newId() },
    body: { kind: 'written', text },
  });
  ids = [id, ada.userId ?? '', item.id, bottleId, entryId, countId];
});
afterAll(() => stack?.stop());

const ofTheStaff = httpRoutes.filter(
  ({ access, method, path }) => rolesFor(access) && method === 'GET' && !path?.includes(':table'),
);

describe('what members write at their bars', () => {
  it.each(ofTheStaff.map((route) => [route.key, route as Route] as const))(
    'is not in %s, whatever it is asked for [BEYOND-242]',
    async (_, route) => {
      const params = (route.example as { params?: Record<string, unknown> }).params ?? {};
      const asked = 'id' in params ? ids : [''];
      for (const id of asked) {
        const answer = await admin.send(route, {
          ...(route.example as object),
          ...('id' in params && { params: { ...params, id } }),
        } as never);
        expect(JSON.stringify(answer.body)).not.toContain(mark);
      }
    },
  );

  it.each(tableNames)('is not in the file of %s [BEYOND-242]', async (table) => {
    const response = await fetch(`${stack.url}/api/v1/admin/tables/${table}/export`, {
      headers: { authorization: `Bearer ${admin.token}` },
    });
    expect(response.status).toBe(200);
    expect(await response.text()).not.toContain(mark);
  });

  it('is read at no address but those of the bar, which do not exist for the staff [BEYOND-242]', async () => {
    const [id = ''] = ids;
    const reading = [
      ledgerRoutes.list,
      ledgerRoutes.bottles,
      countRoutes.list,
      parRoutes.list,
      shoppingRoutes.list,
    ];
    for (const route of reading)
      expect(await admin.send(route as Route, { params: { id }, query: {} } as never)).toMatchObject({
        status: 404,
        body: { code: 'inventory.bar_not_found' },
      });
  });

  it('is counted [BEYOND-242]', async () => {
    await eventually(async () => {
      const figures = await admin.call(barFigureRoutes.bars, {});
      expect(figures.bars).toBeGreaterThanOrEqual(2);
      expect(figures.bottles).toBeGreaterThanOrEqual(1);
      expect(figures.bottlesWithLevel).toBeGreaterThanOrEqual(1);
      expect(figures.bottlesWithLevel).toBeLessThanOrEqual(figures.bottles);
    });
    const { items } = await admin.call(barFigureRoutes.entries, { query: {} });
    expect(items.at(-1)?.day).toBe(new Date().toISOString().slice(0, 10));
    expect(items.at(-1)?.entries).toBeGreaterThanOrEqual(3);
  });
});
