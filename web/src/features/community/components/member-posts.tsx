import { postRoutes } from '@barspoon/contracts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { pagedQuery } from '../../../lib/api/queries.ts';
import { LoadMore } from '../../../ui/load-more.tsx';
import { PagePart } from '../../../ui/page-part.tsx';
import styles from './community-page.module.css';
import { PageOfPosts } from './page-of-posts.tsx';

/** What a member wrote in the community, newest first; nothing where they have not. Implements BEYOND-165. */
export function MemberPosts({ username, title }: { username: string; title: string }) {
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    ...pagedQuery(postRoutes.list, { query: { author: username, limit: 5 } }),
    refetchOnWindowFocus: false,
  });
  if (!data?.pages[0]?.items.length) return null;
  return (
    <PagePart title={title}>
      <div className={styles.list}>
        {data.pages.map((page) => (
          <PageOfPosts key={page.items[0]?.id ?? 'none'} page={page} />
        ))}
      </div>
      <LoadMore hasMore={hasNextPage} busy={isFetchingNextPage} onMore={fetchNextPage} />
    </PagePart>
  );
}
