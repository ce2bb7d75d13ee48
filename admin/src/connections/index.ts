import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

/** Requests and connections of mentors and mentees, reached from their profiles. */
export const connections: Omit<ResourceProps, 'name'> = {
  list: lazy(() => import('./ConnectionList.tsx')),
};
