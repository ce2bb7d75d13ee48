import type { EdgeFeature } from '../edge-feature.ts';
import { MenuPages } from './menu-pages.ts';
import { MenuStreams } from './menu-streams.ts';

export const menusFeature: EdgeFeature = {
  routes: [MenuPages],
  followers: [MenuStreams],
};
