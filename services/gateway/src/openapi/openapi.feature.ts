import type { EdgeFeature } from '../edge-feature.ts';
import { ApiDocs } from './api-docs.ts';

export const openapiFeature: EdgeFeature = {
  routes: [ApiDocs],
};
