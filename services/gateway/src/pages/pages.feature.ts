import type { EdgeFeature } from '../edge-feature.ts';
import { FirstData } from './first-data.ts';
import { Pages } from './pages.ts';

export const pagesFeature: EdgeFeature = {
  providers: [FirstData],
  routes: [Pages],
};
