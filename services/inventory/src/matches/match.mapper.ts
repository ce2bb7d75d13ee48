import type { Match, nextBottleSchema } from '@barspoon/contracts';
import type { z } from 'zod';
import type { BarItemRow } from '../items/item.schema.ts';
import type { RecipeMatch } from '../matching/bar-matches.ts';
import type { NextBottle } from '../matching/next-bottles.ts';

export const toMatch = ({ recipe, percent, matched, total, missing }: RecipeMatch): Match => ({
  recipeId: recipe.recipeId,
  slug: recipe.slug,
  name: recipe.name,
  category: recipe.category,
  alcoholic: recipe.alcoholic,
  picture: `/pictures/${recipe.slug}-${recipe.revision}.svg`,
  percent,
  matched,
  total,
  missing,
});

export const toNextBottle = (
  { ingredient, name, makes, recipes }: NextBottle,
  item: BarItemRow | undefined,
): z.output<typeof nextBottleSchema> => ({
  ingredient,
  name,
  makes,
  recipes: recipes.map((recipe) => ({ recipeId: recipe.recipeId, slug: recipe.slug, name: recipe.name })),
  itemId: item?._id ?? null,
});
