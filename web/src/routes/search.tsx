import { createFileRoute } from '@tanstack/react-router';
import { Suspense } from 'react';
import { type DiscoverSearch, readDiscoverSearch } from '../features/recipes/api/discover.ts';
import { DiscoverPage } from '../features/recipes/components/discover-page.tsx';
import { DiscoverPanel } from '../features/recipes/components/discover-panel.tsx';
import { type DiscoverTab, discoverTabs } from '../features/recipes/discover-tabs.ts';
import { PagePending } from '../features/shell/components/page-states.tsx';
import { lazily } from '../lib/lazily.ts';
import { oneOf } from '../lib/search-params.ts';

interface Search extends DiscoverSearch {
  tab?: DiscoverTab | undefined;
}

const MatchWidget = lazily(() => import('../features/bar/components/match-widget.tsx'), 'MatchWidget');

export const Route = createFileRoute('/search')({
  validateSearch: (raw: Record<string, unknown>): Search => ({
    ...readDiscoverSearch(raw),
    tab: oneOf(discoverTabs, raw.tab),
  }),
  component: DiscoverRoute,
});

function DiscoverRoute() {
  const { tab = 'search', ...search } = Route.useSearch();
  const navigate = Route.useNavigate();
  const go = (next: Search) => navigate({ search: next, replace: true, resetScroll: false });
  return (
    <DiscoverPage tab={tab} onTab={(next) => go({ ...search, tab: next === 'search' ? undefined : next })}>
      {tab === 'search' ? (
        <DiscoverPanel search={search} onSearch={go} />
      ) : (
        <Suspense fallback={<PagePending />}>
          <MatchWidget />
        </Suspense>
      )}
    </DiscoverPage>
  );
}
