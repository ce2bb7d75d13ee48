import {
  adminMailRoutes,
  adminRecipeRoutes,
  analyticsRoutes,
  identityAuditRoutes,
  tableNames,
  tableRoutesOf,
  tableServices,
} from '@barspoon/contracts';
import { type Agent, aMember, anAdmin, aRecipe, eventually, type Stack, startStack } from '@barspoon/testing';
import { MongoClient } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allServices } from '../support/all-services.ts';

let stack: Stack;
let admin: Agent;
beforeAll(async () => {
  stack = await startStack(allServices);
  admin = await anAdmin(stack);
});
afterAll(() => stack.stop());

/** What a query did, as MongoDB's profiler noted it. */
interface Profiled {
  ns: string;
  planSummary?: string;
  command: { maxTimeMS?: number };
}
/** Statistics of tables have a time limit; what else runs meanwhile does not read accounts and profiles whole either. */
const isOfFigures = ({ ns, command }: Profiled) =>
  command.maxTimeMS !== undefined || /\.(accounts|profiles)$/.test(ns);

const fileOf = async (table: string, agent = admin) => {
  const response = await fetch(`${stack.url}/api/v1/admin/tables/${table}/export`, {
    headers: { authorization: `Bearer ${agent.token}` },
  });
  return { response, text: await response.text() };
};

describe('the tables of all services', () => {
  it('are counted, each by the service that owns it [ADM-DB-01]', async () => {
    await aMember(stack);
    const answers = await Promise.all(
      tableServices.map((service) => admin.call(tableRoutesOf(service).statistics, {})),
    );
    const items = answers.flatMap((answer) => answer.items);
    expect(items.map(({ table }) => table).sort()).toEqual([...tableNames].sort());
    const profiles = items.find(({ table }) => table === 'profiles');
    expect(profiles?.rows).toBeGreaterThanOrEqual(2);
    expect(Date.parse(profiles?.lastChangeAt ?? '')).toBeGreaterThan(Date.now() - 60_000);
  });

  it.each(tableNames)(
    '%s comes as a JSON file with its name and day [ADM-DB-02, BEYOND-98]',
    async (table) => {
      const { response, text } = await fileOf(table);
      expect(response.status).toBe(200);
      const day = new Date().toISOString().slice(0, 10);
      expect(response.headers.get('content-disposition')).toBe(
        `attachment; filename="${table}-export-${day}.json"`,
      );
      expect(Array.isArray(JSON.parse(text))).toBe(true);
      expect(text).not.toMatch(/passwordHash|tokenHash|googleSubject|argon2/);
    },
  );

  it('come whole, however many rows there are, in pieces [BEYOND-98]', async () => {
    const client = await MongoClient.connect(stack.env.MONGODB_URL ?? '');
    const activities = client
      .db(`${stack.env.MONGODB_PREFIX}_engagement_points`)
      .collection<{ _id: string }>('user_achievements');
    await activities.insertMany(
      Array.from({ length: 1001 }, (_, at) => ({
        _id: `row-${String(at).padStart(4, '0')}`,
        userId: 'nobody',
        achievement: 'x'.repeat(at % 100 === 0 ? 200_000 : 10),
        earnedAt: new Date(),
      })),
    );
    await client.close();
    const rows: { id: string }[] = JSON.parse((await fileOf('user_achievements')).text);
    expect(rows).toHaveLength(1001);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(1001);
  });

  it('leave a line in the audit that names the admin [BEYOND-98]', async () => {
    await fileOf('profiles');
    const { items } = await admin.call(identityAuditRoutes.list, { query: { action: 'table.exported' } });
    expect(items[0]).toMatchObject({ subject: 'table:profiles', details: { by: admin.userId } });
  });

  it('are for admins only, and no others than those of the list', async () => {
    const member = await aMember(stack);
    expect((await fileOf('profiles', member)).response.status).toBe(403);
    expect((await fileOf('accounts')).response.status).toBe(400);
  });
});

describe('figures and audiences', () => {
  it('are found by indexes, never by reading a whole collection [ADM-DB-01, BEYOND-96, BEYOND-101]', async () => {
    const client = await MongoClient.connect(stack.env.MONGODB_URL ?? '');
    const databases = tableServices.map((service) =>
      client.db(`${stack.env.MONGODB_PREFIX}_${service.replaceAll('-', '_')}`),
    );
    try {
      for (const database of databases) await database.command({ profile: 2 });
      await Promise.all(tableServices.map((service) => admin.call(tableRoutesOf(service).statistics, {})));
      await admin.call(analyticsRoutes.get, {});
      for (const audience of ['everybody', 'subscribed', 'not-subscribed'] as const)
        await admin.call(adminMailRoutes.audience, { params: { audience }, query: {} });
      for (const database of databases) await database.command({ profile: 0 });
      const profiled = await Promise.all(
        databases.map((database) => database.collection<Profiled>('system.profile').find().toArray()),
      );
      const queries = profiled.flat().filter(isOfFigures);
      expect(queries.filter(({ ns }) => ns.endsWith('.accounts')).length).toBeGreaterThan(3);
      const whole = queries.filter(({ planSummary }) => planSummary?.includes('COLLSCAN'));
      expect(whole.map(({ ns, command }) => [ns, command])).toEqual([]);
    } finally {
      await client.close();
    }
  });
});

describe('analytics', () => {
  it('counts what is there, and follows it [ADM-ANALYTICS-02, ADM-ANALYTICS-03, BEYOND-96]', async () => {
    const before = await admin.call(analyticsRoutes.get, {});
    await aMember(stack);
    await admin.call(adminRecipeRoutes.create, { body: aRecipe() });
    await eventually(async () => {
      const after = await admin.call(analyticsRoutes.get, {});
      expect(after.counts.profiles).toBe((before.counts.profiles ?? 0) + 1);
      expect(after.counts.recipes).toBe((before.counts.recipes ?? 0) + 1);
      expect(after.newThisWeek).toBe((before.newThisWeek ?? 0) + 1);
    });
    expect(before.health.filter(({ isUp }) => !isUp)).toEqual([]);
  });

  it('tells which service is down and leaves out what only that one knows [BEYOND-96]', async () => {
    await stack.service('community').stop();
    const { counts, activityScore, activeUsers, health } = await admin.call(analyticsRoutes.get, {});
    expect(counts.posts).toBeNull();
    expect(activityScore).toBeNull();
    expect(activeUsers).not.toBeNull();
    expect(health).toContainEqual({ name: 'community', kind: 'service', isUp: false, latencyMs: null });
  });
});
