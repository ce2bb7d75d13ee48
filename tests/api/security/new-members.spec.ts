import {
  adminChallengeRoutes,
  commentRoutes,
  dayMs,
  ownChallengeRoutes,
  postRoutes,
  publicChallengeRoutes,
  siteSettingsRoutes,
} from '@barspoon/contracts';
import { type Agent, aMember, anAdmin, eventually, type Stack, startStack } from '@barspoon/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { allServices } from '../../support/all-services.ts';

let stack: Stack;
let admin: Agent;
beforeAll(async () => {
  stack = await startStack(allServices);
  admin = await anAdmin(stack);
}, 90_000);
afterAll(() => stack.stop());

const at = (id: string) => ({ params: { id } });
const post = (agent: Agent, content: string) =>
  agent.send(postRoutes.create, { body: { content, imageUrl: null, recipeId: null, collectionId: null } });
const comment = (agent: Agent, id: string, content: string) =>
  agent.send(commentRoutes.create, { ...at(id), body: { content, parentId: null } });
const idOf = (body: unknown) => (body as { id: string }).id;
const counts = (answers: readonly { status: number }[]) =>
  Object.fromEntries(
    [...Map.groupBy(answers, ({ status }) => status)].map(([code, all]) => [code, all.length]),
  );

const setAutoModeration = async (autoModeration: boolean) => {
  const { revision, settings } = await admin.call(siteSettingsRoutes.get, {});
  await admin.call(siteSettingsRoutes.revise, {
    body: { revision, settings: { ...settings, autoModeration } },
  });
};

describe('a new member', () => {
  afterEach(() => setAutoModeration(false));

  it.each([true, false])(
    'posts ten times an hour, also all at once, with automatic moderation %s [BEYOND-142] (security 72)',
    async (autoModeration) => {
      await setAutoModeration(autoModeration);
      const ada = await aMember(stack, { emailVerified: false });
      const answers = await Promise.all(Array.from({ length: 100 }, (_, n) => post(ada, `Look, ${n}`)));
      const { 201: taken = 0 } = counts(answers);
      expect(counts(answers)).toEqual({ 201: taken, 429: 100 - taken });
      expect(taken).toBeLessThanOrEqual(10);
      // Of those at once fewer may have come in time.
      for (let posted = taken; posted < 10; posted++) expect((await post(ada, 'One more')).status).toBe(201);
      expect(await post(ada, 'Once more')).toMatchObject({
        status: 429,
        body: { code: 'community.writes_too_much', retryAfter: 3600 },
      });
      const { items } = await stack.visitor().call(postRoutes.list, { query: { limit: 24 } });
      expect(items.filter(({ author }) => author?.id === ada.userId).length).toBeLessThanOrEqual(10);
    },
  );

  it('comments thirty times an hour [BEYOND-142] (security 72)', async () => {
    const ada = await aMember(stack);
    const id = idOf((await post(ada, 'Cheers')).body);
    const answers = [];
    while (answers.length < 30) answers.push(await comment(ada, id, `To number ${answers.length}`));
    expect(counts(answers)).toEqual({ 201: 30 });
    expect(await comment(ada, id, 'To all')).toMatchObject({
      status: 429,
      body: { code: 'community.writes_too_much' },
    });
  });

  it('keeps nobody waiting with a burst, of which too much is refused [BEYOND-142] (security 73)', async () => {
    const [ada, bea, host] = [await aMember(stack), await aMember(stack), await aMember(stack)];
    const [hot, calm] = [await post(host, 'The hot one'), await post(host, 'The calm one')].map(({ body }) =>
      idOf(body),
    );
    const burst = Array.from({ length: 110 }, (_, n) => comment(ada, hot ?? '', `Comment ${n}`));
    const others = await Promise.all(Array.from({ length: 3 }, () => comment(bea, calm ?? '', 'Cheers')));
    expect(counts(others)).toEqual({ 201: 3 });
    const answers = await Promise.all(burst);
    const { 201: taken = 0 } = counts(answers);
    expect(counts(answers)).toEqual({ 201: taken, 429: 110 - taken });
    expect(taken).toBeLessThanOrEqual(30);
    // What everybody reads is held until the event of the last comment has come.
    await eventually(async () => {
      const { commentsCount } = await stack.visitor().call(postRoutes.get, at(hot ?? ''));
      expect(commentsCount).toBe(taken);
    });
  });
});

describe('a challenge with a prize', () => {
  const daysAgo = (days: number) => new Date(Date.now() - days * dayMs).toISOString();
  /** One that has begun three days ago and is voted on, with an entry. */
  const aBallot = async () => {
    const challenge = {
      ...adminChallengeRoutes.create.example.body,
      startDate: daysAgo(3),
      endDate: daysAgo(-1),
      maxParticipants: 5,
    };
    const { id } = await admin.call(adminChallengeRoutes.create, { body: challenge });
    const author = await aMember(stack, { registeredAt: daysAgo(5) });
    await author.call(ownChallengeRoutes.join, at(id));
    const body = { title: 'Quince & Rye', description: 'Shaken hard.' };
    await author.call(ownChallengeRoutes.submit, { ...at(id), body });
    const end = () =>
      admin.call(adminChallengeRoutes.revise, {
        ...at(id),
        body: { ...challenge, endDate: new Date(Date.now() - 1000).toISOString() },
      });
    return { id, end };
  };

  it.each([
    ['came after it began', { registeredAt: daysAgo(1) }, 'engagement_points.too_new_to'],
    [
      'have shown no address to be theirs',
      { registeredAt: daysAgo(5), emailVerified: false },
      'engagement_points.address_unverified',
    ],
  ])(
    'takes neither places nor votes of those who %s [BEYOND-143] (security 74)',
    async (_, who, code) => {
      const { id, end } = await aBallot();
      const crowd: Agent[] = [];
      while (crowd.length < 6) crowd.push(await aMember(stack, who));
      const refusal = { status: 422, body: { code: expect.stringContaining(code) } };
      for (const one of crowd) expect(await one.send(ownChallengeRoutes.join, at(id))).toMatchObject(refusal);
      await end();
      const visitor = stack.visitor();
      expect((await visitor.call(publicChallengeRoutes.get, at(id))).currentParticipants).toBe(1);
      const { items } = await visitor.call(publicChallengeRoutes.entries, { ...at(id), query: {} });
      const body = { entryId: items[0]?.id };
      for (const one of crowd)
        expect(await one.send(ownChallengeRoutes.vote, { ...at(id), body })).toMatchObject(refusal);
      const early = await aMember(stack, { registeredAt: daysAgo(5) });
      expect((await early.send(ownChallengeRoutes.vote, { ...at(id), body })).status).toBe(200);
      expect((await admin.call(adminChallengeRoutes.entries, { ...at(id), query: {} })).items).toMatchObject([
        { votes: 1 },
      ]);
    },
    90_000,
  );
});
