import { useInfiniteQuery } from '@tanstack/react-query';
import { useTitle } from '../../../lib/use-title.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { EmptyGlass } from '../../../ui/drawings/empty-glass.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LoadMore } from '../../../ui/load-more.tsx';
import { Bone } from '../../../ui/skeleton.tsx';
import { Trouble } from '../../../ui/trouble.tsx';
import { notificationsQuery, useReading } from '../api/notifications.ts';
import { t } from '../texts.ts';
import { NotificationList } from './notification-list.tsx';
import styles from './notifications.module.css';
import { ReadAll } from './read-all.tsx';

/** Everything a member was told. Implements BEYOND-102. */
export function NotificationsPage() {
  useTitle(t('title'));
  const { data, isPending, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteQuery(
    notificationsQuery(),
  );
  const { readOne } = useReading();
  const items = data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <div className={`page ${styles.page}`}>
      <header className={styles.head}>
        <h1>{t('title')}</h1>
        <ReadAll items={items} />
      </header>
      {isPending ? (
        <>
          <Bone width="100%" height="72px" />
          <Bone width="100%" height="72px" />
          <Bone width="100%" height="72px" />
        </>
      ) : !data ? (
        <Trouble title={t('failed')} onRetry={refetch} />
      ) : items.length === 0 ? (
        <EmptyState drawing={<EmptyGlass />} title={t('empty')} text={t('emptyText')} />
      ) : (
        <NotificationList items={items} onOpen={({ id, read }) => !read && readOne(id)} />
      )}
      <LoadMore hasMore={hasNextPage} busy={isFetchingNextPage} onMore={fetchNextPage} />
      <div>
        <LinkButton to="/profile/account" hash="notifications" look="quiet" small>
          {t('settings')}
        </LinkButton>
      </div>
    </div>
  );
}
