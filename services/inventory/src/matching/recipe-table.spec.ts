import type { RecipeFact } from '@barspoon/contracts';
import { compileVocabulary } from '@barspoon/mixology';
import { describe, expect, it } from 'vitest';
import { IngredientLines } from './ingredient-lines.ts';
import { RecipeTable } from './recipe-table.ts';

const aFact = (recipeId: string, ingredient: string): RecipeFact => ({
  recipeId,
  revision: 1,
  slug: 'a-drink',
  name: `Drink ${recipeId}`,
  category: 'Classic',
  alcoholic: true,
  featured: false,
  userId: null,
  visibility: 'public',
  ingredients: [{ name: ingredient, ingredient: null, optional: false }],
});

describe('RecipeTable', () => {
  it('does not grow while recipes and their ingredients come and go', () => {
    const lines = new IngredientLines(compileVocabulary([]));
    const recipes = new RecipeTable(lines);
    for (let at = 0; at < 500; at += 1) {
      recipes.put(aFact('same', `Bottle ${at}`));
      recipes.put(aFact(`${at}`, 'Gin'));
      recipes.remove(`${at}`);
    }
    expect(recipes.size).toBe(1);
    expect(recipes.end).toBe(2);
    expect(lines.end).toBeLessThanOrEqual(3);
    expect([...recipes.byName()].map((number) => recipes.head(number).recipeId)).toEqual(['same']);
  });
});
