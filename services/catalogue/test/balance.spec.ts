import { balanceRoutes, catalogueInternalRoutes, recipeRoutes } from '@barspoon/contracts';
import { newId } from '@barspoon/platform';
import { aLibraryRecipe, anIngredient, type Stack, startStack } from '@barspoon/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bootstrap } from '../src/bootstrap.ts';

let stack: Stack;
beforeAll(async () => {
  stack = await startStack([bootstrap]);
  await stack.ask(catalogueInternalRoutes.seedIngredients, {
    body: {
      ingredients: [
        anIngredient('spirit', { group: true }),
        anIngredient('gin', { parent: 'spirit', abv: 40 }),
        anIngredient('lime-juice', { acid: 6, sugar: 1.6 }),
        anIngredient('yuzu-juice', { acid: 5 }),
        anIngredient('lemon-juice', { acid: 6, sugar: 2 }),
        anIngredient('syrup', { sugar: 61.5 }),
        anIngredient('soda', { carbonated: true }),
      ],
    },
  });
  await stack.ask(catalogueInternalRoutes.seedRecipes, {
    body: {
      recipes: [
        aLibraryRecipe('first-sour', ['gin', 'lime-juice', 'syrup']),
        aLibraryRecipe('second-sour', ['gin', 'lemon-juice', 'syrup']),
        aLibraryRecipe('gin-and-soda', ['gin', 'soda'], { method: 'build', glass: 'highball' }),
      ],
    },
  });
});
afterAll(() => stack.stop());

const figuresOf = async (...ingredients: string[]) =>
  (await stack.ask(balanceRoutes.figures, { query: { ingredients } })).items;
const idOf = async (slug: string) => (await stack.ask(recipeRoutes.get, { params: { id: slug } })).id;

describe('figures of ingredients', () => {
  it('are told with what does the same in a drink, the most alike first, and nothing of unknown ones [BEYOND-231]', async () => {
    const [lime, ...others] = await figuresOf('lime-juice', 'unheard-of', 'lime-juice');
    expect(others).toEqual([]);
    expect(lime).toMatchObject({ slug: 'lime-juice', abv: 0, acid: 6, sugar: 1.6, carbonated: false });
    expect(lime?.exchanges.map(({ slug, acid }) => [slug, acid])).toEqual([
      ['lemon-juice', 6],
      ['yuzu-juice', 5],
    ]);
  });
});

describe('the drinks built like one', () => {
  it('are told with their strength, sugar and acid [BEYOND-232]', async () => {
    const { items } = await stack.ask(balanceRoutes.neighbors, { params: { id: await idOf('first-sour') } });
    expect(items[0]).toMatchObject({ slug: 'second-sour', name: 'Second Sour' });
    const { facts } = await stack.ask(recipeRoutes.get, { params: { id: 'second-sour' } });
    const { abv, sugar, acid } = items[0]!;
    expect(abv).toBe(facts.abv);
    expect(sugar).toBeCloseTo((100 * facts.sugarGrams!) / facts.volumeMl!, 1);
    expect(acid).toBeCloseTo((100 * facts.acidGrams!) / facts.volumeMl!, 2);
  });

  it('are not told of a recipe that is not there [BEYOND-232]', async () => {
    await expect(stack.ask(balanceRoutes.neighbors, { params: { id: newId() } })).rejects.toMatchObject({
      code: 'catalogue.recipe_not_found',
    });
  });
});
