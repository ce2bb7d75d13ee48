import { createFileRoute } from '@tanstack/react-router';
import { readHubSearch } from '../features/collections/hub-search.ts';
import { Hub } from './-social-hub.tsx';

export const Route = createFileRoute('/social')({
  validateSearch: readHubSearch,
  component: HubRoute,
});

function HubRoute() {
  const navigate = Route.useNavigate();
  return <Hub search={Route.useSearch()} onSearch={(search) => navigate({ search })} />;
}
