import { libraryRecipeSchema } from '@barspoon/contracts';
import { describe, expect, it } from 'vitest';
import { syntheticRecipes } from './synthetic-recipes.ts';

describe('synthetic recipes', () => {
  it('are valid, distinct and the same every time', () => {
    const recipes = [...syntheticRecipes(500)];
    for (const recipe of recipes) expect(libraryRecipeSchema.safeParse(recipe).error).toBeUndefined();
    expect(new Set(recipes.map(({ slug }) => slug)).size).toBe(500);
    expect([...syntheticRecipes(500)]).toEqual(recipes);
  });
});
