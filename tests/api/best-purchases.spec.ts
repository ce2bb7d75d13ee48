import { favoriteRoutes, ownRecipeRoutes, purchaseRoutes } from '@barspoon/contracts';
import { aMember, aRecipe, eventually, type Stack, startStack } from '@barspoon/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allServices } from '../support/all-services.ts';

// Alone, since every public recipe of a shared product competes for the bottles.
let stack: Stack;
beforeAll(async () => {
  stack = await startStack(allServices);
});
afterAll(() => stack?.stop());

const line = (name: string) => ({ amount: 30, unit: 'ml' as const, name, note: null, optional: false });

describe('what to buy, with what the catalogue knows of a member [BEYOND-214]', () => {
  it('is what they like before what makes more', async () => {
    const ada = await aMember(stack);
    const create = async (name: string, ingredient: string) => {
      const spec = [line(ingredient)];
      const body = { ...aRecipe({ name }), spec, visibility: 'public' as const };
      return (await ada.call(ownRecipeRoutes.create, { body })).id;
    };
    const liked = await create('Glimmer Neat', 'Glimmerwine');
    await create('Zorb Neat', 'Zorbwine');
    await create('Zorb on Ice', 'Zorbwine');
    const best = () => ada.call(purchaseRoutes.best, { body: { bottles: 5 } });
    await eventually(async () => expect((await best()).items.map(({ name }) => name)).toContain('Zorbwine'));
    await ada.call(favoriteRoutes.add, { params: { id: liked } });
    const { items, liked: count, knowsTaste } = await best();
    expect([count, knowsTaste]).toEqual([1, true]);
    expect(items.map(({ name }) => name)).toContain('Glimmerwine');
  });
});
