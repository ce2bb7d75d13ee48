import type { EdgeFeature } from '../edge-feature.ts';
import { OwnDataExport } from './own-data-export.ts';
import { OwnExport } from './own-export.ts';

export const ownDataFeature: EdgeFeature = {
  routes: [OwnDataExport, OwnExport],
};
