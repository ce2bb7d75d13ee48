import { createFileRoute } from '@tanstack/react-router';
import { readCommunitySearch } from '../../features/community/api/community-search.ts';
import { CommunityPage } from '../../features/community/components/community-page.tsx';

export const Route = createFileRoute('/community/')({
  validateSearch: readCommunitySearch,
  component: CommunityRoute,
});

function CommunityRoute() {
  const navigate = Route.useNavigate();
  return (
    <CommunityPage
      search={Route.useSearch()}
      onSearch={(search) => navigate({ search, replace: true, resetScroll: false })}
    />
  );
}
