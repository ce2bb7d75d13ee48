import type { EdgeFeature } from '../edge-feature.ts';
import { Maintenance } from './maintenance.ts';

export const maintenanceFeature: EdgeFeature = {
  routes: [Maintenance],
};
