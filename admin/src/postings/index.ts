import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

/** The job board, reached from the entry `moderation`. */
export const postings: Omit<ResourceProps, 'name'> = {
  list: lazy(() => import('./PostingList.tsx')),
  create: lazy(() => import('./PostingCreate.tsx')),
  recordRepresentation: 'jobTitle',
};
