import type { EdgeFeature } from '../edge-feature.ts';
import { PartsHealth } from './parts-health.ts';
import { SiteStatus } from './site-status.ts';
import { StatusPages } from './status-pages.ts';

export const statusFeature: EdgeFeature = {
  providers: [PartsHealth, SiteStatus],
  routes: [StatusPages],
};
