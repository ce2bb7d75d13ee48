import NotificationsIcon from '@mui/icons-material/NotificationsNoneOutlined';
import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

/** Notifications of members and bulk mail. Implements ADM-NOTIF-01. */
export const notifications: Omit<ResourceProps, 'name'> = {
  list: lazy(() => import('./NotificationsPage.tsx')),
  icon: NotificationsIcon,
};
