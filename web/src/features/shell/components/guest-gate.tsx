import { Navigate, useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useSession } from '../../../lib/session/use-session.ts';
import { GatePending } from './page-states.tsx';

/** What a visitor may see without guest browsing; the server refuses everything else. */
const closable =
  /^\/(recipes|featured|search|members|community|leaderboard|challenges|virtual-bar|social|social-hub)(\/|$)/;

/**
 * Wraps every page of a site without guest browsing, and redirects visitors to `/subscription` where they have no access. Implements BEYOND-100.
 */
export function GuestGate({ children }: { children: ReactNode }) {
  const { status } = useSession();
  const { pathname, href } = useLocation();
  if (status === 'member' || !closable.test(pathname)) return children;
  if (status === 'starting') return <GatePending />;
  return <Navigate to="/subscription" search={{ from: href }} replace />;
}
