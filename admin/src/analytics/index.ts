import AnalyticsIcon from '@mui/icons-material/BarChartOutlined';
import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

/** Figures of the site and what runs. Implements ADM-ANALYTICS-01. */
export const analytics: Omit<ResourceProps, 'name'> = {
  list: lazy(() => import('./AnalyticsPage.tsx')),
  icon: AnalyticsIcon,
};
