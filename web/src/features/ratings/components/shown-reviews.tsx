import { useInfiniteQuery } from '@tanstack/react-query';
import { LoadMore } from '../../../ui/load-more.tsx';
import { Bone } from '../../../ui/skeleton.tsx';
import { Trouble } from '../../../ui/trouble.tsx';
import { memberReviewsQuery } from '../api/ratings.ts';
import { t } from '../texts.ts';
import { ReviewList } from './review-list.tsx';

/** What another member wrote about recipes. */
export function ShownReviews({ username }: { username: string }) {
  const { data, isPending, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteQuery(
    memberReviewsQuery(username),
  );
  if (isPending) return <Bone width="100%" height="27px" />;
  if (!data) return <Trouble level={3} title={t('panel.othersFailed')} onRetry={refetch} />;
  const items = data.pages.flatMap((page) => page.items);
  if (items.length === 0) return <p>{t('panel.none')}</p>;
  return (
    <>
      <ReviewList items={items} />
      <LoadMore hasMore={hasNextPage} busy={isFetchingNextPage} onMore={fetchNextPage} />
    </>
  );
}
