import { createFileRoute } from '@tanstack/react-router';
import { MentorshipPage } from '../features/mentorship/components/mentorship-page.tsx';
import { readMentorshipSearch } from '../features/mentorship/mentorship-search.ts';
import { t } from '../features/mentorship/texts.ts';
import { InPageGate } from '../features/shell/components/in-page-gate.tsx';
import { useTitle } from '../lib/use-title.ts';

export const Route = createFileRoute('/mentorship')({
  validateSearch: readMentorshipSearch,
  component: MentorshipRoute,
});

function MentorshipRoute() {
  useTitle(t('title'));
  const navigate = Route.useNavigate();
  return (
    <InPageGate title={t('title')} from="/mentorship">
      <MentorshipPage
        search={Route.useSearch()}
        onSearch={(search) => navigate({ search, replace: true, resetScroll: false })}
      />
    </InPageGate>
  );
}
