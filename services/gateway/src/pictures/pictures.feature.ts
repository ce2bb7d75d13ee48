import type { EdgeFeature } from '../edge-feature.ts';
import { OutsideImages } from './outside-images.ts';
import { Pictures } from './pictures.ts';
import { RemovedFiles } from './removed-files.ts';

export const picturesFeature: EdgeFeature = {
  routes: [Pictures, OutsideImages],
  consumers: [RemovedFiles],
};
