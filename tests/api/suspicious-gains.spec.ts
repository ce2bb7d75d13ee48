import {
  activityRoutes,
  adminAchievementRoutes,
  adminLedgerRoutes,
  adminSuspicionRoutes,
  engagementPointsAuditRoutes,
  type SentInputOf,
} from '@barspoon/contracts';
import { newId } from '@barspoon/platform';
import { type Agent, aMember, anAdmin, eventually, type Stack, startStack } from '@barspoon/testing';
import { type Db, MongoClient } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allServices } from '../support/all-services.ts';
import { enqueuePastActs, type PastAct } from '../support/past-acts.ts';

type ListQuery = SentInputOf<typeof adminAchievementRoutes.list>['query'];
let stack: Stack;
let admin: Agent;
let mongo: MongoClient;
let db: Db;
beforeAll(async () => {
  stack = await startStack(allServices);
  admin = await anAdmin(stack);
  mongo = await MongoClient.connect(stack.env.MONGODB_URL ?? '');
  db = mongo.db(`${stack.env.MONGODB_PREFIX}_engagement_points`);
});
afterAll(async () => {
  await mongo?.close();
  await stack?.stop();
});

type Act = Pick<PastAct, 'memberId' | 'activityType' | 'counterpartId'>;
/** Acts one after another. */
async function act(acts: readonly Act[], stepMs: number, until = Date.now()): Promise<void> {
  const begin = until - acts.length * stepMs;
  const inTurn = acts.map((one, at) => ({
    counterpartId: null,
    relatedType: 'post',
    ...one,
    occurredAt: new Date(begin + at * stepMs),
  }));
  await enqueuePastActs(stack, inTurn);
}
const total = async (member: Agent) => (await member.call(activityRoutes.points, {})).totalPoints;
const found = async (memberId: string, state: 'open' | 'dismissed' = 'open') =>
  (await admin.call(adminSuspicionRoutes.list, { query: { state, limit: 100 } })).items.filter(
    (one) => one.memberId === memberId,
  );
const look = () => admin.call(adminSuspicionRoutes.look, {});
const times = (count: number, one: Act): Act[] => Array.from({ length: count }, () => one);

describe('gains that look farmed', () => {
  it('by an admin are dismissed by another admin [BEYOND-140] (security 71)', async () => {
    const suspect = await anAdmin(stack);
    const id = suspect.userId ?? '';
    await act(times(10, { memberId: id, activityType: 'recipe_saved' }), 100);
    await eventually(async () => expect(await total(suspect)).toBe(10));
    await look();
    const suspicion = await eventually(async () => {
      const [one] = await found(id);
      if (!one) throw new Error('nothing found yet');
      return one;
    });
    const dismiss = { params: { id: suspicion.id }, body: { note: 'That was me' } };
    expect(await suspect.send(adminSuspicionRoutes.dismiss, dismiss)).toMatchObject({
      status: 422,
      body: { code: 'engagement_points.own_suspicion' },
    });
    expect((await admin.send(adminSuspicionRoutes.dismiss, dismiss)).status).toBe(200);
  });

  it('are found in the ledger with their figures, go when they are taken back, and stay dismissed [BEYOND-58, BEYOND-59]', async () => {
    const [fast, honest] = [await aMember(stack), await aMember(stack)];
    const id = fast.userId ?? '';
    const then = Date.now();
    await act(times(10, { memberId: id, activityType: 'recipe_saved' }), 100, then);
    await act(times(8, { memberId: honest.userId ?? '', activityType: 'recipe_saved' }), 5000);
    await eventually(async () => expect([await total(fast), await total(honest)]).toEqual([10, 8]));
    await look();
    const [suspicion] = await eventually(async () => {
      const items = await found(id);
      expect(items).toHaveLength(1);
      return items;
    });
    expect(suspicion).toMatchObject({
      kind: 'burst',
      reason: '10 acts earned 10 points within 1 second.',
      points: 10,
      others: [],
      dismissal: null,
    });
    expect(await found(honest.userId ?? '')).toEqual([]);

    const ledger = async () =>
      (await admin.call(adminLedgerRoutes.list, { params: { id }, query: {} })).items;
    const [entry] = await ledger();
    await admin.call(adminLedgerRoutes.correct, {
      params: { id, correctionId: newId() },
      body: { entryId: entry?.id ?? '', reason: 'automated' },
    });
    await look();
    await eventually(async () => expect(await found(id)).toEqual([]));

    await act(times(1, { memberId: id, activityType: 'inventory_added' }), 100, then);
    await eventually(async () => expect(await total(fast)).toBe(10));
    await look();
    const again = await eventually(async () => {
      const [one] = await found(id);
      if (!one) throw new Error('nothing found yet');
      return one;
    });
    const dismissed = await admin.call(adminSuspicionRoutes.dismiss, {
      params: { id: again.id },
      body: { note: 'Their bar was imported' },
    });
    expect(dismissed).toMatchObject({
      state: 'dismissed',
      dismissal: { by: admin.userId, note: 'Their bar was imported' },
    });
    await look();
    await look();
    await eventually(async () =>
      expect(await db.collection('jobs').countDocuments({ name: /examine-week/, state: 'pending' })).toBe(0),
    );
    expect(await found(id)).toEqual([]);
    expect(await found(id, 'dismissed')).toHaveLength(1);
    const { items } = await admin.call(engagementPointsAuditRoutes.list, {
      query: { subject: `member:${id}` },
    });
    expect(items[0]).toMatchObject({
      action: 'suspicion.dismissed',
      details: { note: 'Their bar was imported' },
    });
    const unknown = await admin.send(adminSuspicionRoutes.dismiss, {
      params: { id: newId() },
      body: { note: 'x' },
    });
    expect(unknown).toMatchObject({ status: 404, body: { code: 'engagement_points.suspicion_not_found' } });
  }, 90_000);

  it('are found where members give each other points in a ring [BEYOND-59]', async () => {
    const ring = await Promise.all([aMember(stack), aMember(stack), aMember(stack)]);
    const ids = ring.map(({ userId }) => userId ?? '');
    await act(
      ids.flatMap((memberId, at) =>
        times(3, { memberId, activityType: 'comment_made', counterpartId: ids[(at + 1) % 3] ?? '' }),
      ),
      20_000,
    );
    for (const member of ring) await eventually(async () => expect(await total(member)).toBe(6));
    await look();
    for (const [at, memberId] of ids.entries()) {
      const items = await eventually(async () => {
        const some = await found(memberId);
        expect(some).toHaveLength(1);
        return some;
      });
      expect(items[0]).toMatchObject({
        kind: 'ring',
        reason: '3 members gave each other points in a circle; it was 6 of the 6 points of the week (100%).',
        others: [ids[(at + 1) % 3], ids[(at + 2) % 3]],
      });
    }
  }, 60_000);
});

describe('an achievement in the console', () => {
  it('has its rarity, how far members are, and who reached it last [BEYOND-61]', async () => {
    const members = [await aMember(stack), await aMember(stack)];
    const [one, two] = members.map(({ userId }) => userId ?? '');
    await act(times(1, { memberId: one ?? '', activityType: 'recipe_created' }), 0);
    await eventually(async () => expect(await total(members[0] as Agent)).toBe(10));
    await act(times(1, { memberId: two ?? '', activityType: 'recipe_created' }), 0);
    await eventually(async () => expect(await total(members[1] as Agent)).toBe(10));
    const { items } = await admin.call(adminAchievementRoutes.list, { query: { limit: 100 } });
    const first = items.find(({ rule }) => rule.type === 'recipe_created' && rule.count === 1);
    const params = { id: first?.id ?? '' };
    const figures = await admin.call(adminAchievementRoutes.figures, { params });
    const standings = await db.collection('user_points').countDocuments();
    expect(figures.latest.map(({ memberId }) => memberId)).toEqual([two, one]);
    expect(figures.holders).toBe(2);
    expect(figures.members).toBe(standings);
    expect(figures.progress).toEqual({
      counted: standings,
      steps: [
        { from: 0, members: standings - 2 },
        ...[0.25, 0.5, 0.75].map((from) => ({ from, members: 0 })),
        { from: 1, members: 2 },
      ],
    });
    const unknown = await admin.send(adminAchievementRoutes.figures, { params: { id: 'no_such' } });
    expect(unknown.status).toBe(404);
  }, 60_000);

  it('are searched and narrowed to a category and a tier, page after page [BEYOND-61]', async () => {
    const list = async (query: ListQuery) => (await admin.call(adminAchievementRoutes.list, { query })).items;
    const all = await list({ limit: 100 });
    const ids = (items: typeof all) => items.map(({ id }) => id);
    const tiered = all.filter(({ tier }) => tier === 'gold');
    const category = tiered[0]?.category;
    const golden = tiered.filter((one) => one.category === category);
    expect(golden.length).toBeGreaterThan(0);
    expect(ids(await list({ tier: 'gold', category, limit: 100 }))).toEqual(ids(golden));
    const [one] = all;
    const q = one?.description.toUpperCase() ?? '';
    expect(ids(await list({ q }))).toContain(one?.id);
    expect(await list({ q: `${q}.*` })).toEqual([]);
    const bronze = all.filter(({ tier }) => tier === 'bronze');
    const first = await admin.call(adminAchievementRoutes.list, { query: { tier: 'bronze', limit: 1 } });
    const rest = { tier: 'bronze' as const, limit: 100, cursor: first.nextCursor ?? '' };
    expect(ids([...first.items, ...(await list(rest))])).toEqual(ids(bronze));
  });
});
