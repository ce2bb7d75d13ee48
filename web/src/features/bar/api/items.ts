import {
  type BarCategory,
  type BarItem,
  barCategoryKeys,
  barItemRoutes,
  type OutputOf,
} from '@barspoon/contracts';
import { type InfiniteData, keepPreviousData, type QueryClient } from '@tanstack/react-query';
import { keyOf, pagedQuery, routeQuery } from '../../../lib/api/queries.ts';
import { flag, oneOf, pageCount, text } from '../../../lib/search-params.ts';
import { readSwaps, type SwapsSearch } from '../../../lib/use-swaps.ts';

export type ItemPage = OutputOf<typeof barItemRoutes.list>;

export const barTabs = ['all', ...barCategoryKeys] as const;
export type BarTab = (typeof barTabs)[number];

/** What the address of `/inventory` says. */
export interface BarSearch extends SwapsSearch {
  q?: string | undefined;
  tab?: BarCategory | undefined;
  popular?: true | undefined;
  /** What most bars have comes first unless the reader asks for names. */
  sort?: 'name' | undefined;
  page?: number | undefined;
}

export const readBarSearch = (raw: Record<string, unknown>): BarSearch => ({
  q: text(raw.q),
  tab: oneOf(barCategoryKeys, raw.tab),
  popular: flag(raw.popular),
  sort: oneOf(['name'], raw.sort),
  page: pageCount(raw.page),
  ...readSwaps(raw),
});

interface ItemFilters {
  q?: string | undefined;
  category?: BarCategory | undefined;
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
