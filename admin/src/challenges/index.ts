import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

/** The challenges of the community, reached from the entry `recipes`. */
export const challenges: Omit<ResourceProps, 'name'> = {
  list: lazy(() => import('./ChallengeList.tsx')),
  create: lazy(() => import('./ChallengeCreate.tsx')),
  edit: lazy(() => import('./ChallengeEdit.tsx')),
  recordRepresentation: 'title',
};
