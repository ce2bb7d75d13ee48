import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { postNews } from '../../../lib/post-news.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { usePages } from '../../../lib/use-pages.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { EmptyGlass } from '../../../ui/drawings/empty-glass.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LoadMore } from '../../../ui/load-more.tsx';
import { Bone } from '../../../ui/skeleton.tsx';
import { useFailureToast } from '../../../ui/toasts/toasts.ts';
import { Trouble } from '../../../ui/trouble.tsx';
import type { CommunitySearch } from '../api/community-search.ts';
import { type PostPage, postsQuery } from '../api/posts.ts';
import { t } from '../texts.ts';
import styles from './community-page.module.css';
import { PageOfPosts } from './page-of-posts.tsx';

interface PostListProps {
  search: CommunitySearch;
  onSearch: (search: CommunitySearch) => void;
  onCreate: () => void;
}

export function PostList(props: PostListProps) {
  const { status } = useSession();
  const { tab } = props.search;
  const isOwn = tab === 'following' || tab === 'my-posts';
  if (isOwn && status === 'visitor') return <NoGuests tab={tab} />;
  if (isOwn && status !== 'member') return <ListSkeleton />;
  // While a tab is read, nothing of another stands under its name.
  return <Posts key={tab ?? 'all'} {...props} />;
}

/** The page asks guests to join already; here it says what they would see. */
const NoGuests = ({ tab }: { tab: 'following' | 'my-posts' }) => (
  <EmptyState
    drawing={<EmptyGlass />}
    title={t(`guest.${tab}`)}
    action={<LinkButton to="/profile">{t('guest.signUp')}</LinkButton>}
  />
);

function Posts({ search, onSearch, onCreate }: PostListProps) {
  const result = useInfiniteQuery({ ...postsQuery(search), placeholderData: keepPreviousData });
  const { data, error, isPending, isPlaceholderData, hasNextPage, isFetchingNextPage, refetch } = result;
  usePages(result, search.page ?? 1);
  useFailureToast(error, t('loadFailed'));
  const shown = data?.pages;

  if (isPending) return <ListSkeleton />;
  if (!shown) return <Trouble title={t('loadFailed')} onRetry={refetch} />;
  const isWhole = !search.tab && !search.sort && !search.q && !search.tag;
  return (
    <div className={isPlaceholderData ? styles.stale : undefined}>
      <h2 className="hidden-text">{t('listTitle')}</h2>
      {isWhole && <NewPosts pages={shown} />}
      {shown[0]?.items.length === 0 && <NoPosts search={search} onSearch={onSearch} onCreate={onCreate} />}
      <div className={styles.list}>
        {shown.map((page) => (
          <PageOfPosts key={page.items[0]?.id ?? 'none'} page={page} />
        ))}
      </div>
      <LoadMore
        hasMore={hasNextPage}
        busy={isFetchingNextPage}
        onMore={() => onSearch({ ...search, page: shown.length + 1 })}
      />
    </div>
  );
}

const laterOf = (one: string, other: string) => (one > other ? one : other);

/**
 * Says how many posts have come since; they are shown when somebody asks for them, and not before. A page that connects
 * is also told of the last half minute: what is older than the list was there when it was loaded (ids are UUIDv7). The
 * member's own posts are put into the list later and say nothing about when it was loaded.
 */
function NewPosts({ pages }: { pages: readonly PostPage[] }) {
  const news = useSyncExternalStore(postNews.subscribe, postNews.state, postNews.atFirst);
  const isOfOthers = (id: string) => !news.added.has(id);
  const listed = pages.flatMap(({ items }) => items.map(({ id }) => id));
  const newest = listed.filter(isOfOthers).reduce(laterOf, '');
  const arrived = news.arrived.filter((id) => id > newest && isOfOthers(id));
  const queryClient = useQueryClient();
  if (arrived.length === 0) return null;
  const show = () => {
    postNews.seen(news.arrived);
    void queryClient.resetQueries({ queryKey: postsQuery({}).queryKey });
    window.scrollTo({ top: 0 });
  };
  return (
    <div className={styles.news} role="status">
      <Button look="primary" small onClick={show}>
        {t('new', { count: arrived.length })}
      </Button>
    </div>
  );
}

/** Implements COMM-20, BEYOND-49. */
function NoPosts({ search, onSearch, onCreate }: PostListProps) {
  const { tab = 'all' } = search;
  const isSearch = search.q !== undefined || search.tag !== undefined;
  const showAll = (
    <Button onClick={() => onSearch(isSearch ? { tab: search.tab } : {})}>{t('empty.showAll')}</Button>
  );
  const create = <Button onClick={onCreate}>{t('empty.create')}</Button>;
  const actions = {
    all: create,
    following: <LinkButton to="/social-hub">{t('empty.findPeople')}</LinkButton>,
    trending: showAll,
    'my-posts': create,
  };
  return (
    <EmptyState
      drawing={<EmptyGlass />}
      title={t(isSearch ? 'empty.search' : `empty.${tab}`)}
      action={isSearch ? showAll : actions[tab]}
    />
  );
}

const ListSkeleton = () => (
  <div className={styles.list}>
    {['a', 'b', 'c'].map((key) => (
      <Bone key={key} width="100%" height="190px" />
    ))}
  </div>
);
