import {
  type AwardedActivity,
  adminLedgerRoutes,
  adminSimulationRoutes,
  dayMs,
  engagementPointsAuditRoutes,
  levels,
  presentRules,
  type SimulatedRules,
} from '@barspoon/contracts';
import { newId } from '@barspoon/platform';
import { type Agent, aMember, anAdmin, eventually, type Stack, startStack } from '@barspoon/testing';
import { type Db, MongoClient } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allServices } from '../support/all-services.ts';
import { daysAgo, enqueuePastActs } from '../support/past-acts.ts';

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

const dayText = (daysFromNow: number) =>
  new Date(Date.now() + daysFromNow * dayMs).toISOString().slice(0, 10);
/** Far from what other tests do. */
const [from, until] = [dayText(-60), dayText(-40)];

interface Acts {
  member: Agent;
  type: AwardedActivity;
  count: number;
  daysAgo: number;
}
async function act(...all: Acts[]): Promise<void> {
  const acts = all.flatMap(({ member: { userId = '' }, type, count, daysAgo: days }) =>
    Array.from({ length: count }, () => ({
      memberId: userId,
      activityType: type,
      occurredAt: daysAgo(days),
    })),
  );
  const jobs = await enqueuePastActs(stack, acts);
  const done = { _id: { $in: jobs }, state: 'done' };
  await eventually(
    async () => expect(await db.collection<{ _id: string }>('jobs').countDocuments(done)).toBe(jobs.length),
    40_000,
  );
}
const standingOf = ({ userId = '' }: Agent) =>
  admin.call(adminLedgerRoutes.standing, { params: { id: userId } });
const simulate = (changes: Partial<SimulatedRules>) =>
  admin.call(adminSimulationRoutes.part, { body: { from, until, rules: { ...presentRules, ...changes } } });

describe('a simulation of other rules', () => {
  it('tells points by kind, levels and who would change most, and keeps nothing but an audit line [BEYOND-59]', async () => {
    const [ada, ben] = [await aMember(stack), await aMember(stack)];
    await act(
      { member: ada, type: 'recipe_created', count: 2, daysAgo: 50 },
      { member: ada, type: 'recipe_saved', count: 12, daysAgo: 50 },
      { member: ada, type: 'recipe_created', count: 1, daysAgo: 5 },
      { member: ben, type: 'recipe_saved', count: 3, daysAgo: 45 },
    );

    const asToday = await simulate({});
    expect(asToday.acts.recipe_created).toEqual({ acts: 2, before: 20, after: 20 });
    expect(asToday.acts.recipe_saved).toEqual({ acts: 15, before: 13, after: 13 });
    expect(asToday.changed).toEqual([]);
    expect(asToday.next).toBeNull();

    const { recipe_created, recipe_saved } = presentRules;
    const other = await simulate({
      recipe_created: { ...recipe_created, points: 300 },
      recipe_saved: { ...recipe_saved, perDay: 2 },
    });
    expect(other.acts.recipe_created).toEqual({ acts: 2, before: 20, after: 600 });
    expect(other.acts.recipe_saved).toEqual({ acts: 15, before: 13, after: 4 });
    expect(other.changed).toEqual([
      {
        memberId: ada.userId,
        before: 40,
        after: 612,
        levelBefore: levels[0].name,
        levelAfter: levels[1].name,
      },
      {
        memberId: ben.userId,
        before: 3,
        after: 2,
        levelBefore: levels[0].name,
        levelAfter: levels[0].name,
      },
    ]);
    const [low, middle] = other.levels;
    expect((low?.before ?? 0) - (low?.after ?? 0)).toBe(1);
    expect((middle?.after ?? 0) - (middle?.before ?? 0)).toBe(1);

    expect(await standingOf(ada)).toMatchObject({ entries: 15, totalPoints: 40 });
    const lines = await admin.call(engagementPointsAuditRoutes.list, {
      query: { action: 'points.simulated' },
    });
    expect(lines.items[0]).toMatchObject({
      subject: 'points:rules',
      details: {
        from,
        until,
        rules: { recipe_created: { points: 300 }, recipe_saved: { perDay: 2 } },
      },
    });
  }, 60_000);

  it('does not count what was taken back [BEYOND-60]', async () => {
    const cleo = await aMember(stack);
    await act({ member: cleo, type: 'challenge_completed', count: 1, daysAgo: 44 });
    const simulated = async () =>
      (await simulate({ challenge_completed: { ...presentRules.challenge_completed, points: 50 } })).acts
        .challenge_completed;
    expect(await simulated()).toEqual({ acts: 1, before: 25, after: 50 });
    const params = { id: cleo.userId ?? '' };
    const { items } = await admin.call(adminLedgerRoutes.list, { params, query: {} });
    await admin.call(adminLedgerRoutes.correct, {
      params: { ...params, correctionId: newId() },
      body: { entryId: items[0]?.id, reason: 'mistaken' },
    });
    expect(await simulated()).toEqual({ acts: 0, before: 0, after: 0 });
  });

  it('is bounded, and each part begins where the last has ended', async () => {
    const wrong = (days: { from: string; until: string }) =>
      admin.send(adminSimulationRoutes.part, { body: { ...days, rules: presentRules } });
    for (const days of [
      { from, until: dayText(40) },
      { from: until, until: from },
    ])
      expect(await wrong(days)).toMatchObject({ status: 400, body: { errors: [{ path: 'body.until' }] } });
    const all = await simulate({});
    const { members } = await admin.call(adminSimulationRoutes.part, {
      body: { from, until, rules: presentRules, after: 'ffffffff-ffff-7fff-bfff-ffffffffffff' },
    });
    expect([all.members > 0, members]).toEqual([true, 0]);
  });
});
