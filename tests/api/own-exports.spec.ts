import {
  barItemRoutes,
  barRoutes,
  catalogueInternalRoutes,
  collectionRoutes,
  favoriteRoutes,
  ownExportRoutes,
  ownImportRoutes,
  ownRecipeRoutes,
  type RecipeFormatName,
  ratingRoutes,
  recipeFormatNames,
} from '@barspoon/contracts';
import { type Agent, aMember, anIngredient, aRecipe, type Stack, startStack } from '@barspoon/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allServices } from '../support/all-services.ts';

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
      await eve.call(ownImportRoutes.apply, { body: { text, existing: 'skip' } });
      const second = (await exported(eve, format)).text;
      await mia.call(ownImportRoutes.apply, { body: { text: second, existing: 'skip' } });
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
});
