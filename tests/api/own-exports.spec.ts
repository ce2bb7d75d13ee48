import {
  barItemRoutes,
  barRoutes,
  catalogueInternalRoutes,
  collectionRoutes,
  favoriteRoutes,
  ownBarRoutes,
  ownExportRoutes,
  ownImportRoutes,
  ownRecipeRoutes,
  type RecipeFormatName,
  ratingRoutes,
  recipeFormatNames,
  recipeRoutes,
} from '@barspoon/contracts';
import {
  type Agent,
  aMember,
  anIngredient,
  aRecipe,
  eventually,
  type Stack,
  startStack,
} from '@barspoon/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allServices } from '../support/all-services.ts';
import { importFile, undoImport } from '../support/own-imports.ts';

let stack: Stack;
let ada: Agent;
beforeAll(async () => {
  stack = await startStack(allServices);
  const ingredients = [anIngredient('gin', { abv: 40 }), anIngredient('lime-juice')];
  await stack.ask(catalogueInternalRoutes.seedIngredients, { body: { ingredients } });
  ada = await aMember(stack);
  for (const [name, visibility] of [
    ['Gimlet', 'private'],
    ['=HYPERLINK("x")', 'link'],
    ['Fizz, “tall” & <3', 'public'],
  ] as const)
    await ada.call(ownRecipeRoutes.create, {
      body: { ...aRecipe({ name }), visibility, instructions: ['Shake; strain.', '2 cl on top.'] },
    });
});
afterAll(() => stack?.stop());

async function exported({ url, token }: Agent, format: RecipeFormatName) {
  const response = await fetch(`${url}/api/v1${ownExportRoutes.file.path}?format=${format}`, {
    headers: { 'x-requested-with': 'fetch', authorization: `Bearer ${token}` },
  });
  expect(response.status).toBe(200);
  return { headers: response.headers, text: await response.text() };
}
const rating = {
  tasteRating: 5,
  difficultyRating: 4,
  presentationRating: 4,
  valueRating: 5,
  reviewText: 'Sharp.',
  wouldRecommend: true,
};

describe('the export of what is one’s own', () => {
  it.each(recipeFormatNames)(
    'as %s is nothing new where it came from, and whole for others [BEYOND-25]',
    async (format) => {
      const { text } = await exported(ada, format);
      const own = await ada.call(ownImportRoutes.report, { body: { text } });
      expect([own.format, own.recipes.map(({ change }) => change)]).toEqual([
        format,
        ['same', 'same', 'same'],
      ]);

      const [eve, mia] = [await aMember(stack), await aMember(stack)];
      await importFile(eve, { text, existing: 'skip' });
      const second = (await exported(eve, format)).text;
      await importFile(mia, { text: second, existing: 'skip' });
      const third = await mia.call(ownImportRoutes.report, { body: { text: second } });
      expect(third.recipes.map(({ change }) => change)).toEqual(['same', 'same', 'same']);
    },
  );

  it('as our own JSON holds favorites, ratings, collections and the bar too [BEYOND-25]', async () => {
    const drink = await ada.call(ownRecipeRoutes.create, {
      body: { ...aRecipe({ name: 'Published' }), visibility: 'public' },
    });
    const params = { id: drink.id };
    const eve = await aMember(stack);
    await eve.call(favoriteRoutes.add, { params });
    await eve.call(ratingRoutes.rate, { params, body: rating });
    const { id } = await eve.call(collectionRoutes.create, { body: { name: 'Friday' } });
    await eve.call(collectionRoutes.addRecipe, { params: { id, recipeId: drink.id } });
    const item = await eve.call(barItemRoutes.create, {
      body: { name: 'Sloe Gin', brand: 'Home made', category: 'spirits', subcategory: 'Liqueur' },
    });
    await eve.call(barRoutes.add, { params: { id: item.id } });
    // Another bar is chosen, and a file has the first one nevertheless.
    await eve.call(ownBarRoutes.create, { body: { name: 'The cabin' } });
    const { headers, text } = await exported(eve, 'json');
    expect(headers.get('content-disposition')).toMatch(
      /^attachment; filename="my-recipes-\d{4}-\d\d-\d\d\.json"$/,
    );
    expect(JSON.parse(text)).toMatchObject({
      barspoon: 1,
      recipes: [],
      favorites: [{ recipe: drink.slug, name: 'Published' }],
      ratings: [{ recipe: drink.slug, name: 'Published', tasteRating: 5, reviewText: 'Sharp.' }],
      collections: [{ name: 'Friday', isPublic: false, recipes: [{ recipe: drink.slug, note: null }] }],
      bar: [{ name: 'Sloe Gin', brand: 'Home made', isOwnItem: true }],
    });
  });

  it('as our own JSON brings all of it back elsewhere, and again is nothing new [BEYOND-25]', async () => {
    const drink = await ada.call(ownRecipeRoutes.create, {
      body: { ...aRecipe({ name: 'Traveler' }), visibility: 'public' },
    });
    const params = { id: drink.id };
    const [eve, mia] = [await aMember(stack), await aMember(stack)];
    await eve.call(favoriteRoutes.add, { params });
    await eve.call(ratingRoutes.rate, { params, body: rating });
    for (const name of ['Friday', 'Saturday', 'Friday']) {
      const { id } = await eve.call(collectionRoutes.create, {
        body: { name, isPublic: name === 'Saturday' },
      });
      await eve.call(collectionRoutes.addRecipe, { params: { id, recipeId: drink.id } });
      await eve.call(collectionRoutes.note, { params: { id, recipeId: drink.id }, body: { note: 'Twice' } });
    }
    for (const name of ['Sloe Gin', 'Nocino']) {
      const item = await eve.call(barItemRoutes.create, {
        body: { name, brand: 'Home made', category: 'spirits', subcategory: 'Liqueur' },
      });
      await eve.call(barRoutes.add, { params: { id: item.id } });
    }
    const { text } = await exported(eve, 'json');
    const same = { new: 0, changed: 0, refused: 0 };
    const mine = await eve.call(ownImportRoutes.report, { body: { text } });
    expect(mine.belongings).toEqual({
      favorites: { ...same, same: 1 },
      ratings: { ...same, same: 1 },
      collections: { ...same, same: 3 },
      bar: { ...same, same: 2 },
    });

    const done = await importFile(mia, { text, existing: 'skip' });
    expect(done.belongings).toEqual({ favorites: 1, ratings: 1, collections: 3, bar: 2 });
    await eventually(async () =>
      expect(belongingsOf((await exported(mia, 'json')).text)).toEqual(belongingsOf(text)),
    );
    const again = await importFile(mia, { text, existing: 'update' });
    expect(again.belongings).toEqual({ favorites: 0, ratings: 0, collections: 0, bar: 0 });

    await mia.call(ratingRoutes.rate, { params, body: { ...rating, reviewText: 'Dull.', tasteRating: 1 } });
    const changed = await importFile(mia, { text, existing: 'update' });
    expect(changed.belongings).toMatchObject({ ratings: 1 });
    const back = await undoImport(mia, changed.id);
    expect(back.belongings).toEqual({ favorites: 0, ratings: 1, collections: 0, bar: 0 });
    const kept = await mia.call(ratingRoutes.mine, { params });
    expect(kept.rating).toMatchObject({ reviewText: 'Dull.', tasteRating: 1 });

    const undone = await undoImport(mia, done.id);
    expect(undone.belongings).toEqual({ favorites: 1, ratings: 0, collections: 3, bar: 2 });
    await eventually(async () =>
      expect(belongingsOf((await exported(mia, 'json')).text)).toMatchObject({
        favorites: [],
        collections: [],
        bar: [],
        ratings: [{ reviewText: 'Dull.' }],
      }),
    );
    const recipe = await stack.visitor().call(recipeRoutes.get, { params });
    expect(recipe).toMatchObject({ rating: { count: 2, average: 4 } });
  });

  it('leaves out what is unknown here, cannot be read, or is not open to the member [BEYOND-25]', async () => {
    const text = JSON.stringify({
      barspoon: 1,
      favorites: [{ recipe: 'nowhere-to-be-found' }, { name: 'No address' }, 7],
      ratings: [
        { recipe: 'nowhere-to-be-found', ...rating },
        { recipe: 'x', tasteRating: 9 },
      ],
      collections: [{ name: '' }, { name: 'Empty', recipes: [{ recipe: 'nowhere-to-be-found' }] }],
      bar: [
        { name: 'Gin', brand: 'Any', category: 'spirits' },
        { name: 'Gin', brand: 'Any', category: 'no' },
      ],
    });
    const { belongings } = await ada.call(ownImportRoutes.report, { body: { text } });
    const none = { new: 0, changed: 0, same: 0 };
    expect(belongings).toMatchObject({
      favorites: { ...none, refused: 3 },
      ratings: { ...none, refused: 2 },
      collections: { new: 1, refused: 1 },
    });
  });
});

const belongingsOf = (text: string) => {
  const { favorites, ratings, collections, bar } = JSON.parse(text);
  return { favorites, ratings, collections, bar };
};
