import { createFileRoute } from '@tanstack/react-router';
import { NotificationsPage } from '../features/notifications/components/notifications-page.tsx';
import { GatePending } from '../features/shell/components/page-states.tsx';
import { requireMember } from '../lib/session/gate.ts';

export const Route = createFileRoute('/notifications')({
  beforeLoad: requireMember,
  pendingComponent: GatePending,
  pendingMs: 0,
  component: NotificationsPage,
});
