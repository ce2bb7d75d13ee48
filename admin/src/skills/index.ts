import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

/** The skills that members choose from, reached from the entry `moderation`. Implements BEYOND-70. */
export const skills: Omit<ResourceProps, 'name'> = {
  list: lazy(() => import('./SkillList.tsx')),
  create: lazy(() => import('./SkillCreate.tsx')),
  edit: lazy(() => import('./SkillEdit.tsx')),
  recordRepresentation: 'name',
};
