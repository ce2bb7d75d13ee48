import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

/** Mentorship, reached from the entry `moderation`. */
export const mentors: Omit<ResourceProps, 'name'> = { list: lazy(() => import('./MentorList.tsx')) };
