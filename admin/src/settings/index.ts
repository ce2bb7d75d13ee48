import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

/** What is set for the whole site. Implements ADM-SET-01. */
export const settings: Omit<ResourceProps, 'name'> = {
  list: lazy(() => import('./SettingsPage.tsx')),
  icon: SettingsIcon,
};
