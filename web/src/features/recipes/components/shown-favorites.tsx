import { memberRoutes } from '@barspoon/contracts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { pagedQuery } from '../../../lib/api/queries.ts';
import { LoadMore } from '../../../ui/load-more.tsx';
import { Trouble } from '../../../ui/trouble.tsx';
import { t } from '../texts.ts';
import { RecipeGrid, RecipeGridSkeleton } from './recipe-grid.tsx';

/** The public favorites of another member. */
export function ShownFavorites({ username }: { username: string }) {
  const { data, isPending, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteQuery(
    pagedQuery(memberRoutes.favorites, { params: { username }, query: {} }),
  );
  if (isPending) return <RecipeGridSkeleton cards={4} />;
  if (!data) return <Trouble level={3} title={t('favorite.othersFailed')} onRetry={refetch} />;
  if (data.pages[0]?.total === 0) return <p>{t('favorite.none')}</p>;
  return (
    <>
      <RecipeGrid pages={data.pages} />
      <LoadMore hasMore={hasNextPage} busy={isFetchingNextPage} onMore={fetchNextPage} />
    </>
  );
}
