import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

/** Messages of the contact form, reached from the entry `moderation`. */
export const contactMessages: Omit<ResourceProps, 'name'> = {
  list: lazy(() => import('./ContactMessageList.tsx')),
  show: lazy(() => import('./ContactMessageShow.tsx')),
  recordRepresentation: 'name',
};
