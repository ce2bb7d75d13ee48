import { createFileRoute } from '@tanstack/react-router';
import { AccountPage } from '../features/account/safety/account-page.tsx';
import { ChoicesCard } from '../features/notifications/components/choices-card.tsx';
import { GatePending } from '../features/shell/components/page-states.tsx';
import { requireMember } from '../lib/session/gate.ts';

export const Route = createFileRoute('/profile_/account')({
  beforeLoad: requireMember,
  pendingComponent: GatePending,
  pendingMs: 0,
  component: () => (
    <AccountPage>
      <ChoicesCard />
    </AccountPage>
  ),
});
