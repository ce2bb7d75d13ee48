import { createFileRoute } from '@tanstack/react-router';
import { readBarSearch } from '../features/bar/bar-search.ts';
import { BarPage } from '../features/bar/components/bar-page.tsx';
import { GatePending } from '../features/shell/components/page-states.tsx';
import { requireAccess } from '../lib/session/gate.ts';

export const Route = createFileRoute('/inventory')({
  validateSearch: readBarSearch,
  beforeLoad: requireAccess,
  pendingComponent: GatePending,
  pendingMs: 0,
  component: BarRoute,
});

function BarRoute() {
  const navigate = Route.useNavigate();
  return (
    <BarPage
      search={Route.useSearch()}
      onSearch={(search) => navigate({ search, replace: true, resetScroll: false })}
    />
  );
}
