import type { LibraryIngredient, Match, nextBottleSchema, Swap } from '@barspoon/contracts';
import { shownSubstitute, substitutesOf, type Vocabulary } from '@barspoon/mixology';
import type { z } from 'zod';
import type { BarItemRow } from '../items/item.schema.ts';
import type { RecipeMatch } from '../matching/bar-matches.ts';
import type { NextBottle } from '../matching/next-bottles.ts';

export const toMatch = (
  { recipe, percent, matched, total, missing, swaps }: RecipeMatch,
  vocabulary: Vocabulary<LibraryIngredient>,
): Match => ({
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
  swaps: swaps.flatMap((swap) => toSwap(swap, vocabulary)),
});

function toSwap(
  { name, ingredient, use }: RecipeMatch['swaps'][number],
  vocabulary: Vocabulary<LibraryIngredient>,
): Swap[] {
  const instead = vocabulary.get(ingredient);
  const substitute = substitutesOf(ingredient, vocabulary).find(({ node }) => node.slug === use);
  return instead && substitute ? [{ instead: name, ...shownSubstitute(substitute, instead) }] : [];
}

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
