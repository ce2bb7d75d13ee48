// Separate from the schemas, because pages need only these.

/** The base of a drink. Implements DISC-09's spirits for drinks of every category. */
export const strengths = ['none', 'light', 'medium', 'strong'] as const;
export type Strength = (typeof strengths)[number];

/** By the ABV of the finished drink. */
export const strengthOf = (abv: number): Strength =>
  abv < 0.5 ? 'none' : abv < 12 ? 'light' : abv < 22 ? 'medium' : 'strong';

/** Minutes to choose from. Implements BEYOND-32. */
export const minuteLimits = [5, 10, 20] as const;
/** Average ratings to choose from, at least. */
export const ratingLimits = ['4', '3'] as const;

export const discoverSorts = ['best', 'newest', 'name', 'rating', 'quickest'] as const;
export type DiscoverSort = (typeof discoverSorts)[number];

/** The filters of a result. */
export const facetNames = [
  'category',
  'spirit',
  'glass',
  'method',
  'difficulty',
  'strength',
  'type',
  'maxMinutes',
  'rating',
] as const;
export type FacetName = (typeof facetNames)[number];
