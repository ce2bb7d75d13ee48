import {
  activityRoutes,
  adminMemberRoutes,
  adminRecipeRoutes,
  collectionRoutes,
  distanceRoutes,
  favoriteRoutes,
  followRoutes,
  maxFollowed,
  ownDataRoutes,
  postRoutes,
  profileRoutes,
  socialRoutes,
} from '@barspoon/contracts';
import { newId } from '@barspoon/platform';
import {
  type Agent,
  aMember,
  anAdmin,
  aRecipe,
  eventually,
  type Stack,
  whenAdmitted,
} from '@barspoon/testing';
import { type Db, MongoClient } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sharedServices } from '../support/shared-services.ts';

let stack: Stack;
let admin: Agent;
let mongo: MongoClient;
let db: Db;
beforeAll(async () => {
  stack = await sharedServices();
  admin = await anAdmin(stack);
  mongo = await MongoClient.connect(stack.env.MONGODB_URL ?? '');
  db = mongo.db(`${stack.env.MONGODB_PREFIX}_community`);
});
afterAll(async () => {
  await mongo.close();
  await stack.stop();
});

let names = 0;
const aDrink = () =>
  admin.call(adminRecipeRoutes.create, { body: aRecipe({ name: `Followed Drink ${++names}` }) });
const at = (id = '') => ({ params: { id } });
const idOf = (member: Agent | undefined) => member?.userId ?? '';
const follow = (member: Agent, other: Agent) => member.call(followRoutes.follow, at(other.userId));
const unfollow = (member: Agent, other: Agent) => member.call(followRoutes.unfollow, at(other.userId));
const feedOf = async (member: Agent, query: { limit?: number; cursor?: string } = {}) =>
  member.call(socialRoutes.feed, { query });
const linesOf = async (member: Agent) =>
  (await feedOf(member)).items.map(({ member: { id }, type, target }) => [id, type, target.id]);
const statsOf = (member: Agent) => member.call(socialRoutes.stats, {});
const suspend = (member: Agent) =>
  admin.call(adminMemberRoutes.setStatus, { ...at(member.userId), body: { status: 'suspended' } });
const usernameOf = async (member: Agent) => (await member.call(profileRoutes.me, {})).username;
const save = (member: Agent, id: string) => member.call(favoriteRoutes.add, at(id));
const collect = (member: Agent, isPublic: boolean) =>
  member.call(collectionRoutes.create, { body: { name: 'Friday night', isPublic } });

describe('following', () => {
  it('is counted once however often it is repeated, and taken back [SOC-03, SOC-08, SOC-09, DATA-15, DATA-39, DATA-40, CONTRA-18, BEYOND-89]', async () => {
    const [ada, bea] = [await aMember(stack), await aMember(stack)];
    for (let time = 0; time < 2; time++)
      expect(await follow(ada, bea)).toMatchObject({ following: true, followsYou: false });
    expect(await bea.call(followRoutes.relation, at(ada.userId))).toMatchObject({
      following: false,
      followsYou: true,
    });
    expect(await statsOf(ada)).toMatchObject({ followersCount: 0, followingCount: 1 });
    const username = await usernameOf(bea);
    const counts = { followersCount: 1, followingCount: 0 };
    expect(await stack.visitor().call(followRoutes.counts, { params: { username } })).toEqual(counts);
    for (let time = 0; time < 2; time++)
      expect(await unfollow(ada, bea)).toMatchObject({ following: false, followsYou: false });
    expect(await statsOf(ada)).toMatchObject({ followersCount: 0, followingCount: 0 });
    expect(await statsOf(bea)).toMatchObject({ followersCount: 0, followingCount: 0 });
  });

  it('counts exactly when many do it at once', async () => {
    const ada = await aMember(stack);
    const fans = await Promise.all(Array.from({ length: 8 }, () => aMember(stack)));
    await Promise.all(fans.flatMap((fan) => [fan, fan]).map((fan) => whenAdmitted(() => follow(fan, ada))));
    expect((await statsOf(ada)).followersCount).toBe(8);
    await Promise.all(
      fans
        .slice(0, 3)
        .flatMap((fan) => [fan, fan])
        .map((fan) => whenAdmitted(() => unfollow(fan, ada))),
    );
    expect((await statsOf(ada)).followersCount).toBe(5);
  });

  it('is not possible with oneself, a suspended member or nobody [BEYOND-89]', async () => {
    const [ada, bea] = [await aMember(stack), await aMember(stack)];
    expect((await ada.send(followRoutes.follow, at(ada.userId))).status).toBe(400);
    expect((await ada.send(followRoutes.follow, at(newId()))).status).toBe(404);
    expect((await stack.visitor().send(followRoutes.follow, at(ada.userId))).status).toBe(401);
    await suspend(bea);
    await eventually(async () =>
      expect((await ada.send(followRoutes.follow, at(bea.userId))).status).toBe(404),
    );
  });

  it('ends at 5,000 members', async () => {
    const [ada, bea] = [await aMember(stack), await aMember(stack)];
    await db
      .collection('follow_counts')
      .insertOne({ _id: ada.userId as never, followersCount: 0, followingCount: maxFollowed, revision: 1 });
    const answer = await ada.send(followRoutes.follow, at(bea.userId));
    expect([answer.status, answer.body.code]).toEqual([409, 'community.follows_too_many']);
    expect((await statsOf(bea)).followersCount).toBe(0);
  });

  it('is listed on both sides, the latest first, page by page', async () => {
    const ada = await aMember(stack);
    const fans = [await aMember(stack), await aMember(stack), await aMember(stack)];
    for (const fan of fans) await follow(fan, ada);
    await follow(ada, fans[1] as Agent);
    const username = await usernameOf(ada);
    const found: [string, boolean][] = [];
    let cursor: string | undefined;
    do {
      const query = { limit: 2, ...(cursor && { cursor }) };
      const page = await ada.call(followRoutes.followers, { params: { username }, query });
      found.push(...page.items.map(({ member, following }): [string, boolean] => [member.id, following]));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect(found).toEqual([
      [fans[2]?.userId, false],
      [fans[1]?.userId, true],
      [fans[0]?.userId, false],
    ]);
    const { items } = await ada.call(followRoutes.following, { params: { username }, query: {} });
    expect(items.map(({ member }) => member.id)).toEqual([fans[1]?.userId]);
    const nobody = { params: { username: 'nobody_here' }, query: {} };
    expect((await ada.send(followRoutes.followers, nobody)).status).toBe(404);
  });

  it('earns a point once for each pair and is an activity [LEVEL-06, BEYOND-59, BEYOND-89]', async () => {
    const [ada, bea] = [await aMember(stack), await aMember(stack)];
    await follow(ada, bea);
    await unfollow(ada, bea);
    await follow(ada, bea);
    await eventually(async () =>
      expect((await ada.call(activityRoutes.points, {})).totalPoints).toBeGreaterThan(0),
    );
    const { items } = await ada.call(activityRoutes.mine, { query: {} });
    expect(items.map(({ activityType, pointsAwarded }) => [activityType, pointsAwarded])).toEqual([
      ['user_followed', 1],
    ]);
  });

  it('is possible before the news of the member has come', async () => {
    const [ada, bea] = [await aMember(stack), await aMember(stack)];
    const authors = db.collection<{ _id: string }>('authors');
    await eventually(async () =>
      expect(await authors.deleteOne({ _id: idOf(bea) })).toMatchObject({ deletedCount: 1 }),
    );
    expect((await follow(ada, bea)).following).toBe(true);
  });

  it('shows the posts of those one follows [COMM-07, BEYOND-48]', async () => {
    const [ada, bea] = [await aMember(stack), await aMember(stack)];
    const body = { content: 'For my followers', imageUrl: null, recipeId: null, collectionId: null };
    const { id } = await bea.call(postRoutes.create, { body });
    await follow(ada, bea);
    const { items } = await ada.call(postRoutes.followed, { query: {} });
    expect(items.map((post) => post.id)).toEqual([id]);
  });
});

describe('suggestions', () => {
  it('are the five with the most points, without oneself, those one follows and the suspended [SOC-07, BEYOND-89]', async () => {
    const ada = await aMember(stack);
    const others = await Promise.all(Array.from({ length: 8 }, () => aMember(stack)));
    const authors = db.collection<{ _id: string; totalPoints: number }>('authors');
    await eventually(async () =>
      expect(await authors.countDocuments({ _id: { $in: others.map(idOf) } })).toBe(8),
    );
    for (const [at, other] of [ada, ...others].entries())
      await authors.updateOne({ _id: idOf(other) }, { $set: { totalPoints: 100_000 - at } });
    await follow(ada, others[1] as Agent);
    await suspend(others[2] as Agent);
    await eventually(async () => {
      const { items } = await ada.call(followRoutes.suggested, {});
      expect(items.map(({ id }) => id)).toEqual([0, 3, 4, 5, 6].map((one) => others[one]?.userId));
    });
    const { items } = await ada.call(followRoutes.suggested, {});
    expect(items[0]).toMatchObject({ totalPoints: 99_999, currentLevel: 'Aspiring Shaker' });
  });
});

describe("a member's page", () => {
  it('tells members what somebody did in public, not what they saved, nor those who are blocked [BEYOND-165]', async () => {
    const [ada, bea] = [await aMember(stack), await aMember(stack)];
    const drink = await aDrink();
    await save(bea, drink.id);
    const collection = await collect(bea, true);
    await eventually(async () => expect(await linesOf(bea)).toHaveLength(2));
    const seen = async () => {
      const { items } = await ada.call(socialRoutes.of, at(bea.userId));
      return items.map(({ type, target }) => [type, target.id]);
    };
    expect(await seen()).toEqual([['collection_created', collection.id]]);
    await ada.call(distanceRoutes.block, at(bea.userId));
    expect(await seen()).toEqual([]);
    expect((await stack.visitor().send(socialRoutes.of, at(bea.userId))).status).toBe(401);
  });
});

describe('the social feed', () => {
  it('has what one does oneself and what those do whom one follows, newest first [SOC-04, SOC-05, SOC-06, DATA-38, BEYOND-88]', async () => {
    const [ada, bea, cleo] = [await aMember(stack), await aMember(stack), await aMember(stack)];
    const [one, two] = [await aDrink(), await aDrink()];
    await save(bea, one.id);
    await save(cleo, one.id);
    await eventually(async () => expect(await linesOf(bea)).toHaveLength(1));
    await follow(ada, bea);
    const expected = [
      [ada.userId, 'user_followed', bea.userId],
      [bea.userId, 'recipe_liked', one.id],
    ];
    expect(await linesOf(ada)).toEqual(expected);
    const collection = await collect(bea, true);
    await eventually(async () =>
      expect(await linesOf(ada)).toEqual([[bea.userId, 'collection_created', collection.id], ...expected]),
    );
    await save(ada, two.id);
    await eventually(async () => expect(await linesOf(ada)).toHaveLength(4));
    const { items } = await feedOf(ada);
    expect(items[0]).toMatchObject({
      member: { id: ada.userId },
      type: 'recipe_liked',
      target: { type: 'recipe', name: two.name, slug: two.slug, category: two.category },
    });
    await unfollow(ada, bea);
    expect(await linesOf(ada)).toEqual([[ada.userId, 'recipe_liked', two.id]]);
  });

  it('is read in pages of 20', async () => {
    const [ada, bea] = [await aMember(stack), await aMember(stack)];
    const made: string[] = [];
    for (let number = 0; number < 22; number++) made.push((await collect(bea, true)).id);
    await follow(ada, bea);
    await eventually(async () => expect((await feedOf(ada, { limit: 50 })).items).toHaveLength(23));
    const first = await feedOf(ada);
    expect(first.items).toHaveLength(20);
    const rest = await feedOf(ada, { cursor: first.nextCursor ?? '' });
    expect(rest.nextCursor).toBeNull();
    const shown = [...first.items, ...rest.items].map(({ target }) => target.id);
    expect(shown).toEqual([bea.userId, ...made.reverse()]);
  });

  it('never has a private collection, and drops one at once that becomes private [BEYOND-88]', async () => {
    const [ada, bea] = [await aMember(stack), await aMember(stack)];
    await follow(ada, bea);
    const hidden = await collect(bea, false);
    const shown = await collect(bea, true);
    const collections = async () =>
      (await linesOf(ada)).filter(([, type]) => type === 'collection_created').map(([, , id]) => id);
    await eventually(async () => expect(await collections()).toEqual([shown.id]));
    const revise = (id: string, isPublic: boolean) =>
      bea.call(collectionRoutes.revise, { ...at(id), body: { name: 'Now so', isPublic } });
    await revise(shown.id, false);
    await eventually(async () => expect(await collections()).toEqual([]));
    const named = { userId: bea.userId, content: { $ne: null } };
    expect(await db.collection('social_activities').countDocuments(named)).toBe(0);
    await revise(hidden.id, true);
    await eventually(async () => expect(await collections()).toEqual([hidden.id]));
    await bea.call(collectionRoutes.delete, at(hidden.id));
    await eventually(async () => expect(await collections()).toEqual([]));
  });

  it('shows a favorite once, at its first moment, while it is one [BEYOND-88]', async () => {
    const [ada, one, two] = [await aMember(stack), await aDrink(), await aDrink()];
    const saved = async () => (await linesOf(ada)).map(([, , id]) => id);
    await save(ada, one.id);
    await eventually(async () => expect(await saved()).toEqual([one.id]));
    await ada.call(favoriteRoutes.remove, at(one.id));
    await eventually(async () => expect(await saved()).toEqual([]));
    await save(ada, two.id);
    await eventually(async () => expect(await saved()).toEqual([two.id]));
    await save(ada, one.id);
    await eventually(async () => expect(await saved()).toEqual([two.id, one.id]));
    await admin.request('DELETE', `/api/v1/admin/recipes/${one.id}`);
    await eventually(async () => expect(await saved()).toEqual([two.id]));
  });

  it('of thousands of followers is filled behind the act, page by page', async () => {
    const [ada, bea] = [await aMember(stack), await aMember(stack)];
    const fans = Array.from({ length: 2500 }, () => newId());
    await db.collection('user_follows').insertMany(
      fans.map((followerId) => ({
        _id: newId() as never,
        followerId,
        followedId: bea.userId,
        createdAt: new Date(),
      })),
    );
    await follow(ada, bea);
    const { id } = await collect(bea, true);
    const lines = () => db.collection('feed_lines').countDocuments({ authorId: bea.userId });
    await eventually(async () => expect(await lines()).toBe(2500 + 2));
    expect((await linesOf(ada))[0]).toEqual([bea.userId, 'collection_created', id]);
  });
});

describe('a member who leaves', () => {
  it('is gone from feeds, lists and counts, and takes their activities along', async () => {
    const [ada, bea] = [await aMember(stack), await aMember(stack)];
    const username = await usernameOf(bea);
    await follow(ada, bea);
    await follow(bea, ada);
    await collect(bea, true);
    await eventually(async () => expect(await linesOf(ada)).toHaveLength(3));
    const password = 'a long night out';
    const { services } = await bea.call(ownDataRoutes.export, { body: { password } });
    expect(services.community).toMatchObject({
      follow_counts: [{ followersCount: 1, followingCount: 1 }],
      user_follows: [{ followerId: bea.userId }, { followedId: bea.userId }],
    });
    expect(services.community?.social_activities).toHaveLength(2);
    await bea.call(ownDataRoutes.delete, { body: { password, username } });
    await eventually(async () => {
      expect(await linesOf(ada)).toEqual([]);
      expect(await statsOf(ada)).toMatchObject({ followersCount: 0, followingCount: 0 });
      for (const [table, field] of [
        ['feed_lines', 'authorId'],
        ['feed_lines', 'readerId'],
        ['social_activities', 'userId'],
        ['social_activities', 'targetId'],
        ['user_follows', 'followerId'],
        ['user_follows', 'followedId'],
      ] as const)
        expect([table, field, await db.collection(table).countDocuments({ [field]: bea.userId })]).toEqual([
          table,
          field,
          0,
        ]);
    });
  });
});
