import { createFileRoute } from '@tanstack/react-router';
import { QueuePage } from '../features/bar/queue/queue-page.tsx';
import { GatePending } from '../features/shell/components/page-states.tsx';
import { requireAccess } from '../lib/session/gate.ts';

export const Route = createFileRoute('/inventory_/queue')({
  beforeLoad: requireAccess,
  pendingComponent: GatePending,
  pendingMs: 0,
  component: QueuePage,
});
