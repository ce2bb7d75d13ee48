import type { EdgeFeature } from '../edge-feature.ts';
import { ForwardedRoutes } from './forwarded-routes.ts';
import { HotPageHandler } from './hot-page-handler.ts';
import { HotPages } from './hot-pages.ts';
import { MetricsEndpoint } from './metrics-endpoint.ts';

export const forwardingFeature: EdgeFeature = {
  providers: [HotPageHandler, MetricsEndpoint],
  routes: [ForwardedRoutes],
  followers: [HotPages],
};
