import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

/** What was done by whom, reached from the entry `users`. Implements BEYOND-03. */
export const audit: Omit<ResourceProps, 'name'> = {
  list: lazy(() => import('./AuditList.tsx')),
};
