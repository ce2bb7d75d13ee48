import type { EdgeFeature } from '../edge-feature.ts';
import { EdgeErrors } from './edge-errors.filter.ts';
import { Overload } from './overload.ts';
import { RateLimits } from './rate-limits.ts';

export const httpFeature: EdgeFeature = {
  providers: [EdgeErrors, Overload, RateLimits],
};
