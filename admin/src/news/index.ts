import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

/** The feeds of the news panel, reached from the entry `database`. Implements CONTRA-32, BEYOND-55. */
export const newsSources: Omit<ResourceProps, 'name'> = {
  list: lazy(() => import('./NewsSourceList.tsx')),
  edit: lazy(() => import('./NewsSourceEdit.tsx')),
  recordRepresentation: 'name',
};
