import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

/** Ratings and reviews, reached from the entry `moderation`. */
export const ratings: Omit<ResourceProps, 'name'> = { list: lazy(() => import('./RatingList.tsx')) };
