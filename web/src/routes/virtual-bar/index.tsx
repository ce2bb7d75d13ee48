import { createFileRoute } from '@tanstack/react-router';
import { Suspense } from 'react';
import { PagePending } from '../../features/shell/components/page-states.tsx';
import { sessionsQuery } from '../../features/virtual-bar/api/sessions.ts';
import { type BarTab, barTabs } from '../../features/virtual-bar/bar-tabs.ts';
import { LivePanel } from '../../features/virtual-bar/components/live-panel.tsx';
import { VirtualBarPage } from '../../features/virtual-bar/components/virtual-bar-page.tsx';
import { lazily } from '../../lib/lazily.ts';
import { oneOf } from '../../lib/search-params.ts';

const SchedulePanel = lazily(
  () => import('../../features/virtual-bar/components/schedule-panel.tsx'),
  'SchedulePanel',
);

export const Route = createFileRoute('/virtual-bar/')({
  validateSearch: (raw: Record<string, unknown>): { tab?: BarTab | undefined } => ({
    tab: oneOf(barTabs, raw.tab),
  }),
  loader: ({ context }) => void context.queryClient.prefetchInfiniteQuery(sessionsQuery()),
  component: VirtualBarRoute,
});

function VirtualBarRoute() {
  const { tab = 'live' } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <VirtualBarPage
      tab={tab}
      onTab={(next) =>
        navigate({
          search: { tab: next === 'live' ? undefined : next },
          replace: true,
          resetScroll: false,
        })
      }
    >
      {tab === 'live' ? (
        <LivePanel />
      ) : (
        <Suspense fallback={<PagePending />}>
          <SchedulePanel />
        </Suspense>
      )}
    </VirtualBarPage>
  );
}
