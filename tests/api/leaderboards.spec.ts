import { connect } from 'node:net';
import {
  type AwardedActivity,
  achievementRoutes,
  activityRoutes,
  adminAchievementRoutes,
  adminMemberRoutes,
  leaderboardRoutes,
  profileRoutes,
} from '@barspoon/contracts';
import { newId } from '@barspoon/platform';
import { type Agent, aMember, anAdmin, eventually, type Stack, startStack } from '@barspoon/testing';
import { type Db, MongoClient } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allServices } from '../support/all-services.ts';
import { enqueuePastActs } from '../support/past-acts.ts';

let stack: Stack;
let mongo: MongoClient;
let db: Db;
let admin: Agent;

beforeAll(async () => {
  stack = await startStack(allServices);
  mongo = await MongoClient.connect(stack.env.MONGODB_URL ?? '');
  db = mongo.db(`${stack.env.MONGODB_PREFIX}_engagement_points`);
  admin = await anAdmin(stack);
});
afterAll(async () => {
  await mongo?.close();
  await stack?.stop();
});

/** What Redis answers to a command, in its own words. */
function redis(command: string): Promise<string> {
  const { hostname, port } = new URL(stack.env.REDIS_URL ?? '');
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(`${command}\r\n`));
    socket.once('data', (answer) => {
      socket.end();
      resolve(String(answer).trim());
    });
    socket.once('error', reject);
  });
}

/** Lets a member perform a number of actions and waits until they are counted. */
async function act(
  member: Agent,
  count: number,
  type: AwardedActivity = 'recipe_saved',
  occurredAt = new Date(),
): Promise<void> {
  const acts = Array.from({ length: count }, () => ({
    memberId: member.userId ?? '',
    activityType: type,
    occurredAt,
  }));
  const before = (await member.call(activityRoutes.points, {})).activityCounts[type] ?? 0;
  await enqueuePastActs(stack, acts);
  await eventually(async () => {
    const { activityCounts } = await member.call(activityRoutes.points, {});
    expect(activityCounts[type]).toBe(before + count);
  }, 40_000);
}
const board = (query: object = {}) => stack.visitor().call(leaderboardRoutes.get, { query });
const rankOf = (member: Agent) => member.call(leaderboardRoutes.mine, { query: {} });

describe('the leaderboard', () => {
  it('lists rank, user, level and points to everybody, ties sharing a rank, with names as profiles have them [LEAD-01, LEAD-03, DATA-24, BEYOND-64]', async () => {
    const [ada, ben, cleo] = [await aMember(stack), await aMember(stack), await aMember(stack)];
    await act(ada, 9);
    await act(ben, 7);
    await act(cleo, 7);
    await eventually(async () => {
      const { items } = await board({ limit: 100 });
      const ranks = [ada, ben, cleo].map(({ userId }) => items.find((row) => row.userId === userId)?.rank);
      expect(ranks).toEqual([1, 2, 2]);
      const { username } = await ada.call(profileRoutes.me, {});
      expect(items[0]).toEqual({
        userId: ada.userId,
        rank: 1,
        username,
        fullName: 'Ada Coleman',
        avatarUrl: null,
        currentLevel: 'Aspiring Shaker',
        totalPoints: 9,
      });
    });
    expect(await rankOf(cleo)).toMatchObject({ rank: 2, totalPoints: 7 });
    const { offset } = await rankOf(cleo);
    const { items } = await board({ limit: 1, offset: offset ?? 0 });
    expect(items[0]?.userId).toBe(cleo.userId);
    await ada.call(profileRoutes.revise, {
      body: {
        fullName: 'Ada Lovelace',
        username: 'countess',
        bio: null,
        city: null,
        state: null,
        country: null,
        shows: { place: false, favorites: false, bar: false },
      },
    });
    await eventually(async () => expect((await board()).items[0]?.username).toBe('countess'));
  }, 90_000);

  it('tells a member their new points as soon as these are counted, before the board has them [BEYOND-58]', async () => {
    const member = await aMember(stack);
    for (const count of [1, 2, 3, 4, 5]) {
      await act(member, 1);
      expect(await rankOf(member)).toMatchObject({ totalPoints: count, rank: expect.any(Number) });
    }
  }, 60_000);

  it('of a month and a week counts what was done in them [LEAD-02, BEYOND-64]', async () => {
    const member = await aMember(stack);
    await act(member, 3, 'recipe_saved', new Date(Date.now() - 70 * 86_400_000));
    await act(member, 2);
    const own = (timespan: 'all_time' | 'monthly' | 'weekly') =>
      member.call(leaderboardRoutes.mine, { query: { timespan } });
    await eventually(async () => {
      expect((await own('all_time')).totalPoints).toBe(5);
      expect((await own('monthly')).totalPoints).toBe(2);
      expect((await own('weekly')).totalPoints).toBe(2);
    });
  }, 60_000);

  it('leaves out the suspended at once, and has them back when they are restored [BEYOND-64]', async () => {
    const member = await aMember(stack);
    await act(member, 10);
    const isListed = async () =>
      (await board({ limit: 100 })).items.some(({ userId }) => userId === member.userId);
    await eventually(async () => expect(await isListed()).toBe(true));
    const params = { id: member.userId ?? '' };
    await admin.call(adminMemberRoutes.setStatus, { params, body: { status: 'suspended' } });
    await eventually(async () => expect(await isListed()).toBe(false));
    await admin.call(adminMemberRoutes.setStatus, { params, body: { status: 'active' } });
    await eventually(async () => expect(await isListed()).toBe(true));
  }, 60_000);

  it('is never wrong while Redis has lost everything and it is rebuilt', async () => {
    // The service itself is asked: the gateway holds its answer for a second.
    const board = (query: object) => stack.ask(leaderboardRoutes.get, { query });
    const whole = await eventually(async () => {
      const page = await board({ limit: 100 });
      expect(await redis('EXISTS engagement-points:board:all:ready')).toBe(':1');
      return page;
    });
    expect(whole.items.length).toBeGreaterThan(5);
    for (let round = 0; round < 3; round++) {
      await redis('FLUSHALL');
      for (let ask = 0; ask < 10; ask++) expect(await board({ limit: 100 })).toEqual(whole);
      await eventually(async () =>
        expect(await redis('EXISTS engagement-points:board:all:ready')).toBe(':1'),
      );
      expect(await board({ limit: 100 })).toEqual(whole);
    }
  }, 60_000);

  it('refuses a limit above 100 [LEAD-02, BEYOND-64]', async () => {
    const { status } = await stack.visitor().send(leaderboardRoutes.get, { query: { limit: 101 } });
    expect(status).toBe(400);
  });
});

describe('achievements', () => {
  it('are earned once, newest first, with the way to the others, and everybody may see them [PROF-18, BEYOND-61]', async () => {
    const member = await aMember(stack);
    await act(member, 1);
    await eventually(async () => {
      const { items } = await member.call(achievementRoutes.mine, {});
      expect(items[0]).toMatchObject({ name: 'First Favorite', progress: 1, goal: 1 });
      expect(items[0]?.earnedAt).not.toBeNull();
      expect(items.find(({ name }) => name === 'Recipe Collector')).toMatchObject({ progress: 1, goal: 50 });
    });
    await act(member, 3, 'inventory_added');
    const { items } = await stack
      .visitor()
      .call(achievementRoutes.ofMember, { params: { id: member.userId ?? '' } });
    expect(items.map(({ name }) => name)).toEqual(['First Favorite']);
    expect(await db.collection('user_achievements').countDocuments({ userId: member.userId })).toBe(1);
  }, 60_000);

  it('that are added later count what was done before, once [BEYOND-61]', async () => {
    const member = await aMember(stack);
    await act(member, 4);
    const body = {
      key: `four_${newId().slice(-6).replace(/\d/g, 'x')}`,
      name: 'Four of a Kind',
      description: 'Save four recipes.',
      ...({ icon: 'star', tier: 'silver', category: 'recipes' } as const),
      rule: { type: 'recipe_saved', count: 4 } as const,
    };
    await admin.call(adminAchievementRoutes.create, { body });
    await eventually(async () => {
      const { items } = await member.call(achievementRoutes.mine, {});
      expect(items.find(({ key }) => key === body.key)?.earnedAt).toEqual(expect.any(String));
    }, 30_000);
    await act(member, 2);
    const told = await db
      .collection('outbox')
      .countDocuments({ 'envelope.data.key': body.key, 'envelope.data.memberId': member.userId });
    expect(told).toBe(1);
    expect((await admin.send(adminAchievementRoutes.create, { body })).status).toBe(409);
  }, 60_000);
});
