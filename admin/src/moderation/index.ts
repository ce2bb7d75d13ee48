import ModerationIcon from '@mui/icons-material/GavelOutlined';
import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

/** What members wrote last, to be featured and deleted. Implements ADM-MOD-01. */
export const moderation: Omit<ResourceProps, 'name'> = {
  list: lazy(() => import('./ModerationPage.tsx')),
  icon: ModerationIcon,
};

/** All that members wrote and shared, reached from the newest of it. */
export const posts: Omit<ResourceProps, 'name'> = { list: lazy(() => import('./PostList.tsx')) };
export const comments: Omit<ResourceProps, 'name'> = { list: lazy(() => import('./CommentList.tsx')) };
export const photos: Omit<ResourceProps, 'name'> = { list: lazy(() => import('./PhotoList.tsx')) };
