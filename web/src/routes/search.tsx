import { type TrendWindow, trendWindows } from '@barspoon/contracts';
import { createFileRoute } from '@tanstack/react-router';
import { Suspense } from 'react';
import { DiscoverPage } from '../features/recipes/components/discover-page.tsx';
import { type DiscoverSearch, isSearching, readDiscoverSearch } from '../features/recipes/discover-search.ts';
import { type DiscoverTab, discoverTabs } from '../features/recipes/discover-tabs.ts';
import { PagePending } from '../features/shell/components/page-states.tsx';
import { lazily } from '../lib/lazily.ts';
import { oneOf } from '../lib/search-params.ts';
import { readSwaps, type SwapsSearch } from '../lib/use-swaps.ts';

interface Search extends DiscoverSearch, SwapsSearch {
  tab?: DiscoverTab | undefined;
  window?: TrendWindow | undefined;
}

const DiscoverPanel = lazily(
  () => import('../features/recipes/components/discover-panel.tsx'),
  'DiscoverPanel',
);
const TrendingPanel = lazily(
  () => import('../features/recipes/components/trending-panel.tsx'),
  'TrendingPanel',
);
const MatchWidget = lazily(() => import('../features/bar/components/match-widget.tsx'), 'MatchWidget');

export const Route = createFileRoute('/search')({
  validateSearch: (raw: Record<string, unknown>): Search => ({
    ...readDiscoverSearch(raw),
    tab: oneOf(discoverTabs, raw.tab),
    window: oneOf(trendWindows, raw.window),
    ...readSwaps(raw),
  }),
  component: DiscoverRoute,
});

/** An address that asks for something opens where it is answered. */
const tabOf = ({ tab, window: _, swaps: __, ...search }: Search): DiscoverTab =>
  tab ?? (isSearching(search) ? 'search' : 'trending');

function DiscoverRoute() {
  const { tab: named, window, swaps, ...search } = Route.useSearch();
  const tab = tabOf({ tab: named, ...search });
  const navigate = Route.useNavigate();
  const go = (next: Search) => navigate({ search: next, replace: true, resetScroll: false });
  return (
    <DiscoverPage tab={tab} onTab={(next) => go({ ...search, window, swaps, tab: next })}>
      <Suspense fallback={<PagePending />}>
        {tab === 'trending' ? (
          <TrendingPanel
            window={window ?? 'week'}
            onWindow={(next) => go({ ...search, tab, window: next === 'week' ? undefined : next })}
          />
        ) : tab === 'search' ? (
          <DiscoverPanel
            search={search}
            onSearch={(next) => go({ ...next, tab: isSearching(next) ? undefined : tab })}
          />
        ) : (
          <MatchWidget />
        )}
      </Suspense>
    </DiscoverPage>
  );
}
