import { createFileRoute } from '@tanstack/react-router';
import { Suspense } from 'react';
import { JobBoardPanel } from '../features/jobs/components/job-board-panel.tsx';
import { MentoringPanel } from '../features/professional/components/mentoring-panel.tsx';
import { OverviewPanel } from '../features/professional/components/overview-panel.tsx';
import { PortfolioPanel } from '../features/professional/components/portfolio-panel.tsx';
import { ProfessionalPage } from '../features/professional/components/professional-page.tsx';
import { type ProfessionalTab, professionalTabs } from '../features/professional/professional-tabs.ts';
import { t } from '../features/professional/texts.ts';
import { InPageGate } from '../features/shell/components/in-page-gate.tsx';
import { GatePending } from '../features/shell/components/page-states.tsx';
import { lazily } from '../lib/lazily.ts';
import { oneOf } from '../lib/search-params.ts';
import { requireAccess } from '../lib/session/gate.ts';

const Meetings = lazily(() => import('../features/mentorship/components/meetings.tsx'), 'Meetings');

export const Route = createFileRoute('/professional')({
  validateSearch: (raw: Record<string, unknown>): { tab?: ProfessionalTab | undefined } => ({
    tab: oneOf(professionalTabs.slice(1), raw.tab),
  }),
  beforeLoad: requireAccess,
  pendingComponent: GatePending,
  pendingMs: 0,
  component: ProfessionalRoute,
});

function ProfessionalRoute() {
  const { tab = 'overview' } = Route.useSearch();
  const navigate = Route.useNavigate();
  const choose = (next: ProfessionalTab) =>
    void navigate({ search: { tab: next === 'overview' ? undefined : next }, resetScroll: false });
  return (
    // The session may end while the page is open.
    <InPageGate title={t('title')} from="/professional">
      <ProfessionalPage tab={tab} onTab={choose}>
        {tab === 'overview' && <OverviewPanel onPortfolio={() => choose('portfolio')} />}
        {tab === 'portfolio' && <PortfolioPanel />}
        {tab === 'jobs' && <JobBoardPanel />}
        {tab === 'mentorship' && (
          <>
            <MentoringPanel />
            <Suspense>
              <Meetings list="ahead" />
            </Suspense>
          </>
        )}
      </ProfessionalPage>
    </InPageGate>
  );
}
