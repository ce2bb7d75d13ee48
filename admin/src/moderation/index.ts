import ModerationIcon from '@mui/icons-material/GavelOutlined';
import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

/** What members wrote last, to be featured and deleted. Implements ADM-MOD-01. */
export const moderation: Omit<ResourceProps, 'name'> = {
  list: lazy(() => import('./ModerationPage.tsx')),
  icon: ModerationIcon,
};
