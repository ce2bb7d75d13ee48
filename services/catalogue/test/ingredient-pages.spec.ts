import {
  catalogueInternalRoutes,
  type InputOf,
  ingredientPageRoutes,
  ratingRoutes,
} from '@barspoon/contracts';
import { newId } from '@barspoon/platform';
import { aLibraryRecipe, anIngredient, eventually, type Stack, startStack } from '@barspoon/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bootstrap } from '../src/bootstrap.ts';

let stack: Stack;
beforeAll(async () => {
  stack = await startStack([bootstrap]);
  const instead = { role: 'sour', closeness: 'works', note: 'rounder' } as const;
  await stack.ask(catalogueInternalRoutes.seedIngredients, {
    body: {
      ingredients: [
        anIngredient('spirit', { group: true, barCategory: 'spirits', abv: 0 }),
        anIngredient('gin', { parent: 'spirit', barCategory: 'spirits', barSubcategory: 'Gin', abv: 40 }),
        anIngredient('old-tom-gin', { parent: 'gin', barCategory: 'spirits', abv: 44, text: 'Sweeter.' }),
        anIngredient('juice', { group: true, barCategory: 'mixers' }),
        anIngredient('lime', { barCategory: 'fruit', sugar: 1.7, acid: 6, season: { from: 11, to: 2 } }),
        anIngredient('lime-wedge', { madeFrom: 'lime' }),
        anIngredient('lemon-juice', { parent: 'juice', acid: 6, allergens: ['sulphites'] }),
        anIngredient('lime-juice', {
          parent: 'juice',
          madeFrom: 'lime',
          aliases: ['fresh lime juice'],
          substitutes: [{ ...instead, use: 'lemon-juice', ratio: 1.5, brings: ['sulphites'] }],
          preparation: {
            parts: [{ amount: 4, unit: 'piece', ingredient: 'lime', note: 'unwaxed' }],
            makesMl: 120,
            keepsDays: 2,
            steps: ['Halve the limes and press them.'],
          },
        }),
      ],
    },
  });
  await stack.ask(catalogueInternalRoutes.seedRecipes, {
    body: {
      recipes: [
        aLibraryRecipe('gimlet', ['gin', 'lime-juice']),
        aLibraryRecipe('tom-collins', ['old-tom-gin', 'lemon-juice']),
        aLibraryRecipe('plain-gin', ['gin'], { garnish: [{ shape: 'wedge', ingredient: 'lime-wedge' }] }),
      ],
    },
  });
  await eventually(async () => expect((await recipesOf('spirit')).total).toBe(3));
});
afterAll(() => stack.stop());

const get = (id: string) => stack.ask(ingredientPageRoutes.get, { params: { id } });
const recipesOf = (id: string, query: Partial<InputOf<typeof ingredientPageRoutes.recipes>['query']> = {}) =>
  stack.ask(ingredientPageRoutes.recipes, { params: { id }, query });
const slugsOf = async (id: string) => (await recipesOf(id)).items.map(({ slug }) => slug);

describe('the page of an ingredient [BEYOND-215]', () => {
  it('says where it stands, what it is made from, its facts and what stands in for it', async () => {
    const { preparation: _, ...page } = await get('lime-juice');
    expect(page).toEqual({
      slug: 'lime-juice',
      name: 'Lime juice',
      aliases: ['fresh lime juice'],
      text: null,
      path: [{ slug: 'juice', name: 'Juice' }],
      kinds: [],
      madeFrom: { slug: 'lime', name: 'Lime' },
      gives: [],
      category: null,
      subcategory: null,
      color: '#f4f6f5',
      group: false,
      abv: 0,
      sugar: null,
      acid: null,
      allergens: [],
      vegan: true,
      carbonated: false,
      keepsDays: 2,
      season: null,
      substitutes: [
        {
          ingredient: 'lemon-juice',
          name: 'lemon juice',
          role: 'sour',
          ratio: 1.5,
          closeness: 'works',
          note: 'rounder',
          brings: ['sulphites'],
          pieceMl: null,
        },
      ],
    });
    expect(await get('lime')).toMatchObject({
      sugar: 1.7,
      acid: 6,
      season: { from: 11, to: 2 },
      gives: [
        { slug: 'lime-juice', name: 'Lime juice' },
        { slug: 'lime-wedge', name: 'Lime wedge' },
      ],
    });
    expect(await get('old-tom-gin')).toMatchObject({
      text: 'Sweeter.',
      path: [
        { slug: 'spirit', name: 'Spirit' },
        { slug: 'gin', name: 'Gin' },
      ],
    });
  });

  it('claims nothing of a group: neither strength nor allergens nor what it is free of', async () => {
    expect(await get('spirit')).toMatchObject({
      group: true,
      abv: null,
      allergens: null,
      vegan: null,
      carbonated: null,
      kinds: [{ slug: 'gin', name: 'Gin' }],
    });
  });

  it('says how it is made at home, with the names of its parts [BEYOND-213]', async () => {
    expect((await get('lime-juice')).preparation).toEqual({
      parts: [{ amount: 4, unit: 'piece', ingredient: 'lime', name: 'lime', note: 'unwaxed' }],
      makesMl: 120,
      keepsDays: 2,
      steps: ['Halve the limes and press them.'],
    });
    expect((await get('lime')).preparation).toBeNull();
  });

  it('does not exist for what the vocabulary does not know', async () => {
    const unknown = { code: 'catalogue.ingredient_not_found' };
    await expect(get('unheard-of')).rejects.toMatchObject(unknown);
    await expect(recipesOf('unheard-of')).rejects.toMatchObject(unknown);
  });
});

describe('the drinks with an ingredient [BEYOND-215]', () => {
  it('are those with it, its kinds and what is made from it, garnishes too', async () => {
    expect(await slugsOf('gin')).toEqual(['gimlet', 'plain-gin', 'tom-collins']);
    expect(await slugsOf('old-tom-gin')).toEqual(['tom-collins']);
    expect(await slugsOf('lime')).toEqual(['gimlet', 'plain-gin']);
  });

  it('come page by page, the best rated first', async () => {
    const { items } = await recipesOf('old-tom-gin');
    const actor = { kind: 'member', id: newId(), role: 'member', granted: true, sessionId: 's' } as const;
    const stars = { tasteRating: 5, difficultyRating: 5, presentationRating: 5, valueRating: 5 };
    const body = { ...stars, wouldRecommend: true };
    await stack.ask(ratingRoutes.rate, { params: { id: items[0]?.id ?? '' }, body }, actor);
    await eventually(async () =>
      expect(await slugsOf('gin')).toEqual(['tom-collins', 'gimlet', 'plain-gin']),
    );
    const first = await recipesOf('gin', { limit: 2 });
    expect(first).toMatchObject({ total: 3, items: [{ slug: 'tom-collins' }, { slug: 'gimlet' }] });
    const next = await recipesOf('gin', { limit: 2, cursor: first.nextCursor ?? undefined });
    expect(next).toMatchObject({ total: 3, items: [{ slug: 'plain-gin' }], nextCursor: null });
  });
});

describe('the families of the drinks with an ingredient [BEYOND-278]', () => {
  it('say how many are of each, whichever is asked for', async () => {
    const families = [
      { family: 'sour', drinks: 1 },
      { family: 'stirred', drinks: 1 },
      { family: 'other', drinks: 1 },
    ];
    expect((await recipesOf('gin')).families).toEqual(families);
    const sours = await recipesOf('gin', { family: 'sour' });
    expect(sours).toMatchObject({ total: 1, items: [{ slug: 'tom-collins' }], families });
    expect(await recipesOf('gin', { family: 'hot' })).toMatchObject({ total: 0, items: [], families });
  });
});

describe('the tree of all ingredients [BEYOND-216]', () => {
  it('has every one by name, under its kind or what it is cut from, with how many drinks have it', async () => {
    const { items } = await stack.ask(ingredientPageRoutes.tree, {});
    expect(items.filter(({ category }) => category).map(({ slug }) => slug)).toEqual([
      'juice',
      'lime',
      'spirit',
    ]);
    expect(items.map(({ name, under, drinks }) => [name, under, drinks])).toEqual([
      ['Gin', 'spirit', 3],
      ['Juice', null, 2],
      ['Lemon juice', 'juice', 1],
      ['Lime', null, 2],
      ['Lime juice', 'juice', 1],
      ['Lime wedge', 'lime', 1],
      ['Old tom gin', 'gin', 1],
      ['Spirit', null, 3],
    ]);
  });
});
