import { type BarItem, barCategories, barCategoryKeys } from '@barspoon/contracts';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useSession } from '../../../lib/session/use-session.ts';
import { usePages } from '../../../lib/use-pages.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyShelf } from '../../../ui/drawings/empty-shelf.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LoadMore } from '../../../ui/load-more.tsx';
import { useFailureToast } from '../../../ui/toasts/toasts.ts';
import { Trouble } from '../../../ui/trouble.tsx';
import { itemsQuery } from '../api/items.ts';
import { type BarSearch } from '../bar-search.ts';
import { t } from '../texts.ts';
import styles from './bar-page.module.css';
import { type BarView, Shelf, ShelfSkeleton } from './shelf.tsx';

interface CategoryItemsProps {
  search: BarSearch;
  view: BarView;
  onPages: (pages: number) => void;
  onAdd: () => void;
}

/** One category, or what a search found: a shelf for each kind. */
export function CategoryItems({
  search: { q, tab, popular, sort, page },
  view,
  onPages,
  onAdd,
}: CategoryItemsProps) {
  const isMember = useSession().status !== 'visitor';
  const result = useInfiniteQuery({
    ...itemsQuery({ q, category: tab, popular, sort }),
    placeholderData: keepPreviousData,
  });
  const { data, error, isPending, hasNextPage, isFetchingNextPage, refetch } = result;
  usePages(result, page ?? 1);
  useFailureToast(error, t('shelf.loadFailed'));

  if (isPending) return <ShelfSkeleton items={14} />;
  if (!data) return <Trouble title={t('shelf.loadFailed')} onRetry={refetch} />;
  const items = data.pages.flatMap((one) => one.items);
  if (items.length === 0)
    return (
      <EmptyState
        drawing={<EmptyShelf />}
        title={t('shelf.none')}
        text={t('shelf.noneHint')}
        action={isMember && <Button onClick={onAdd}>{t('item.add')}</Button>}
      />
    );

  const groups = tab
    ? [...barCategories[tab].subcategories, null].map((subcategory) => ({
        name: subcategory ?? t('tabs.other'),
        items: items.filter((item) => item.subcategory === subcategory),
      }))
    : barCategoryKeys.map((category) => ({
        name: t(`tabs.${category}`),
        items: items.filter((item) => item.category === category),
      }));
  return (
    <>
      <Groups groups={groups} view={view} />
      <LoadMore
        hasMore={hasNextPage}
        busy={isFetchingNextPage}
        onMore={() => onPages(data.pages.length + 1)}
      />
    </>
  );
}

function Groups({ groups, view }: { groups: { name: string; items: BarItem[] }[]; view: BarView }) {
  return (
    <div className={styles.shelves}>
      {groups
        .filter(({ items }) => items.length > 0)
        .map(({ name, items }) => (
          <section key={name}>
            <header className={styles.shelfHead}>
              <h2>{name}</h2>
            </header>
            <Shelf items={items} view={view} />
          </section>
        ))}
    </div>
  );
}
