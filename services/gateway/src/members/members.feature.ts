import type { EdgeFeature } from '../edge-feature.ts';
import { MemberRoutes } from './member-routes.ts';

export const membersFeature: EdgeFeature = {
  routes: [MemberRoutes],
};
