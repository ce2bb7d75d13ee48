import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

/** What to do when something fails, reached from the health of the site. */
export const runbook: Omit<ResourceProps, 'name'> = {
  list: lazy(() => import('./RunbookPage.tsx')),
};
