import { type BarCategory, barCategoryKeys } from '@barspoon/contracts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useSession } from '../../../lib/session/use-session.ts';
import { Button } from '../../../ui/button.tsx';
import { LoadMore } from '../../../ui/load-more.tsx';
import { useFailureToast } from '../../../ui/toasts/toasts.ts';
import { Trouble } from '../../../ui/trouble.tsx';
import { itemsQuery, ownedQuery } from '../api/items.ts';
import { t } from '../texts.ts';
import styles from './bar-page.module.css';
import { type BarView, Shelf, ShelfSkeleton } from './shelf.tsx';

interface WholeBarProps {
  popular: true | undefined;
  sort: 'name' | undefined;
  view: BarView;
  onTab: (category: BarCategory) => void;
}

/** The tab All: what the member owns on the top shelf, and below it a shelf of each category to choose from. */
export function WholeBar({ popular, sort, view, onTab }: WholeBarProps) {
  const isMember = useSession().status !== 'visitor';
  return (
    <div className={styles.shelves}>
      {isMember && <OwnedShelf view={view} />}
      {barCategoryKeys.map((category) => (
        <CategoryShelf
          key={category}
          category={category}
          popular={popular}
          sort={sort}
          lacking={isMember}
          view={view}
          onAll={() => onTab(category)}
        />
      ))}
    </div>
  );
}

const order = new Map(barCategoryKeys.map((category, index) => [category, index]));

function OwnedShelf({ view }: { view: BarView }) {
  const { data, isPending, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(ownedQuery());
  if (isPending) return <ShelfSkeleton items={5} />;
  const total = data?.pages[0]?.total ?? 0;
  if (total === 0)
    return (
      <div className={styles.empty}>
        <div>
          <h2>{t('shelf.empty')}</h2>
          <p>{t('shelf.emptyHint')}</p>
        </div>
      </div>
    );
  const items = (data?.pages ?? [])
    .flatMap((page) => page.items)
    .sort((a, b) => (order.get(a.category) ?? 0) - (order.get(b.category) ?? 0));
  return (
    <section>
      <header className={styles.shelfHead}>
        <h2>{t('shelf.yours')}</h2>
        <p className={styles.count}>{t('shelf.owned', { count: total })}</p>
      </header>
      <Shelf items={items} view={view} />
      <LoadMore hasMore={hasNextPage} busy={isFetchingNextPage} onMore={fetchNextPage} />
    </section>
  );
}

/** Two rows of a wide screen; the rest is a press away. */
const ON_SHELF = 14;

interface CategoryShelfProps {
  category: BarCategory;
  popular: true | undefined;
  sort: 'name' | undefined;
  /** Only what the member does not have; their own stand on the shelf above. */
  lacking: boolean;
  view: BarView;
  onAll: () => void;
}

function CategoryShelf({ category, popular, sort, lacking, view, onAll }: CategoryShelfProps) {
  const { data, error, isPending, isPaused, refetch } = useInfiniteQuery(
    itemsQuery({ category, popular, sort, limit: ON_SHELF, ...(lacking ? { owned: false } : {}) }),
  );
  useFailureToast(error, t('shelf.loadFailed'));
  const [first] = data?.pages ?? [];
  // What was never read here cannot be shown without a connection.
  if (first?.total === 0 || (isPaused && !first)) return null;
  return (
    <section>
      <header className={styles.shelfHead}>
        <h2>{t(`tabs.${category}`)}</h2>
        {first && first.total > first.items.length && (
          <Button look="quiet" small onClick={onAll}>
            {t('shelf.seeAll', { count: first.total })}
          </Button>
        )}
      </header>
      {isPending ? (
        <ShelfSkeleton items={7} />
      ) : first ? (
        <Shelf items={first.items} view={view} short />
      ) : (
        <Trouble title={t('shelf.loadFailed')} onRetry={refetch} />
      )}
    </section>
  );
}
