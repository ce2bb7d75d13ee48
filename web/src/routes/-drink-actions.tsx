import type { RecipeCard } from '@barspoon/contracts';
import { AddToCollection } from '../features/collections/components/add-to-collection.tsx';
import { useFavoriteMarks } from '../features/recipes/api/favorites.ts';
import { MixDrink } from '../features/recipes/bar-tools/mix-drink.tsx';
import { FavoriteHeart } from '../features/recipes/components/favorite-heart.tsx';

/**
 * What can be done with a drink of an answer: saved, put into a collection, mixed. The marks of one answer are asked
 * for at once. Implements BEYOND-45.
 */
export function DrinkActions({ recipe, all }: { recipe: RecipeCard; all: readonly string[] }) {
  const saved = useFavoriteMarks([...all]);
  return (
    <>
      <FavoriteHeart recipe={recipe} saved={saved?.has(recipe.id) ?? false} />
      <AddToCollection recipeId={recipe.id} named={recipe.name} />
      <MixDrink recipe={recipe} />
    </>
  );
}
