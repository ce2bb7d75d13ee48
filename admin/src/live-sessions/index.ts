import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

/** Sessions of the virtual bar, reached from the entry `moderation`. */
export const liveSessions: Omit<ResourceProps, 'name'> = {
  list: lazy(() => import('./SessionList.tsx')),
  show: lazy(() => import('./SessionShow.tsx')),
  recordRepresentation: 'title',
};
