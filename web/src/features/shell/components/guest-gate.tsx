import { Navigate, useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useSession } from '../../../lib/session/use-session.ts';
import { GatePending } from './page-states.tsx';

/** What a visitor may see unless the site is closed to guests; the server does not answer them then. */
const closable =
  /^\/(recipes|featured|search|members|community|leaderboard|challenges|virtual-bar|social|social-hub)(\/|$)/;

/**
 * Stands around every page of a site that is closed to guests, and sends visitors to `/subscription` where they may not
 * look around. Implements BEYOND-100.
 */
export function GuestGate({ children }: { children: ReactNode }) {
  const { status } = useSession();
  const { pathname, href } = useLocation();
  if (status === 'member' || !closable.test(pathname)) return children;
  if (status === 'starting') return <GatePending />;
  return <Navigate to="/subscription" search={{ from: href }} replace />;
}
