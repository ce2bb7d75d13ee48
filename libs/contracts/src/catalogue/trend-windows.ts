/** The time windows of popularity. Implements DISC-04, BEYOND-33. */
export const trendWindows = ['today', 'week', 'month', 'all'] as const;
export type TrendWindow = (typeof trendWindows)[number];

export const trendBadges = ['Hot', 'Trending', 'Rising'] as const;
export type TrendBadge = (typeof trendBadges)[number];

/** Implements DISC-03. */
export const trendBadgeOf = (score: number): TrendBadge =>
  score > 50 ? 'Hot' : score > 25 ? 'Trending' : 'Rising';
