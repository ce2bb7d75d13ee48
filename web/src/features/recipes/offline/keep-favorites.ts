import type { QueryClient } from '@tanstack/react-query';
import { session } from '../../../lib/session/session.ts';
import { favoritesQuery } from '../api/favorites.ts';
import { keepRecipes } from './saved-recipes.ts';

/** Keeps the member's newest favorites readable offline, also those saved on another device. */
export function keepFavorites(queryClient: QueryClient): void {
  let kept: string | null = null;
  const keep = async () => {
    const { memberId } = session.state();
    if (memberId === kept) return;
    kept = memberId;
    if (memberId === null) return;
    const favorites = await queryClient.fetchInfiniteQuery(favoritesQuery()).catch(() => null);
    const slugs = favorites?.pages.flatMap(({ items }) => items.map(({ recipe }) => recipe.slug));
    if (slugs && session.state().memberId === memberId) await keepRecipes(slugs);
  };
  session.listen(() => void keep());
  void keep();
}
