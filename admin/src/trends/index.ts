import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

/** What is popular and why, reached from the entry `recipes`. */
export const trends: Omit<ResourceProps, 'name'> = {
  list: lazy(() => import('./TrendList.tsx')),
  show: lazy(() => import('./TrendShow.tsx')),
  recordRepresentation: 'name',
};
