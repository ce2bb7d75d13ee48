import { createFileRoute } from '@tanstack/react-router';
import { OwnCases } from '../../features/moderation/components/own-cases.tsx';
import { GatePending } from '../../features/shell/components/page-states.tsx';
import { requireMember } from '../../lib/session/gate.ts';

export const Route = createFileRoute('/community/moderation')({
  beforeLoad: requireMember,
  pendingComponent: GatePending,
  pendingMs: 0,
  component: OwnCases,
});
