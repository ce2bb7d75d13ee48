import {
  type AwardedActivity,
  activityRoutes,
  adminLedgerRoutes,
  correctionReasons,
  dayMs,
  engagementPointsAuditRoutes,
  engagementPointsInternalRoutes,
  leaderboardRoutes,
  notificationRoutes,
  profileRoutes,
  type SentInputOf,
} from '@barspoon/contracts';
import { newId } from '@barspoon/platform';
import { type Agent, aMember, anAdmin, eventually, type Stack, startStack } from '@barspoon/testing';
import { type Db, MongoClient } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allServices } from '../support/all-services.ts';
import { enqueuePastActs } from '../support/past-acts.ts';

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

type Row = Record<string, unknown> & { _id: string };

const act = (memberId: string, types: readonly AwardedActivity[], occurredAt = new Date()) =>
  enqueuePastActs(
    stack,
    types.map((activityType) => ({ memberId, activityType, occurredAt })),
  );
async function aMemberWith(
  types: readonly AwardedActivity[],
  total: number,
): Promise<Agent & { userId: string }> {
  const member = await aMember(stack);
  await act(member.userId ?? '', types);
  await eventually(async () =>
    expect((await member.call(activityRoutes.points, {})).totalPoints).toBe(total),
  );
  return member as Agent & { userId: string };
}
type Body = SentInputOf<typeof adminLedgerRoutes.correct>['body'];
const correct = (id: string, body: Body, correctionId = newId(), by = admin) =>
  by.send(adminLedgerRoutes.correct, { params: { id, correctionId }, body });
const ledger = async (id: string, query: SentInputOf<typeof adminLedgerRoutes.list>['query'] = {}) =>
  (await admin.call(adminLedgerRoutes.list, { params: { id }, query })).items;
const total = async (member: Agent) => (await member.call(activityRoutes.points, {})).totalPoints;
const replayed = async () => {
  let corrected = 0;
  for (let after: string | null = ''; after !== null; ) {
    const body: { projection: 'points'; after: string } = { projection: 'points', after };
    const part: { corrected: number; next: string | null } = await stack.ask(
      engagementPointsInternalRoutes.rebuild,
      { body },
    );
    corrected += part.corrected;
    after = part.next;
  }
  return corrected;
};

describe('a point that is missing', () => {
  it('is explained: what earned that day, what did not and why, what waits, and what had counted before [BEYOND-58, BEYOND-59]', async () => {
    const member = await aMemberWith(
      Array.from({ length: 12 }, () => 'recipe_saved' as const),
      10,
    );
    const day = new Date().toISOString().slice(0, 10);
    const ask = (query: Omit<SentInputOf<typeof adminLedgerRoutes.missing>['query'], 'activityType'>) =>
      admin.call(adminLedgerRoutes.missing, {
        params: { id: member.userId },
        query: { activityType: 'recipe_saved', ...query },
      });
    const answer = await eventually(async () => {
      const found = await ask({ day });
      expect(found.waiting).toBe(0);
      return found;
    });
    expect(answer).toEqual({
      rule: { points: 1, perDay: 10, perDayWithOneMember: null, minAccountDays: null },
      earned: 10,
      unearned: [{ reason: 'day-limit', count: 2 }],
      waiting: 0,
      failed: 0,
      about: null,
    });
    const { items } = await admin.call(adminLedgerRoutes.list, { params: { id: member.userId }, query: {} });
    const byEntry = items.toSorted((one, other) => other.entry - one.entry);
    expect(byEntry.map(({ missing }) => missing)).toEqual([
      'day-limit',
      'day-limit',
      ...Array(10).fill(null),
    ]);

    const yesterday = new Date(Date.now() - dayMs).toISOString().slice(0, 10);
    await db
      .collection<Row>('user_activities')
      .updateOne({ userId: member.userId, entry: 1 }, { $set: { relatedName: 'Negroni (No. 2)' } });
    const before = await ask({ day: yesterday, about: 'negroni (no. 2)' });
    expect(before).toMatchObject({ earned: 0, unearned: [], about: { entry: 1, pointsAwarded: 1 } });
    expect((await ask({ day, about: 'Negroni' })).about).toBeNull();
    // A space that JavaScript's own escape writes in a way that MongoDB refuses.
    expect((await ask({ day, about: 'Ume\u3000Sour' })).about).toBeNull();

    const waiting = (state: string) => ({
      _id: `award-points-recipe_saved-${member.userId}-${newId()}`,
      name: 'engagement-points.award-points',
      data: {},
      state,
      error: 'It broke',
      createdAt: new Date(),
      doneAt: null,
      notBefore: new Date(Date.now() + 10 * dayMs),
    });
    const jobs = [waiting('pending'), waiting('failed'), waiting('failed')];
    await db.collection<Row>('jobs').insertMany(jobs);
    expect(await ask({ day })).toMatchObject({ waiting: 1, failed: 2 });
    await db.collection<Row>('jobs').deleteMany({ _id: { $in: jobs.map(({ _id }) => _id) } });
  });
});

describe('a points ledger in the console', () => {
  it('is read newest first, by kind and days, page by page [BEYOND-58]', async () => {
    const member = await aMemberWith(['recipe_created', 'recipe_saved'], 11);
    const before = new Date(Date.now() - 3 * dayMs);
    await act(member.userId, ['recipe_saved', 'recipe_saved'], before);
    await eventually(async () => expect(await total(member)).toBe(13));
    const all = await ledger(member.userId);
    expect(all).toHaveLength(4);
    expect(all.map(({ createdAt }) => createdAt)).toEqual(
      all
        .map(({ createdAt }) => createdAt)
        .sort()
        .reverse(),
    );
    expect(all[0]).toMatchObject({
      pointsAwarded: expect.any(Number),
      relatedName: 'Daiquiri',
      correctedBy: null,
    });
    expect(await ledger(member.userId, { activityType: 'recipe_created' })).toMatchObject([
      { activityType: 'recipe_created', pointsAwarded: 10 },
    ]);
    const day = before.toISOString().slice(0, 10);
    expect(await ledger(member.userId, { from: day, until: day })).toHaveLength(2);
    expect(
      await ledger(member.userId, { until: new Date(before.getTime() - dayMs).toISOString().slice(0, 10) }),
    ).toEqual([]);
    const first = await admin.call(adminLedgerRoutes.list, {
      params: { id: member.userId },
      query: { activityType: 'recipe_saved', limit: 2 },
    });
    const rest = await ledger(member.userId, {
      activityType: 'recipe_saved',
      limit: 2,
      cursor: first.nextCursor ?? '',
    });
    expect([...first.items, ...rest]).toEqual(await ledger(member.userId, { activityType: 'recipe_saved' }));
    expect(await admin.call(adminLedgerRoutes.standing, { params: { id: member.userId } })).toEqual({
      memberId: member.userId,
      totalPoints: 13,
      currentLevel: 'Aspiring Shaker',
      entries: 4,
    });
  }, 60_000);

  it('takes an entry back by a counter-entry that boards follow and the member is told of, once [BEYOND-58, BEYOND-60, BEYOND-64]', async () => {
    const member = await aMemberWith(['recipe_created', 'recipe_saved'], 11);
    const id = member.userId;
    const entryId = (await ledger(id, { activityType: 'recipe_created' }))[0]?.id ?? '';
    const correctionId = newId();
    const body = { entryId, reason: 'exchanged', note: 'Seen in the ring' } as const;
    const answers = await Promise.all([
      correct(id, body, correctionId),
      correct(id, body, correctionId),
      correct(id, body),
      correct(id, body),
    ]);
    expect(answers.map(({ status }) => status).filter((status) => status !== 200 && status !== 409)).toEqual(
      [],
    );
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    expect((await correct(id, body)).body).toMatchObject({ code: 'engagement_points.already_corrected' });
    const [counter, ...more] = await ledger(id, { activityType: 'points_corrected' });
    expect(more).toEqual([]);
    expect(counter).toMatchObject({
      pointsAwarded: -10,
      relatedId: entryId,
      relatedType: 'activity',
      entry: 3,
      relatedName: correctionReasons.exchanged,
    });
    expect((await ledger(id, { activityType: 'recipe_created' }))[0]?.correctedBy).toBe(counter?.id);
    expect(await member.call(activityRoutes.points, {})).toMatchObject({
      totalPoints: 1,
      activityCounts: { recipe_created: 1, recipe_saved: 1 },
    });
    for (const timespan of ['all_time', 'monthly', 'weekly'] as const)
      await eventually(async () =>
        expect((await member.call(leaderboardRoutes.mine, { query: { timespan } })).totalPoints).toBe(1),
      );
    await eventually(async () => expect((await member.call(profileRoutes.me, {})).totalPoints).toBe(1));
    await eventually(async () => {
      const { items } = await member.call(notificationRoutes.list, { query: {} });
      expect(items.filter(({ kind }) => kind === 'points-corrected').map(({ text }) => text)).toEqual([
        '10 points were taken from your total. They came from members who gave each other points.',
      ]);
    });
    expect((await member.call(activityRoutes.mine, { query: {} })).items[0]).toMatchObject({
      activityType: 'points_corrected',
      pointsAwarded: -10,
      relatedName: 'They came from members who gave each other points.',
    });
    const { items } = await admin.call(engagementPointsAuditRoutes.list, {
      query: { subject: `member:${id}` },
    });
    expect(items).toMatchObject([
      {
        action: 'points.corrected',
        actor: admin.userId,
        details: { points: -10, from: 11, to: 1, note: 'Seen in the ring', entry: entryId },
      },
    ]);
    expect(await replayed()).toBe(0);
  }, 90_000);

  it('gives or takes a free amount, never below zero however many at once, and levels follow [BEYOND-58, BEYOND-60]', async () => {
    const member = await aMemberWith(['recipe_created'], 10);
    const id = member.userId;
    expect((await correct(id, { points: 495, reason: 'missed' })).status).toBe(200);
    expect(await member.call(activityRoutes.points, {})).toMatchObject({
      totalPoints: 505,
      currentLevel: 'Creative Stirrer',
    });
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => correct(id, { points: -200, reason: 'automated' })),
    );
    const refused = answers.filter(({ status }) => status === 422);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(refused).toHaveLength(4);
    expect(refused[0]?.body).toMatchObject({
      code: 'engagement_points.below_zero',
      detail: 'Points cannot fall below zero. The member has 105.',
    });
    expect(await member.call(activityRoutes.points, {})).toMatchObject({
      totalPoints: 105,
      currentLevel: 'Aspiring Shaker',
    });
    expect((await correct(id, { points: -105, reason: 'automated' })).status).toBe(200);
    await eventually(async () =>
      expect(await member.call(leaderboardRoutes.mine, { query: {} })).toMatchObject({ rank: null }),
    );
    await eventually(async () =>
      expect(await member.call(profileRoutes.me, {})).toMatchObject({
        totalPoints: 0,
        currentLevel: 'Aspiring Shaker',
      }),
    );
    // An award at the same time as a correction loses neither.
    await act(
      id,
      Array.from({ length: 10 }, () => 'recipe_saved'),
    );
    await Promise.all([1, 2, 3].map(() => correct(id, { points: 100, reason: 'undone' })));
    await eventually(async () => expect(await total(member)).toBe(310));
    expect(await replayed()).toBe(0);
  }, 90_000);

  it('counts a counter-entry to the week and month of the entry it takes back [BEYOND-64]', async () => {
    const member = await aMember(stack);
    const id = member.userId ?? '';
    await act(id, ['recipe_created'], new Date(Date.now() - 8 * dayMs));
    await act(id, ['recipe_saved']);
    await eventually(async () => expect(await total(member)).toBe(11));
    const entryId = (await ledger(id, { activityType: 'recipe_created' }))[0]?.id ?? '';
    expect((await correct(id, { entryId, reason: 'mistaken' })).status).toBe(200);
    const weeks = await db.collection<Row>('window_points').find({ userId: id, window: /W/ }).toArray();
    expect(weeks.map(({ points }) => points).sort()).toEqual([0, 1]);
    expect(await member.call(leaderboardRoutes.mine, { query: { timespan: 'weekly' } })).toMatchObject({
      totalPoints: 1,
    });
    expect(await replayed()).toBe(0);
  }, 60_000);

  it('refuses what cannot be corrected, and changes nothing then [BEYOND-58]', async () => {
    const member = await aMemberWith(['recipe_created', 'recipe_rated'], 10);
    const id = member.userId;
    const refusal = async (...input: Parameters<typeof correct>) => {
      const { status, body } = await correct(...input);
      return `${status} ${body.code}`;
    };
    const free = { points: -1, reason: 'mistaken' } as const;
    // An entry without points does not move the total that was waited for.
    const rated = await eventually(async () => {
      const [entry] = await ledger(id, { activityType: 'recipe_rated' });
      if (!entry) throw new Error('The entry is not there yet.');
      return entry.id;
    });
    expect(await refusal(id, { entryId: rated, reason: 'mistaken' })).toBe(
      '422 engagement_points.entry_without_points',
    );
    expect(await refusal(id, { entryId: newId(), reason: 'mistaken' })).toBe(
      '404 engagement_points.ledger_entry_not_found',
    );
    expect(await refusal(newId(), free)).toBe('404 engagement_points.no_ledger');
    expect(await refusal(admin.userId ?? '', free)).toBe('422 engagement_points.own_correction');
    expect(await refusal(id, free, rated)).toBe('409 engagement_points.correction_exists');
    for (const body of [
      { reason: 'mistaken' },
      { points: 0, reason: 'mistaken' },
      { points: 5, entryId: rated, reason: 'mistaken' },
    ] as Body[]) {
      const answer = await correct(id, body);
      expect(answer.status).toBe(400);
      expect(answer.body.errors?.[0]?.path).toBe('body.points');
    }
    expect(await ledger(id, { activityType: 'points_corrected' })).toEqual([]);
    expect(await total(member)).toBe(10);
  });
});
