import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

/** Events that consumers have given up, reached from the entry `users` and from the audit. */
export const deadLetters: Omit<ResourceProps, 'name'> = {
  list: lazy(() => import('./DeadLetterList.tsx')),
  show: lazy(() => import('./DeadLetterShow.tsx')),
};
