import { createFileRoute } from '@tanstack/react-router';
import { JobsPage } from '../../features/jobs/components/jobs-page.tsx';
import { readJobsSearch } from '../../features/jobs/jobs-search.ts';
import { t } from '../../features/jobs/texts.ts';
import { InPageGate } from '../../features/shell/components/in-page-gate.tsx';

export const Route = createFileRoute('/jobs/')({
  validateSearch: readJobsSearch,
  component: JobsRoute,
});

function JobsRoute() {
  const navigate = Route.useNavigate();
  return (
    <InPageGate title={t('title')} from="/jobs">
      <JobsPage
        search={Route.useSearch()}
        onSearch={(search) => navigate({ search, replace: true, resetScroll: false })}
      />
    </InPageGate>
  );
}
