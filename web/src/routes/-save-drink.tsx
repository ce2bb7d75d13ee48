import type { RecipeCard } from '@barspoon/contracts';
import { useFavoriteMarks } from '../features/recipes/api/favorites.ts';
import { FavoriteHeart } from '../features/recipes/components/favorite-heart.tsx';

/** The heart of a drink in an answer; the drinks of one answer are asked for at once. */
export function SaveDrink({ recipe, all }: { recipe: RecipeCard; all: readonly string[] }) {
  const saved = useFavoriteMarks([...all]);
  return <FavoriteHeart recipe={recipe} saved={saved?.has(recipe.id) ?? false} />;
}
