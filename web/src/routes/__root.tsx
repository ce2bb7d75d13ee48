import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import { GuestGate } from '../features/shell/components/guest-gate.tsx';
import { PageNotFound } from '../features/shell/components/page-states.tsx';
import { Shell } from '../features/shell/components/shell.tsx';

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  component: () => (
    <Shell>
      <GuestGate>
        <Outlet />
      </GuestGate>
    </Shell>
  ),
  notFoundComponent: PageNotFound,
});
