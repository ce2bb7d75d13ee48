import { useInfiniteQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { lazily } from '../../../lib/lazily.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { EmptyHeart } from '../../../ui/drawings/empty-heart.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LoadMore } from '../../../ui/load-more.tsx';
import { OfflineLine } from '../../../ui/offline-line.tsx';
import { useFailureToast } from '../../../ui/toasts/toasts.ts';
import { Trouble } from '../../../ui/trouble.tsx';
import { WaitingList } from '../../../ui/waiting-list.tsx';
import { favoritesQuery } from '../api/favorites.ts';
import { t } from '../texts.ts';
import { RecipeGrid, RecipeGridSkeleton } from './recipe-grid.tsx';

const OfflineRecipes = lazily(() => import('../offline/offline-recipes.tsx'), 'OfflineRecipes');

/** The member's favorites, newest first. Implements PROF-12, PROF-13. */
export function FavoritesPanel() {
  const {
    data,
    dataUpdatedAt,
    error,
    isPending,
    isPaused,
    hasNextPage,
    isFetchingNextPage,
    fetchNextPage,
    refetch,
  } = useInfiniteQuery(favoritesQuery());
  useFailureToast(error, t('favorite.loadFailed'));

  if (isPending && !isPaused) return <RecipeGridSkeleton cards={4} />;
  if (!data && !navigator.onLine)
    return (
      <Suspense fallback={<RecipeGridSkeleton cards={4} />}>
        <OfflineRecipes />
      </Suspense>
    );
  if (!data) return <Trouble title={t('favorite.loadFailed')} onRetry={refetch} />;
  if (data.pages[0]?.total === 0)
    return (
      <EmptyState
        drawing={<EmptyHeart />}
        title={t('favorite.none')}
        text={t('favorite.noneHint')}
        action={
          <LinkButton to="/recipes" look="primary">
            {t('title')}
          </LinkButton>
        }
      />
    );
  return (
    <>
      <OfflineLine since={dataUpdatedAt} />
      <WaitingList />
      <h2 className="hidden-text">{t('favorite.listTitle')}</h2>
      <RecipeGrid pages={data.pages.map(({ items }) => ({ items: items.map(({ recipe }) => recipe) }))} />
      <LoadMore hasMore={hasNextPage} busy={isFetchingNextPage} onMore={fetchNextPage} />
    </>
  );
}
