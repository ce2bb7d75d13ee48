import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

/** Points: a member's ledger, reached from the member. */
export const points: Omit<ResourceProps, 'name'> = {
  show: lazy(() => import('./LedgerPage.tsx')),
};
