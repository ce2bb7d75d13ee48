import { useInfiniteQuery } from '@tanstack/react-query';
import { LinkButton } from '../../../ui/button.tsx';
import { EmptyShelf } from '../../../ui/drawings/empty-shelf.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LoadMore } from '../../../ui/load-more.tsx';
import { useFailureToast } from '../../../ui/toasts/toasts.ts';
import { Trouble } from '../../../ui/trouble.tsx';
import { ownedQuery } from '../api/items.ts';
import { t } from '../texts.ts';
import styles from './panels.module.css';
import { Shelf, ShelfSkeleton } from './shelf.tsx';

/** The profile's Inventory tab. Implements PROF-14, PROF-15. */
export function InventoryPanel() {
  const { data, error, isPending, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } =
    useInfiniteQuery(ownedQuery());
  useFailureToast(error, t('shelf.loadFailed'));

  if (isPending) return <ShelfSkeleton />;
  if (!data) return <Trouble title={t('shelf.loadFailed')} onRetry={refetch} />;
  const items = data.pages.flatMap((page) => page.items);
  const toBar = (
    <LinkButton to="/inventory" look="primary">
      {t('panel.manage')}
    </LinkButton>
  );
  if (items.length === 0)
    return (
      <EmptyState
        drawing={<EmptyShelf />}
        title={t('panel.none')}
        text={t('panel.noneHint')}
        action={toBar}
      />
    );
  return (
    <section>
      <h2 className="hidden-text">{t('panel.heading')}</h2>
      <Shelf items={items} view="grid" />
      <LoadMore hasMore={hasNextPage} busy={isFetchingNextPage} onMore={fetchNextPage} />
      <p className={styles.after}>{toBar}</p>
    </section>
  );
}
