import {
  catalogueInternalRoutes,
  type OwnRecipeInput,
  ownRecipeRoutes,
  recipeVersionRoutes,
} from '@barspoon/contracts';
import { type Agent, aMember, anIngredient, aRecipe, type Stack, startStack } from '@barspoon/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allServices } from '../support/all-services.ts';

let stack: Stack;
beforeAll(async () => {
  stack = await startStack(allServices);
  const ingredients = ['gin', 'lime-juice', 'sugar', 'rosemary'].map((slug) => anIngredient(slug));
  await stack.ask(catalogueInternalRoutes.seedIngredients, { body: { ingredients } });
});
afterAll(() => stack.stop());

const line = (name: string, amount = 100) => ({
  amount,
  unit: 'ml' as const,
  name,
  note: null,
  optional: false,
});
const making = (name: string, lines: string[], more: Partial<OwnRecipeInput> = {}): OwnRecipeInput => ({
  ...aRecipe({ name, alcoholic: false, spec: lines.map((one) => line(one)) }),
  homemade: { makesMl: 400, keepsDays: 21 },
  visibility: 'private',
  ...more,
});
const create = (member: Agent, input: OwnRecipeInput) =>
  member.call(ownRecipeRoutes.create, { body: { ...input, basedOn: null } });

describe('an own recipe that makes an ingredient', () => {
  it('says so in what is read, listed, and restored from a version, and to nobody else [BEYOND-300]', async () => {
    const ann = await aMember(stack);
    const made = await create(ann, making('Rosemary syrup', ['sugar', 'rosemary']));
    expect(made.homemade).toEqual({ makesMl: 400, keepsDays: 21 });
    await create(ann, making('A drink', ['gin'], { homemade: null }));
    const { items } = await ann.call(ownRecipeRoutes.homemade, {});
    expect(items).toEqual([
      {
        id: made.id,
        name: 'Rosemary syrup',
        makesMl: 400,
        keepsDays: 21,
        parts: [
          { name: 'sugar', ingredient: 'sugar', optional: false },
          { name: 'rosemary', ingredient: 'rosemary', optional: false },
        ],
      },
    ]);
    expect((await (await aMember(stack)).call(ownRecipeRoutes.homemade, {})).items).toEqual([]);
    const params = { id: made.id };
    const drink = making('Rosemary syrup', ['sugar', 'rosemary'], { homemade: null });
    const revised = await ann.call(ownRecipeRoutes.revise, { params, body: { revision: 1, recipe: drink } });
    expect(revised.homemade).toBeNull();
    const restored = await ann.call(recipeVersionRoutes.restore, {
      params: { ...params, version: 1 },
      body: { revision: 2 },
    });
    expect(restored.homemade).toEqual({ makesMl: 400, keepsDays: 21 });
  });

  it.each([
    [{ makesMl: 0, keepsDays: 21 }, 'body.homemade.makesMl'],
    [{ makesMl: 400, keepsDays: 1.5 }, 'body.homemade.keepsDays'],
    [{ makesMl: 400 }, 'body.homemade.keepsDays'],
  ])('is refused with %j, by the name of the field [BEYOND-300]', async (homemade, path) => {
    const ann = await aMember(stack);
    const wrong = making('Syrup', ['sugar'], { homemade: homemade as OwnRecipeInput['homemade'] });
    const refused = await ann.send(ownRecipeRoutes.create, { body: { ...wrong, basedOn: null } });
    expect(refused).toMatchObject({ status: 400, body: { errors: [{ path }] } });
  });
});

describe('recipes that would need each other [BEYOND-302]', () => {
  it('are refused by both names, over two, over three, and alone; what only others call so is no circle', async () => {
    const ann = await aMember(stack);
    const syrup = await create(ann, making('Rosemary syrup', ['sugar']));
    const sour = await create(ann, making('House sour mix', ['lime juice', 'Rosemary syrup']));
    const revise = (name: string, lines: string[], of = syrup) =>
      ann.send(ownRecipeRoutes.revise, {
        params: { id: of.id },
        body: { revision: of.revision, recipe: making(name, lines) },
      });
    const refusal = (message: string) => ({
      status: 400,
      body: { errors: [{ path: 'body.recipe.spec', message: expect.stringContaining(message) }] },
    });
    expect(await revise('Rosemary syrup', ['sugar', 'house sour mixes'])).toMatchObject(
      refusal('“Rosemary syrup” needs “House sour mix”, “House sour mix” needs “Rosemary syrup”.'),
    );
    expect(await revise('Rosemary syrup', ['rosemary syrup'])).toMatchObject(
      refusal('“Rosemary syrup” needs “Rosemary syrup”.'),
    );
    await create(ann, making('Falernum', ['House sour mix']));
    expect(await revise('Rosemary syrup', ['falernum'])).toMatchObject(
      refusal(
        '“Rosemary syrup” needs “Falernum”, “Falernum” needs “House sour mix”, “House sour mix” needs “Rosemary syrup”.',
      ),
    );
    const mint = making('Mint syrup', ['sugar', 'Falernum']);
    expect((await create(ann, mint)).name).toBe('Mint syrup');
    expect(await revise('House sour mix', ['Mint syrup'], sour)).toMatchObject(
      refusal('“House sour mix” needs “Mint syrup”'),
    );
    const drink = making('Rosemary syrup', ['house sour mix'], { homemade: null });
    const params = { id: syrup.id };
    const body = { revision: syrup.revision, recipe: drink };
    expect((await ann.call(ownRecipeRoutes.revise, { params, body })).homemade).toBeNull();
    const bob = await aMember(stack);
    await create(bob, making('Falernum', ['Rosemary syrup']));
    expect((await create(bob, making('Rosemary syrup', ['House sour mix']))).name).toBe('Rosemary syrup');
  });

  it('are not saved at the same moment either', async () => {
    const ann = await aMember(stack);
    const answers = await Promise.all(
      [making('One', ['Another']), making('Another', ['One']), making('Third', ['One'])].map((body) =>
        ann.send(ownRecipeRoutes.create, { body: { ...body, basedOn: null } }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 400]);
  });
});
