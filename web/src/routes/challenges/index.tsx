import { createFileRoute } from '@tanstack/react-router';
import { Suspense } from 'react';
import { challengesQuery } from '../../features/challenges/api/challenges.ts';
import { type ChallengeTab, challengeTabs } from '../../features/challenges/challenge-tabs.ts';
import { ChallengesPage } from '../../features/challenges/components/challenges-page.tsx';
import { ChallengesPanel } from '../../features/challenges/components/challenges-panel.tsx';
import { PagePending } from '../../features/shell/components/page-states.tsx';
import { lazily } from '../../lib/lazily.ts';
import { oneOf } from '../../lib/search-params.ts';

const StandingsPanel = lazily(
  () => import('../../features/challenges/components/standings-panel.tsx'),
  'StandingsPanel',
);
const EntriesPanel = lazily(
  () => import('../../features/challenges/components/entries-panel.tsx'),
  'EntriesPanel',
);
const panels = { challenges: ChallengesPanel, leaderboard: StandingsPanel, entries: EntriesPanel };

export const Route = createFileRoute('/challenges/')({
  validateSearch: (raw: Record<string, unknown>): { tab?: ChallengeTab | undefined } => ({
    tab: oneOf(challengeTabs, raw.tab),
  }),
  loader: ({ context }) => void context.queryClient.prefetchInfiniteQuery(challengesQuery()),
  component: ChallengesRoute,
});

function ChallengesRoute() {
  const { tab = 'challenges' } = Route.useSearch();
  const navigate = Route.useNavigate();
  const Panel = panels[tab];
  return (
    <ChallengesPage
      tab={tab}
      onTab={(next) =>
        navigate({
          search: { tab: next === 'challenges' ? undefined : next },
          replace: true,
          resetScroll: false,
        })
      }
    >
      <Suspense fallback={<PagePending />}>
        <Panel />
      </Suspense>
    </ChallengesPage>
  );
}
