import {
  adminIngredientRoutes,
  catalogueAuditRoutes,
  catalogueInternalRoutes,
  discoverRoutes,
  ingredientPageRoutes,
  ingredientRoutes,
  recipeRoutes,
} from '@barspoon/contracts';
import { newId } from '@barspoon/platform';
import { aLibraryRecipe, anIngredient, eventually, type Stack, startStack } from '@barspoon/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bootstrap } from '../src/bootstrap.ts';

let stack: Stack;
beforeAll(async () => {
  stack = await startStack([bootstrap]);
  const nuts = { role: 'sweetener', closeness: 'works', note: 'nutty' } as const;
  await seed(
    anIngredient('orgeat', { allergens: ['nuts'] }),
    anIngredient('syrup', { substitutes: [{ ...nuts, use: 'orgeat', ratio: 1.5, brings: ['nuts'] }] }),
    anIngredient('rich-syrup', { parent: 'syrup' }),
    anIngredient('gin'),
  );
});
afterAll(() => stack.stop());

const seed = (...ingredients: ReturnType<typeof anIngredient>[]) =>
  stack.ask(catalogueInternalRoutes.seedIngredients, { body: { ingredients } });
const substitutesOf = async (...ingredients: string[]) =>
  (await stack.ask(ingredientRoutes.substitutes, { query: { ingredients } })).items;

describe('what can stand in for an ingredient', () => {
  const orgeat = {
    ingredient: 'orgeat',
    name: expect.any(String),
    role: 'sweetener',
    ratio: 1.5,
    closeness: 'works',
    note: 'nutty',
    brings: ['nuts'],
    pieceMl: null,
  };

  it('is told with ratio, note and what it brings, also of its kinds, and nothing of others', async () => {
    expect(await substitutesOf('rich-syrup', 'gin', 'syrup', 'unheard-of', 'syrup')).toEqual([
      { ingredient: 'rich-syrup', substitutes: [orgeat] },
      { ingredient: 'syrup', substitutes: [orgeat] },
    ]);
  });

  it('follows the vocabulary at once', async () => {
    await seed(anIngredient('orgeat', { allergens: [], abv: 20 }));
    expect(await substitutesOf('syrup')).toEqual([
      { ingredient: 'syrup', substitutes: [{ ...orgeat, brings: ['alcohol'] }] },
    ]);
  });
});

describe('an admin’s edit of an ingredient', () => {
  const admin = { kind: 'member', id: newId(), role: 'admin', granted: true, sessionId: 's' } as const;
  const edge = { role: 'base spirit', ratio: 1, closeness: 'works', note: 'plainer' } as const;
  const get = (id: string) => stack.ask(adminIngredientRoutes.get, { params: { id } }, admin);
  const revise = (id: string, body: object) =>
    stack.ask(
      adminIngredientRoutes.revise,
      { params: { id }, body: { revision: 0, abv: 0, allergens: [], substitutes: [], ...body } },
      admin,
    );
  const gin = { abv: 40, allergens: [] };

  it('puts the nearest first, marks what comes in, is audited, and seeding leaves it alone', async () => {
    await seed(anIngredient('vodka', { abv: 40 }), anIngredient('tonic'), anIngredient('genever', gin));
    const substitutes = [
      { ...edge, use: 'orgeat' },
      { ...edge, use: 'vodka', ratio: 2, closeness: 'close' },
    ];
    const edited = await revise('tonic', { substitutes });
    expect(edited).toMatchObject({ id: 'tonic', revision: 1 });
    expect(edited.substitutes.map(({ use, brings, ratio }) => [use, ratio, brings])).toEqual([
      ['vodka', 2, ['alcohol']],
      ['orgeat', 1, ['alcohol']],
    ]);
    expect(await get('tonic')).toEqual(edited);
    const [shown] = await substitutesOf('tonic');
    expect(shown?.substitutes.map(({ ingredient }) => ingredient)).toEqual(['vodka', 'orgeat']);
    const { items } = await stack.ask(adminIngredientRoutes.list, {}, admin);
    expect(items.find(({ id }) => id === 'tonic')).toMatchObject({ substitutes: 2, parent: null });
    expect(await seed(anIngredient('tonic'))).toEqual({ inserted: 0, updated: 0, kept: 1 });
    const lines = await stack.ask(catalogueAuditRoutes.list, { query: {} }, admin);
    expect(lines.items[0]).toMatchObject({
      actor: admin.id,
      action: 'ingredient.revised',
      subject: 'ingredient:tonic',
      details: { changed: ['substitutes'] },
    });
  });

  it('gives it a season, keeps it where nothing is said of it, and takes it away [BEYOND-279]', async () => {
    await seed(anIngredient('quince'));
    const season = { from: 9, to: 11 };
    expect(await revise('quince', { season })).toMatchObject({ season, revision: 1 });
    expect(await revise('quince', { revision: 1 })).toMatchObject({ season });
    expect((await stack.ask(ingredientPageRoutes.get, { params: { id: 'quince' } })).season).toEqual(season);
    expect(await revise('quince', { revision: 2, season: null })).toMatchObject({ season: null });
    expect((await stack.ask(ingredientPageRoutes.get, { params: { id: 'quince' } })).season).toBeNull();
  });

  it('is refused with the field that is wrong, or when it comes too late, and changes nothing', async () => {
    await seed(anIngredient('rum'), anIngredient('spirit', { group: true }));
    const before = await get('rum');
    for (const use of ['unheard-of', 'rum', 'spirit'])
      await expect(revise('rum', { substitutes: [{ ...edge, use }] })).rejects.toMatchObject({
        extra: { errors: [{ path: 'body.substitutes.0.use' }] },
      });
    const twice = [
      { ...edge, use: 'gin' },
      { ...edge, use: 'gin' },
    ];
    await expect(revise('rum', { substitutes: twice })).rejects.toMatchObject({
      extra: { errors: [{ path: 'body.substitutes.1.use', message: 'This one is there already' }] },
    });
    await expect(revise('rum', { revision: 3 })).rejects.toMatchObject({
      code: 'catalogue.ingredient_changed',
    });
    await expect(revise('unheard-of', {})).rejects.toMatchObject({ code: 'catalogue.ingredient_not_found' });
    expect(await get('rum')).toEqual(before);
  });

  it('of strength and allergens reaches the recipes that pour it, their search, and what it stands in for', async () => {
    await seed(
      anIngredient('mystery'),
      anIngredient('punch', { substitutes: [{ ...edge, use: 'mystery', brings: [] }] }),
    );
    await stack.ask(catalogueInternalRoutes.seedRecipes, {
      body: { recipes: [aLibraryRecipe('mystery-cup', ['mystery'])] },
    });
    const cup = () => stack.ask(recipeRoutes.get, { params: { id: 'mystery-cup' } });
    const before = await cup();
    expect(before.facts).toMatchObject({ allergens: [] });
    await revise('mystery', { abv: 40, allergens: ['nuts'] });
    await eventually(async () => expect((await cup()).facts.allergens).toEqual(['nuts']));
    const after = await cup();
    expect(after.facts.abv).toBeGreaterThan(before.facts.abv ?? 0);
    expect(after.revision).toBe(before.revision + 1);
    expect((await substitutesOf('punch'))[0]?.substitutes[0]?.brings).toEqual(['nuts', 'alcohol']);
    expect((await get('punch')).substitutes[0]?.brings).toEqual(['nuts', 'alcohol']);
    await eventually(async () => {
      const query = { free: ['nuts'], q: 'Mystery' };
      expect((await stack.ask(discoverRoutes.search, { query }, admin)).total).toBe(0);
    });
  });
});
