import {
  activityRoutes,
  awardPoints,
  catalogueInternalRoutes,
  favouriteRoutes,
  profileRoutes,
  recipeRoutes,
} from '@barspoon/contracts';
import { aLibraryRecipe, aMember, anIngredient, eventually, type Stack, startStack } from '@barspoon/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allServices } from '../support/all-services.ts';

let stack: Stack;
let recipeIds: string[];

beforeAll(async () => {
  stack = await startStack(allServices);
  await stack.ask(catalogueInternalRoutes.seedIngredients, { body: { ingredients: [anIngredient('gin')] } });
  const recipes = ['one', 'two', 'three'].map((slug) => aLibraryRecipe(`drink-${slug}`, ['gin']));
  await stack.ask(catalogueInternalRoutes.seedRecipes, { body: { recipes } });
  recipeIds = await eventually(async () => {
    const { items } = await stack.visitor().call(recipeRoutes.list, { query: {} });
    expect(items).toHaveLength(3);
    return items.map(({ id }) => id);
  });
});
afterAll(() => stack.stop());

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

  it('cannot be named by the client [BEYOND-58]', () => {
    expect(awardPoints.data.shape).not.toHaveProperty('points');
  });
});
