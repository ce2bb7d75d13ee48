import type { EdgeFeature } from '../edge-feature.ts';
import { PlaceRoutes } from './place-routes.ts';

export const placesFeature: EdgeFeature = {
  routes: [PlaceRoutes],
};
