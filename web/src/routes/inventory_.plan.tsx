import { createFileRoute } from '@tanstack/react-router';
import { PartyPlanPage } from '../features/bar/party/party-plan-page.tsx';
import type { PlanAddress } from '../features/bar/party/plan-search.ts';
import { GatePending } from '../features/shell/components/page-states.tsx';
import { requireAccess } from '../lib/session/gate.ts';
import { ServingCounts } from './-serving-counts.tsx';

export const Route = createFileRoute('/inventory_/plan')({
  // The page reads it itself: what reads an address comes with every page.
  validateSearch: (raw: Record<string, unknown>): PlanAddress => raw,
  beforeLoad: requireAccess,
  pendingComponent: GatePending,
  pendingMs: 0,
  component: PartyPlanRoute,
});

function PartyPlanRoute() {
  const navigate = Route.useNavigate();
  return (
    <PartyPlanPage
      address={Route.useSearch()}
      ServingCounts={ServingCounts}
      onSearch={(search) => navigate({ search, replace: true, resetScroll: false })}
    />
  );
}
