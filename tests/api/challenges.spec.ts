import {
  activityRoutes,
  adminChallengeRoutes,
  advanceChallenges,
  type ChallengeInput,
  dayMs,
  ownChallengeRoutes,
  ownDataRoutes,
  profileRoutes,
  publicChallengeRoutes,
} from '@barspoon/contracts';
import {
  type Agent,
  aMember,
  anAdmin,
  eventually,
  moveClock,
  type Stack,
  startStack,
} from '@barspoon/testing';
import { type Db, MongoClient } from 'mongodb';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { allServices } from '../support/all-services.ts';
import { runScheduled } from '../support/scheduled-jobs.ts';

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
afterEach(() => moveClock(stack, 0, ['engagement-points']));

/** A challenge that began a day ago and ends in the given number of days. */
const password = 'a long night out';
const challengeOf = (more: Partial<ChallengeInput> = {}): ChallengeInput => ({
  title: 'The Three-Ingredient Sour',
  description: 'One spirit, one citrus.',
  theme: 'Sours',
  startDate: new Date(Date.now() - dayMs).toISOString(),
  endDate: new Date(Date.now() + 2 * dayMs).toISOString(),
  prizeDescription: 'A mixing glass',
  prizeAmountCents: 15_000,
  maxParticipants: 100,
  difficultyLevel: 'Beginner',
  requiredIngredients: ['Citrus'],
  specialRules: [],
  sponsoredBy: null,
  ...more,
});
/** Somebody who was here before the challenges began. */
const anEntrant = (more: { fullName?: string } = {}): Promise<Agent> =>
  aMember(stack, { registeredAt: new Date(Date.now() - 2 * dayMs).toISOString(), ...more });
const aChallenge = async (more: Partial<ChallengeInput> = {}): Promise<string> =>
  (await admin.call(adminChallengeRoutes.create, { body: challengeOf(more) })).id;
const leave = async (member: Agent) => {
  const { username } = await member.call(profileRoutes.me, {});
  await member.call(ownDataRoutes.delete, { body: { username, password } });
};
const later = (days: number) => moveClock(stack, days * dayMs, ['engagement-points']);
const statusOf = async (id: string) =>
  (await stack.visitor().call(publicChallengeRoutes.get, { params: { id } })).status;
const join = (member: Agent, id: string) => member.call(ownChallengeRoutes.join, { params: { id } });
const submit = (member: Agent, id: string, title: string) =>
  member.call(ownChallengeRoutes.submit, { params: { id }, body: { title, description: 'Shaken hard.' } });
const entriesOf = async (id: string) =>
  (await stack.visitor().call(publicChallengeRoutes.entries, { params: { id }, query: {} })).items;

describe('a challenge', () => {
  it('goes from creation to prize: joined, entered, voted for anonymously, won, handed over [CHAL-04, CHAL-07, CHAL-14, BEYOND-65, BEYOND-66, BEYOND-67, BEYOND-68]', async () => {
    const before = await stack.visitor().call(publicChallengeRoutes.totals, {});
    const id = await aChallenge();
    expect(await statusOf(id)).toBe('active');
    const [ada, ben, cleo] = [await anEntrant(), await anEntrant(), await anEntrant()];
    for (const member of [ada, ben]) {
      await join(member, id);
      await join(member, id);
    }
    await submit(ada, id, 'Quince & Rye');
    await submit(ada, id, 'Quince and Rye');
    await submit(ben, id, 'Salted Lemon');
    expect(await entriesOf(id)).toEqual([]);

    later(3);
    expect(await statusOf(id)).toBe('voting');
    const shown = await entriesOf(id);
    expect(shown.map(({ title }) => title).sort()).toEqual(['Quince and Rye', 'Salted Lemon']);
    const entryOf = (title: string) => shown.find((one) => one.title === title)?.id ?? '';
    const vote = (member: Agent, entryId: string) =>
      member.send(ownChallengeRoutes.vote, { params: { id }, body: { entryId } });
    expect((await vote(ada, entryOf('Quince and Rye'))).status).toBe(422);
    expect((await vote(ben, entryOf('Quince and Rye'))).status).toBe(200);
    expect((await vote(cleo, entryOf('Salted Lemon'))).status).toBe(200);
    expect((await vote(cleo, entryOf('Quince and Rye'))).status).toBe(200);
    expect((await submit(ben, id, 'Too late').catch((error: Error) => error.message)) as string).toMatch(
      /422/,
    );

    later(11);
    const done = await stack.visitor().call(publicChallengeRoutes.get, { params: { id } });
    expect(done).toMatchObject({ status: 'completed', winner: { title: 'Quince and Rye', votes: 2 } });
    expect(done.winner?.author?.userId).toBe(ada.userId);
    await eventually(async () => {
      expect((await ada.call(activityRoutes.points, {})).totalPoints).toBe(100);
      expect((await ben.call(activityRoutes.points, {})).totalPoints).toBe(25);
    });
    const { items } = await stack.visitor().call(publicChallengeRoutes.leaderboard, { query: {} });
    expect(items[0]).toMatchObject({
      userId: ada.userId,
      rank: 1,
      totalWins: 1,
      totalParticipations: 1,
      currentStreak: 1,
      totalPoints: 100,
    });
    await eventually(async () => {
      const standings = await stack.visitor().call(publicChallengeRoutes.leaderboard, { query: {} });
      expect(standings.items[0]?.badges.sort()).toEqual(['Challenger', 'Champion']);
    });
    const own = await ada.call(ownChallengeRoutes.entries, { query: {} });
    expect(own.items[0]).toMatchObject({ won: true, entry: { title: 'Quince and Rye', votes: 2 } });
    expect(await stack.visitor().call(publicChallengeRoutes.totals, {})).toEqual({
      challenges: before.challenges + 1,
      participants: before.participants + 2,
      prizesAwardedCents: before.prizesAwardedCents + 15_000,
    });
    const noted = await admin.call(adminChallengeRoutes.notePrize, {
      params: { id },
      body: { state: 'handed over', note: 'Sent by post' },
    });
    expect(noted).toMatchObject({
      prizeState: 'handed over',
      prizeLog: [{ by: admin.userId, note: 'Sent by post' }],
    });
  }, 90_000);

  it('forgets who leaves: their place, their entry with its votes and the vote they gave, and can then be deleted', async () => {
    const before = await stack.visitor().call(publicChallengeRoutes.totals, {});
    const id = await aChallenge();
    const [ada, ben, cleo] = [await anEntrant(), await anEntrant(), await anEntrant()];
    for (const member of [ada, ben]) await join(member, id);
    await submit(ada, id, 'Hers');
    await submit(ben, id, 'His');
    const body = challengeOf({ endDate: new Date(Date.now() - 1000).toISOString() });
    await admin.call(adminChallengeRoutes.revise, { params: { id }, body });
    expect(await statusOf(id)).toBe('voting');
    const entryOf = async (title: string) =>
      (await entriesOf(id)).find((one) => one.title === title)?.id ?? '';
    const vote = async (member: Agent, title: string) =>
      member.call(ownChallengeRoutes.vote, { params: { id }, body: { entryId: await entryOf(title) } });
    await vote(ben, 'Hers');
    await vote(cleo, 'Hers');
    await vote(ada, 'His');
    await leave(ada);
    await eventually(async () => {
      const counts = { currentParticipants: 1, entryCount: 1, voteCount: 0 };
      expect(await db.collection<{ _id: string }>('challenges').findOne({ _id: id })).toMatchObject(counts);
      const { items } = await admin.call(adminChallengeRoutes.entries, { params: { id }, query: {} });
      expect(items).toMatchObject([{ title: 'His', votes: 0 }]);
    });
    expect((await admin.send(adminChallengeRoutes.delete, { params: { id } })).status).toBe(409);
    await leave(ben);
    await eventually(async () => {
      expect((await admin.send(adminChallengeRoutes.delete, { params: { id } })).status).toBe(200);
      expect(await stack.visitor().call(publicChallengeRoutes.totals, {})).toEqual(before);
    });
  });

  it('gives its last place to one of fifty who want it at once [BEYOND-65]', async () => {
    const id = await aChallenge({ maxParticipants: 1 });
    const members: Agent[] = [];
    while (members.length < 50) members.push(await anEntrant());
    const answers = await Promise.all(
      members.map((member) => member.send(ownChallengeRoutes.join, { params: { id } })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused[0]?.body.detail).toBe('This challenge is full.');
    expect(answers.every(({ status }) => [200, 409, 503].includes(status))).toBe(true);
    const { currentParticipants } = await stack.visitor().call(publicChallengeRoutes.get, { params: { id } });
    expect(currentParticipants).toBe(1);
    expect(await db.collection('challenge_participants').countDocuments({ challengeId: id })).toBe(1);
  }, 120_000);

  it('ends its voting when an admin says so, with the votes it has, and shows the entries by them [BEYOND-195]', async () => {
    const id = await aChallenge();
    const members = [await anEntrant(), await anEntrant(), await anEntrant()];
    for (const [at, member] of members.entries()) {
      await join(member, id);
      await submit(member, id, `Drink ${at}`);
    }
    const end = () => admin.send(adminChallengeRoutes.endVoting, { params: { id } });
    expect((await end()).status).toBe(422);
    later(3);
    const entries = await entriesOf(id);
    const entryId = entries.find(({ title }) => title === 'Drink 2')?.id ?? '';
    await (members[0] as Agent).call(ownChallengeRoutes.vote, { params: { id }, body: { entryId } });
    expect(await admin.call(adminChallengeRoutes.endVoting, { params: { id } })).toMatchObject({
      status: 'completed',
      winner: { title: 'Drink 2', votes: 1 },
    });
    expect((await entriesOf(id)).map(({ title }) => title)).toEqual(['Drink 2', 'Drink 0', 'Drink 1']);
    const pages = await stack
      .visitor()
      .call(publicChallengeRoutes.entries, { params: { id }, query: { limit: 1 } });
    const second = await stack.visitor().call(publicChallengeRoutes.entries, {
      params: { id },
      query: { limit: 1, cursor: pages.nextCursor ?? '' },
    });
    expect(second.items.map(({ title }) => title)).toEqual(['Drink 0']);
    expect((await end()).status).toBe(422);
  }, 60_000);

  it('makes each transition once, however many look at it at that moment [BEYOND-65]', async () => {
    const id = await aChallenge();
    await statusOf(id);
    later(3);
    await Promise.all(Array.from({ length: 20 }, () => statusOf(id)));
    const told = await db
      .collection('outbox')
      .find({ aggregate: `challenge:${id}`, subject: /advanced/ })
      .toArray();
    expect(told.map(({ envelope }) => envelope.data.status).sort()).toEqual(['active', 'voting']);
  }, 60_000);

  it('is left alone by the schedule while its votes come in [BEYOND-65]', async () => {
    const id = await aChallenge();
    await statusOf(id);
    const rows = db.collection<{ _id: string }>('challenges');
    const past = new Date(Date.now() - dayMs);
    const over = { endDate: past, votingEndsAt: past, advancesAt: past };
    await rows.updateOne({ _id: id }, { $set: { ...over, changedAt: new Date() } });
    await runScheduled(stack, advanceChallenges);
    expect(await rows.findOne({ _id: id })).toMatchObject({ status: 'active' });
    await rows.updateOne({ _id: id }, { $set: { changedAt: new Date(Date.now() - 61_000) } });
    await runScheduled(stack, advanceChallenges);
    expect(await rows.findOne({ _id: id })).toMatchObject({ status: 'completed' });
  });

  it('tells nothing of the authors of entries until it is over, in no answer, order or time [BEYOND-66]', async () => {
    const id = await aChallenge();
    const members: Agent[] = [];
    for (let at = 0; at < 12; at++) {
      const member = await anEntrant({ fullName: `Contender Number${at}` });
      members.push(member);
      await join(member, id);
      await submit(member, id, `Drink ${at}`);
    }
    later(3);
    const answers = [
      await stack.visitor().send(publicChallengeRoutes.entries, { params: { id } }),
      await stack.visitor().send(publicChallengeRoutes.get, { params: { id } }),
      await (members[0] as Agent).send(publicChallengeRoutes.entries, { params: { id } }),
    ];
    const told = JSON.stringify(answers.map(({ body, headers }) => [body, [...headers]]));
    for (const { userId } of members) expect(told).not.toContain(userId);
    expect(told).not.toMatch(/Contender|submittedAt|updatedAt/);
    const entries = await entriesOf(id);
    expect(entries).toHaveLength(12);
    // Version 4: made by chance, while the ids of everything else tell their time.
    for (const entry of entries) expect(entry.id[14]).toBe('4');
    expect(entries.map(({ id: entryId }) => entryId)).toEqual(
      entries.map(({ id: entryId }) => entryId).sort(),
    );
  }, 90_000);

  it('is open for participants only while it is active, and for entries only of who has joined [BEYOND-65, BEYOND-66]', async () => {
    const soon = { startDate: new Date(Date.now() + dayMs).toISOString() };
    const member = await anEntrant();
    const upcoming = await aChallenge(soon);
    const refused = await member.send(ownChallengeRoutes.join, { params: { id: upcoming } });
    expect(refused).toMatchObject({ status: 422, body: { detail: expect.stringContaining('not open') } });
    const active = await aChallenge();
    const body = { title: 'Alone', description: 'Nobody asked.' };
    expect((await member.send(ownChallengeRoutes.submit, { params: { id: active }, body })).status).toBe(422);
  });
});
