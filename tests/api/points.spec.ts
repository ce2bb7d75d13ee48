import {
  activityRoutes,
  awardPoints,
  catalogueInternalRoutes,
  favouriteRoutes,
  profileRoutes,
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
function aWaitingAct(memberId: string): Row {
  const relatedId = newId();
  return {
    _id: `award-points-inventory_added-${memberId}-${relatedId}`,
    name: awardPoints.name,
    data: {
      ...{
        memberId,
        activityType: 'inventory_added',
        relatedId,
        relatedType: 'bar_item',
        relatedName: 'Gin',
      },
      occurredAt: new Date().toISOString(),
    },
    ...{ state: 'pending', error: null, createdAt: new Date(), doneAt: null },
  };
}

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
    await member.call(favouriteRoutes.add, { params: { id: recipeIds[0] as string } });
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

  it('are awarded once per recipe, however often it is removed and saved again [BEYOND-58]', async () => {
    const member = await aMember(stack);
    const id = recipeIds[1] as string;
    for (let round = 0; round < 3; round++) {
      await member.call(favouriteRoutes.add, { params: { id } });
      await member.call(favouriteRoutes.add, { params: { id } });
      await member.call(favouriteRoutes.remove, { params: { id } });
    }
    await member.call(favouriteRoutes.add, { params: { id: recipeIds[2] as string } });
    await eventually(async () => expect((await member.call(activityRoutes.points, {})).totalPoints).toBe(2));
    expect((await member.call(activityRoutes.mine, { query: {} })).items).toHaveLength(2);
  });

  it('of many acts that wait come to their sum, told of one by one, and raise the level at the act that reaches it [BEYOND-58, BEYOND-60]', async () => {
    const member = await aMember(stack);
    const { id } = await member.call(profileRoutes.me, {});
    await db.collection<Row>('user_points').insertOne({
      _id: id,
      ...{ totalPoints: 498, currentLevel: 'Aspiring Shaker', sequence: 40, activityCounts: {} },
    });
    const jobs = Array.from({ length: 30 }, () => aWaitingAct(id));
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
      totalPoints: 528,
      currentLevel: reached[0]?.envelope.data.currentLevel,
      activityCounts: { inventory_added: 30 },
    });
  }, 60_000);

  it('cannot be named by the client [BEYOND-58]', () => {
    expect(awardPoints.data.shape).not.toHaveProperty('points');
  });
});
