import { memberRoutes } from '@barspoon/contracts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { pagedQuery } from '../../../lib/api/queries.ts';
import { LoadMore } from '../../../ui/load-more.tsx';
import { Trouble } from '../../../ui/trouble.tsx';
import { t } from '../texts.ts';
import { ItemPicture } from './item-picture.tsx';
import styles from './shelf.module.css';
import { ShelfSkeleton } from './shelf.tsx';

/** The bottles another member shows: to look at, not to touch. */
export function ShownBar({ username }: { username: string }) {
  const { data, isPending, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteQuery(
    pagedQuery(memberRoutes.bar, { params: { username }, query: { limit: 48 } }),
  );
  if (isPending) return <ShelfSkeleton />;
  if (!data) return <Trouble level={3} title={t('shelf.othersFailed')} onRetry={refetch} />;
  const items = data.pages.flatMap((page) => page.items);
  if (items.length === 0) return <p>{t('panel.none')}</p>;
  return (
    <>
      <ul className={styles.shelf}>
        {items.map((item) => (
          <li key={item.id} className={styles.place}>
            <span className={styles.stand}>
              <ItemPicture item={item} owned />
            </span>
            <span className={styles.plank} />
            <span className={styles.tag}>
              <span className={styles.name}>{item.name}</span>
              <span className={styles.brand}>{item.brand}</span>
            </span>
          </li>
        ))}
      </ul>
      <LoadMore hasMore={hasNextPage} busy={isFetchingNextPage} onMore={fetchNextPage} />
    </>
  );
}
