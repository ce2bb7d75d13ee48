import { useInfiniteQuery } from '@tanstack/react-query';
import { LinkButton } from '../../../ui/button.tsx';
import { EmptyGlass } from '../../../ui/drawings/empty-glass.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LoadMore } from '../../../ui/load-more.tsx';
import { Bone } from '../../../ui/skeleton.tsx';
import { Trouble } from '../../../ui/trouble.tsx';
import { postsQuery } from '../api/posts.ts';
import { t } from '../texts.ts';
import { tWriting } from '../writing-texts.ts';
import styles from './community-page.module.css';
import { PageOfPosts } from './page-of-posts.tsx';

/** All posts of the reader, newest first. Implements PROF-10, PROF-11. */
export function OwnPosts() {
  const { data, isPending, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteQuery(
    postsQuery({ tab: 'my-posts' }),
  );
  if (isPending) return <Bone width="100%" height="240px" />;
  if (!data) return <Trouble title={t('loadFailed')} onRetry={refetch} />;
  if (data.pages[0]?.items.length === 0)
    return (
      <EmptyState
        drawing={<EmptyGlass />}
        title={tWriting('own.none')}
        action={<LinkButton to="/community">{tWriting('own.toCommunity')}</LinkButton>}
      />
    );
  return (
    <>
      <h2 className="hidden-text">{tWriting('own.title')}</h2>
      <div className={styles.list}>
        {data.pages.map((page) => (
          <PageOfPosts key={page.items[0]?.id ?? 'none'} page={page} />
        ))}
      </div>
      <LoadMore hasMore={hasNextPage} busy={isFetchingNextPage} onMore={fetchNextPage} />
    </>
  );
}
