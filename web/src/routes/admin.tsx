import { createFileRoute } from '@tanstack/react-router';
import { ConsoleRedirect } from '../features/shell/components/console-door.tsx';
import { GatePending } from '../features/shell/components/page-states.tsx';
import { requireAccess } from '../lib/session/gate.ts';

export const Route = createFileRoute('/admin')({
  beforeLoad: requireAccess,
  pendingComponent: GatePending,
  pendingMs: 0,
  component: ConsoleRedirect,
});
