import NotificationsIcon from '@mui/icons-material/NotificationsNoneOutlined';
import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

/** What members are told, and mails to many. Implements ADM-NOTIF-01. */
export const notifications: Omit<ResourceProps, 'name'> = {
  list: lazy(() => import('./NotificationsPage.tsx')),
  icon: NotificationsIcon,
};
