import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

/** What every service has to do and who does it, reached from the analytics. */
export const health: Omit<ResourceProps, 'name'> = {
  list: lazy(() => import('./HealthPage.tsx')),
};
