import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import { Suspense } from 'react';
import { PageNotFound } from '../features/shell/components/page-states.tsx';
import { Shell } from '../features/shell/components/shell.tsx';
import { lazily } from '../lib/lazily.ts';
import { guestsExcluded } from '../lib/site.ts';

const Bell = lazily(() => import('../features/notifications/components/bell.tsx'), 'Bell');
const GuestGate = lazily(() => import('../features/shell/components/guest-gate.tsx'), 'GuestGate');
const bell = (
  <Suspense fallback={<span style={{ flex: 'none', width: 44 }} />}>
    <Bell />
  </Suspense>
);

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  component: () => (
    <Shell bell={bell}>
      {guestsExcluded() ? (
        <Suspense>
          <GuestGate>
            <Outlet />
          </GuestGate>
        </Suspense>
      ) : (
        <Outlet />
      )}
    </Shell>
  ),
  notFoundComponent: PageNotFound,
});
