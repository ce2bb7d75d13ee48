import { catalogueInternalRoutes, ingredientRoutes } from '@barspoon/contracts';
import { anIngredient, type Stack, startStack } from '@barspoon/testing';
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
