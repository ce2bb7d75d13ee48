import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { usePages } from '../../../lib/use-pages.ts';
import { Button } from '../../../ui/button.tsx';
import { LookingGlass } from '../../../ui/drawings/looking-glass.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LoadMore } from '../../../ui/load-more.tsx';
import { Bone } from '../../../ui/skeleton.tsx';
import { useFailureToast } from '../../../ui/toasts/toasts.ts';
import { Trouble } from '../../../ui/trouble.tsx';
import { postingsQuery } from '../api/postings.ts';
import { isNarrowed, type JobsPageProps } from '../jobs-search.ts';
import { t } from '../texts.ts';
import styles from './jobs.module.css';
import { PostingCard } from './posting-card.tsx';

export function PostingList({ search, onSearch }: JobsPageProps) {
  const list = useInfiniteQuery({ ...postingsQuery(search), placeholderData: keepPreviousData });
  usePages(list, search.page ?? 1);
  useFailureToast(list.error, t('loadFailed'));
  if (list.isPending) return <ListSkeleton />;
  if (!list.data) return <Trouble title={t('loadFailed')} onRetry={list.refetch} />;
  const all = list.data.pages.flatMap(({ items }) => items);
  return (
    <div className={list.isPlaceholderData ? styles.stale : undefined}>
      <h2 className="hidden-text">{t('listTitle')}</h2>
      {all.length === 0 ? (
        <NoPostings search={search} onSearch={onSearch} />
      ) : (
        <ul className={styles.list}>
          {all.map((posting) => (
            <PostingCard key={posting.id} posting={posting} />
          ))}
        </ul>
      )}
      <LoadMore
        hasMore={list.hasNextPage}
        busy={list.isFetchingNextPage}
        onMore={() => onSearch({ ...search, page: list.data.pages.length + 1 })}
      />
    </div>
  );
}

/** Implements JOB-09. */
function NoPostings({ search, onSearch }: JobsPageProps) {
  const isFiltered = isNarrowed(search);
  const texts = {
    mine: t('noneMine'),
    saved: t('saved.none'),
    open: t(isFiltered ? 'noneSearch' : 'noneYet'),
  };
  const text = texts[search.view ?? 'open'];
  return (
    <EmptyState
      level={3}
      drawing={<LookingGlass />}
      title={t('none')}
      text={text}
      action={isFiltered && <Button onClick={() => onSearch({})}>{t('showAll')}</Button>}
    />
  );
}

const ListSkeleton = () => (
  <div className={styles.list}>
    {['a', 'b', 'c'].map((key) => (
      <Bone key={key} width="100%" height="220px" />
    ))}
  </div>
);
