import type { EdgeFeature } from '../edge-feature.ts';
import { AnalyticsPage } from './analytics.ts';
import { TableFiles } from './table-files.ts';

export const adminFeature: EdgeFeature = {
  routes: [AnalyticsPage, TableFiles],
};
