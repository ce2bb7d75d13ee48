import { type BarCategory, type BarItem, barItemRoutes, type OutputOf } from '@barspoon/contracts';
import { type InfiniteData, keepPreviousData, type QueryClient } from '@tanstack/react-query';
import { keyOf, pagedQuery, routeQuery } from '../../../lib/api/queries.ts';
import type { BarSearch } from '../bar-search.ts';

export type ItemPage = OutputOf<typeof barItemRoutes.list>;

interface ItemFilters {
  q?: string | undefined;
  category?: BarCategory | undefined;
  ingredient?: string;
  popular?: true | undefined;
  sort?: 'name' | undefined;
  /** Only what the member owns, or only what they lack. */
  owned?: boolean;
  limit?: number;
}

/** Implements INV-04. */
export const itemsQuery = (filters: ItemFilters) => pagedQuery(barItemRoutes.list, { query: filters });

/** How many items each tab holds under the search and the toggle. Implements INV-02. */
export const itemCountsQuery = ({ q, popular }: BarSearch) => ({
  ...routeQuery(barItemRoutes.list, { query: { q, popular, limit: 1 } }),
  select: ({ counts }: ItemPage) => counts,
  placeholderData: keepPreviousData,
});

/** Everything on the member's bar, as far as one shelf shows it. */
export const ownedQuery = () => itemsQuery({ owned: true, limit: 100 });

type Items = InfiniteData<ItemPage>;

/** Changes items wherever they are shown, without asking the server. */
export function changeShownItems(queryClient: QueryClient, change: (item: BarItem) => BarItem | null): void {
  queryClient.setQueriesData<Items>(
    { queryKey: [...keyOf(barItemRoutes.list), 'pages'] },
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({
          ...page,
          items: page.items.map(change).filter((item) => item !== null),
        })),
      },
  );
}

/** Whether each list that holds the item shows it so. */
export const isShownAs = (queryClient: QueryClient, id: string, owned: boolean): boolean =>
  queryClient
    .getQueriesData<Items>({ queryKey: [...keyOf(barItemRoutes.list), 'pages'] })
    .flatMap(([, data]) => data?.pages ?? [])
    .flatMap(({ items }) => items)
    .every((item) => item.id !== id || (item.inInventory === true) === owned);

/** Puts an item among the owned ones, or takes it from there. */
export function changeOwnedItems(queryClient: QueryClient, item: BarItem, owned: boolean): void {
  queryClient.setQueryData<Items>(ownedQuery().queryKey, (data) => {
    const [first, ...rest] = data?.pages ?? [];
    if (!data || !first) return data;
    const without = (page: ItemPage) => page.items.filter(({ id }) => id !== item.id);
    const items = owned
      ? [...without(first), { ...item, inInventory: true }].sort((a, b) => a.name.localeCompare(b.name))
      : without(first);
    const total = first.total + (owned ? 1 : -1);
    return {
      ...data,
      pages: [{ ...first, items, total }, ...rest.map((page) => ({ ...page, items: without(page) }))],
    };
  });
}
