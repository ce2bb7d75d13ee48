import type { EdgeFeature } from '../edge-feature.ts';
import { FeedRoutes } from './feed-routes.ts';
import { Sitemap } from './sitemap.ts';

export const feedsFeature: EdgeFeature = {
  routes: [FeedRoutes, Sitemap],
};
