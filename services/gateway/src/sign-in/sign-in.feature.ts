import type { EdgeFeature } from '../edge-feature.ts';
import { AuthRoutes } from './auth-routes.ts';
import { GoogleRoutes } from './google-routes.ts';
import { GuestBrowsing } from './guest-browsing.ts';

export const signInFeature: EdgeFeature = {
  // Guests are refused before any route that comes after.
  routes: [GuestBrowsing, AuthRoutes, GoogleRoutes],
};
