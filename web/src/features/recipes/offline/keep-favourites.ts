import type { QueryClient } from '@tanstack/react-query';
import { session } from '../../../lib/session/session.ts';
import { whenIdle } from '../../../lib/when-idle.ts';
import { favouritesQuery } from '../api/favourites.ts';
import { forgetAllRecipes, keepRecipes } from './saved-recipes.ts';

/** Keeps the member's newest favourites readable offline, also those saved on another device; they go when she signs out. */
export function keepFavourites(queryClient: QueryClient): void {
  let kept: string | null = null;
  session.listen(() => {
    const { memberId, status } = session.state();
    if (memberId === kept) return;
    kept = memberId;
    if (status === 'visitor') return forgetAllRecipes();
    whenIdle(async () => {
      const favourites = await queryClient.fetchInfiniteQuery(favouritesQuery()).catch(() => null);
      const slugs = favourites?.pages.flatMap(({ items }) => items.map(({ recipe }) => recipe.slug));
      if (slugs && session.state().memberId === memberId) await keepRecipes(slugs);
    });
  });
}
