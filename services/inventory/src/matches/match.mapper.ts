import type { LibraryIngredient, Match, nextBottleSchema, Swap } from '@barspoon/contracts';
import { shownSubstitute, substitutesOf, type Vocabulary } from '@barspoon/mixology';
import type { z } from 'zod';
import type { BarItemRow } from '../items/item.schema.ts';
import type { RecipeMatch } from '../matching/bar-matches.ts';
import type { NextBottle } from '../matching/next-bottles.ts';
import { bottlesOf } from './bottles-of.ts';

export const toMatch = (
  { recipe, percent, matched, total, missing, toMake, swaps }: RecipeMatch,
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
  toMake,
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

type ShownBottle = z.output<typeof nextBottleSchema>;

/** With the item of the catalogue that each would be put on the bar as. */
export function toNextBottles(
  bottles: readonly NextBottle[],
  items: readonly BarItemRow[],
  vocabulary: Vocabulary<LibraryIngredient>,
): ShownBottle[] {
  const sold = bottlesOf(
    bottles.map(({ ingredient }) => ingredient),
    items,
    vocabulary,
  );
  return bottles.map(({ ingredient, name, makes, recipes }) => ({
    ingredient,
    name,
    makes,
    recipes: recipes.map((recipe) => ({ recipeId: recipe.recipeId, slug: recipe.slug, name: recipe.name })),
    itemId: sold.get(ingredient)?._id ?? null,
  }));
}
