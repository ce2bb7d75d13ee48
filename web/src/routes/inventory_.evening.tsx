import { createFileRoute } from '@tanstack/react-router';
import { EveningPage } from '../features/bar/evening/evening-page.tsx';
import { GatePending } from '../features/shell/components/page-states.tsx';
import { requireAccess } from '../lib/session/gate.ts';

export const Route = createFileRoute('/inventory_/evening')({
  beforeLoad: requireAccess,
  pendingComponent: GatePending,
  pendingMs: 0,
  component: EveningPage,
});
