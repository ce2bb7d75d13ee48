import {
  achievementRoutes,
  activityRoutes,
  awardPoints,
  awardRules,
  barItemRoutes,
  barRoutes,
  catalogueInternalRoutes,
  engagementPointsInternalRoutes,
  favoriteRoutes,
  profileRoutes,
  ratingRoutes,
  recipeRoutes,
} from '@barspoon/contracts';
import { newId } from '@barspoon/platform';
import { aLibraryRecipe, aMember, anIngredient, eventually, type Stack, startStack } from '@barspoon/testing';
import { type Db, MongoClient } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allServices } from '../support/all-services.ts';

let stack: Stack;
let recipeIds: string[];
let mongo: MongoClient;
let db: Db;

type Row = Record<string, unknown> & { _id: string };

/** A job as it stands there when Redis has lost it. */
function aWaitingAct(memberId: string, activityType = 'inventory_added'): Row {
  const relatedId = newId();
  return {
    _id: `award-points-${activityType}-${memberId}-${relatedId}`,
    name: awardPoints.name,
    data: {
      memberId,
      activityType,
      relatedId,
      relatedType: 'bar_item',
      relatedName: 'Gin',
      occurredAt: new Date().toISOString(),
    },
    state: 'pending',
    error: null,
    createdAt: new Date(),
    doneAt: null,
  };
}

/** As text, the fields of each object in one order. */
const bytesOf = (value: unknown): string =>
  JSON.stringify(value, (_, part) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );

beforeAll(async () => {
  stack = await startStack(allServices);
  mongo = await MongoClient.connect(stack.env.MONGODB_URL ?? '');
  db = mongo.db(`${stack.env.MONGODB_PREFIX}_engagement_points`);
  await stack.ask(catalogueInternalRoutes.seedIngredients, { body: { ingredients: [anIngredient('gin')] } });
  const recipes = ['one', 'two', 'three'].map((slug) => aLibraryRecipe(`drink-${slug}`, ['gin']));
  await stack.ask(catalogueInternalRoutes.seedRecipes, { body: { recipes } });
  recipeIds = await eventually(async () => {
    const { items } = await stack.visitor().call(recipeRoutes.list, { query: {} });
    expect(items).toHaveLength(3);
    return items.map(({ id }) => id);
  });
});
afterAll(async () => {
  await mongo.close();
  await stack.stop();
});

describe('points', () => {
  it('are awarded for saving a recipe and reach profile and activity list by event [BEYOND-28, BEYOND-58, PROF-07]', async () => {
    const member = await aMember(stack);
    await member.call(favoriteRoutes.add, { params: { id: recipeIds[0] as string } });
    await eventually(async () => {
      const points = await member.call(activityRoutes.points, {});
      expect(points).toMatchObject({
        totalPoints: 1,
        currentLevel: 'Aspiring Shaker',
        activityCounts: { recipe_saved: 1 },
      });
    });
    const { items } = await member.call(activityRoutes.mine, { query: {} });
    expect(items).toEqual([
      expect.objectContaining({
        activityType: 'recipe_saved',
        pointsAwarded: 1,
        relatedId: recipeIds[0],
        relatedName: 'Drink Three',
      }),
    ]);
    await eventually(async () => expect((await member.call(profileRoutes.me, {})).totalPoints).toBe(1));
  });

  it('are none for a rating, which achievements count however often it is changed [BEYOND-59, BEYOND-61]', async () => {
    const member = await aMember(stack);
    const rate = (tasteRating: number) =>
      member.call(ratingRoutes.rate, {
        params: { id: recipeIds[0] as string },
        body: {
          tasteRating,
          difficultyRating: 2,
          presentationRating: 4,
          valueRating: 4,
          wouldRecommend: true,
        },
      });
    await rate(4);
    await rate(5);
    await eventually(async () => {
      const { items } = await member.call(achievementRoutes.mine, {});
      expect(items.filter(({ earnedAt }) => earnedAt).map(({ key }) => key)).toEqual(['first_review']);
    });
    const { items } = await member.call(activityRoutes.mine, { query: {} });
    expect(items).toEqual([
      expect.objectContaining({ activityType: 'recipe_rated', pointsAwarded: 0, relatedName: 'Drink Three' }),
    ]);
    expect((await member.call(activityRoutes.points, {})).totalPoints).toBe(0);
  });

  it('are awarded once per recipe, however often it is removed and saved again [BEYOND-58]', async () => {
    const member = await aMember(stack);
    const id = recipeIds[1] as string;
    for (let round = 0; round < 3; round++) {
      await member.call(favoriteRoutes.add, { params: { id } });
      await member.call(favoriteRoutes.add, { params: { id } });
      await member.call(favoriteRoutes.remove, { params: { id } });
    }
    await member.call(favoriteRoutes.add, { params: { id: recipeIds[2] as string } });
    await eventually(async () => expect((await member.call(activityRoutes.points, {})).totalPoints).toBe(2));
    expect((await member.call(activityRoutes.mine, { query: {} })).items).toHaveLength(2);
  });

  it('of many acts that wait come to their sum, told of one by one, and raise the level at the act that reaches it [BEYOND-58, BEYOND-60]', async () => {
    const member = await aMember(stack);
    const { id } = await member.call(profileRoutes.me, {});
    await db.collection<Row>('user_points').insertOne({
      _id: id,
      totalPoints: 498,
      currentLevel: 'Aspiring Shaker',
      sequence: 40,
      activityCounts: {},
      entries: 0,
      progress: {},
      listed: true,
    });
    const jobs = ['inventory_added', 'recipe_saved'].flatMap((type) =>
      Array.from({ length: 10 }, () => aWaitingAct(id, type)),
    );
    await db.collection<Row>('jobs').insertMany(jobs);
    const told = await eventually(async () => {
      const rows = await db
        .collection('outbox')
        .find({ aggregate: `points:${id}` })
        .toArray();
      expect(rows).toHaveLength(jobs.length);
      return rows.sort((a, b) => a.revision - b.revision);
    }, 40_000);
    expect(told.map(({ revision }) => revision)).toEqual(jobs.map((_, at) => 41 + at));
    expect(told.map(({ envelope }) => envelope.data.totalPoints)).toEqual(jobs.map((_, at) => 499 + at));
    expect(told.map(({ envelope }) => envelope.causationId).sort()).toEqual(
      jobs.map(({ _id }) => _id).sort(),
    );
    const reached = told.filter(({ envelope }) => envelope.data.levelReached);
    expect(reached.map(({ envelope }) => envelope.data.totalPoints)).toEqual([500]);
    expect(await member.call(activityRoutes.points, {})).toMatchObject({
      totalPoints: 518,
      currentLevel: reached[0]?.envelope.data.currentLevel,
      activityCounts: { inventory_added: 10, recipe_saved: 10 },
    });
  }, 60_000);

  it('do not make a level of 772 bottles put down in five minutes: beyond the day’s limit acts are kept and earn nothing [BEYOND-59]', async () => {
    const member = await aMember(stack);
    const { id } = await member.call(profileRoutes.me, {});
    await db.collection<Row>('jobs').insertMany(Array.from({ length: 772 }, () => aWaitingAct(id)));
    await eventually(async () => {
      const { activityCounts } = await member.call(activityRoutes.points, {});
      expect(activityCounts).toEqual({ inventory_added: 772 });
    }, 60_000);
    expect(await member.call(activityRoutes.points, {})).toMatchObject({
      totalPoints: awardRules.inventory_added.perDay,
      currentLevel: 'Aspiring Shaker',
    });
  }, 90_000);

  it('are none for items of one’s own making, put up and taken off any number of times [BEYOND-59]', async () => {
    const member = await aMember(stack);
    const { id } = await member.call(barItemRoutes.create, {
      body: { name: 'Grandmother’s Cordial', brand: 'Home made', category: 'mixers' },
    });
    for (let round = 0; round < 2; round++) {
      await member.call(barRoutes.add, { params: { id } });
      await member.call(barRoutes.remove, { params: { id } });
    }
    await member.call(favoriteRoutes.add, { params: { id: recipeIds[0] as string } });
    await eventually(async () =>
      expect(await member.call(activityRoutes.points, {})).toMatchObject({
        totalPoints: 1,
        activityCounts: { inventory_added: 1, recipe_saved: 1 },
      }),
    );
  });

  it('levels, achievements and boards are what the ledger comes to, byte for byte, and are put right where they are not [BEYOND-58, BEYOND-60]', async () => {
    const replay = async () => {
      const sum = { count: 0, corrected: 0 };
      for (let after: string | null = ''; after !== null; ) {
        const body: { projection: 'points'; after: string } = { projection: 'points', after };
        const part: { count: number; corrected: number; next: string | null } = await stack.ask(
          engagementPointsInternalRoutes.rebuild,
          { body },
        );
        sum.count += part.count;
        sum.corrected += part.corrected;
        after = part.next;
      }
      return sum;
    };
    const member = await aMember(stack);
    const { id } = await member.call(profileRoutes.me, {});
    await db.collection<Row>('jobs').insertMany(Array.from({ length: 15 }, () => aWaitingAct(id)));
    await eventually(async () => {
      const { activityCounts } = await member.call(activityRoutes.points, {});
      expect(activityCounts).toEqual({ inventory_added: 15 });
    }, 40_000);
    // Another test has put points down that no activity stands for.
    await db.collection<Row>('user_points').deleteMany({ totalPoints: 518 });
    await replay();

    expect(await replay()).toEqual({ count: expect.any(Number), corrected: 0 });
    const stored = async () =>
      bytesOf(
        await Promise.all([
          db.collection<Row>('user_points').find({ _id: id }).toArray(),
          db.collection<Row>('user_achievements').find({ userId: id }).sort({ _id: 1 }).toArray(),
          db.collection<Row>('window_points').find({ userId: id }).sort({ _id: 1 }).toArray(),
        ]),
      );
    const before = await stored();
    expect(before).toContain('bar_starter');
    await db.collection('user_points').updateOne({ _id: id as never }, { $inc: { totalPoints: 3 } });
    await db.collection<Row>('user_achievements').deleteMany({ userId: id });
    await db.collection('window_points').updateMany({ userId: id }, { $inc: { points: 7 } });
    expect((await replay()).corrected).toBe(1);
    expect(await stored()).toBe(before);
  }, 90_000);

  it('cannot be named by the client [BEYOND-58]', () => {
    expect(awardPoints.data.shape).not.toHaveProperty('points');
  });
});
