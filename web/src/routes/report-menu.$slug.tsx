import { createFileRoute } from '@tanstack/react-router';
import { ReportMenuPage } from '../features/bar/menus/report-menu-page.tsx';
import { GatePending } from '../features/shell/components/page-states.tsx';
import { requireMember } from '../lib/session/gate.ts';

export const Route = createFileRoute('/report-menu/$slug')({
  beforeLoad: requireMember,
  pendingComponent: GatePending,
  pendingMs: 0,
  component: () => <ReportMenuPage slug={Route.useParams().slug} />,
});
