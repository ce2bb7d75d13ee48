import { useInfiniteQuery } from '@tanstack/react-query';
import { LinkButton } from '../../../ui/button.tsx';
import { EmptyGlass } from '../../../ui/drawings/empty-glass.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LoadMore } from '../../../ui/load-more.tsx';
import { Bone } from '../../../ui/skeleton.tsx';
import { Trouble } from '../../../ui/trouble.tsx';
import { ownReviewsQuery } from '../api/ratings.ts';
import { t } from '../texts.ts';
import { ReviewList } from './review-list.tsx';

/** All ratings of the reader, newest first. Implements PROF-16, PROF-17. */
export function OwnReviews() {
  const { data, isPending, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteQuery(
    ownReviewsQuery(),
  );
  if (isPending) return <Bone width="100%" height="240px" />;
  if (!data) return <Trouble title={t('panel.failed')} onRetry={refetch} />;
  const items = data.pages.flatMap((page) => page.items);
  if (items.length === 0)
    return (
      <EmptyState
        drawing={<EmptyGlass />}
        title={t('panel.none')}
        action={<LinkButton to="/recipes">{t('panel.find')}</LinkButton>}
      />
    );
  return (
    <>
      <h2 className="hidden-text">{t('panel.title')}</h2>
      <ReviewList items={items} />
      <LoadMore hasMore={hasNextPage} busy={isFetchingNextPage} onMore={fetchNextPage} />
    </>
  );
}
