import { lazily } from '../lib/lazily.ts';

/** Glasses and garnishes of the drinks of a plan. */
export const ServingCounts = lazily(
  () => import('../features/recipes/components/serving-counts.tsx'),
  'ServingCounts',
);
