import { z } from 'zod';
import { idParams, idSchema, momentSchema } from '../common/shapes.ts';
import { defineEvent } from '../kit/events.ts';
import { defineJob } from '../kit/jobs.ts';
import { recipeCardSchema } from './recipes.ts';
import { trendBadges, trendWindows } from './trend-windows.ts';

// Separate from the schemas, because pages need only these.
export * from './trend-windows.ts';

/** What counts, and how much. Implements BEYOND-34. */
export const trendPoints = { view: 1, favorite: 3, rating: 5 } as const;
export type TrendAct = keyof typeof trendPoints;

/** How many recipes of a window are shown. Implements DISC-05. */
export const trendsShown = 12;

export const trendQuery = z.strictObject({ window: z.enum(trendWindows).default('week') });

export const trendSchema = z.strictObject({
  recipe: recipeCardSchema,
  score: z.number().min(0),
  badge: z.enum(trendBadges),
});
export type Trend = z.output<typeof trendSchema>;

export const trendListSchema = z.strictObject({
  window: z.enum(trendWindows),
  /** When it was calculated; null before the first time. */
  calculatedAt: momentSchema.nullable(),
  items: z.array(trendSchema).max(trendsShown),
});

export const trendCountsSchema = z.strictObject({
  views: z.number().int().min(0),
  favorites: z.number().int().min(0),
  ratings: z.number().int().min(0),
  score: z.number().min(0),
});
export type TrendCounts = z.output<typeof trendCountsSchema>;

/** A place in a window, and its basis. */
export const trendReasonSchema = z.strictObject({
  id: idSchema,
  slug: z.string(),
  name: z.string(),
  place: z.number().int().min(1),
  /** The place by its score alone. */
  placeByScore: z.number().int().min(1),
  badge: z.enum(trendBadges),
  ...trendCountsSchema.shape,
  /** Points of the one person who added most to it. */
  strongest: z.number().min(0),
});
export type TrendReason = z.output<typeof trendReasonSchema>;

export const trendDaySchema = z.strictObject({
  day: z.iso.date(),
  views: z.number().int().min(0),
  favorites: z.number().int().min(0),
  ratings: z.number().int().min(0),
  /** How many different people acted. */
  people: z.number().int().min(0),
});

export const trendDetailSchema = z.strictObject({
  id: idSchema,
  slug: z.string(),
  name: z.string(),
  windows: z.record(z.enum(trendWindows), trendCountsSchema),
  /** The last 30 days with any act, newest first. */
  days: z.array(trendDaySchema).max(31),
});

export const trendCalculationSchema = z.strictObject({
  run: z.number().int().min(1),
  calculatedAt: momentSchema,
  /** Acts counted for the first time. */
  counted: z.number().int().min(0),
});

export const trendReplaySchema = z.strictObject({
  /** Recipes with points. */
  count: z.number().int().min(0),
  /** Calculations that were compared with what the stored acts give for their moment. */
  runs: z.number().int().min(0),
  /** The largest difference between a score as it was shown and as it is recalculated. */
  maxDifference: z.number().min(0),
});

export { idParams as trendParams };

export const trendsCalculated = defineEvent({
  type: 'catalogue.trends.calculated',
  version: 1,
  fires: 'when the popularity of recipes was calculated and changed',
  data: z.strictObject({ run: z.number().int().min(1), calculatedAt: momentSchema }),
  example: { run: 1, calculatedAt: '2026-01-01T00:00:00.000Z' },
});

/** Every ten minutes. Implements BEYOND-34. */
export const calculateTrends = defineJob({
  name: 'catalogue.calculate-trends',
  data: z.strictObject({}),
  attempts: 5,
  timeoutMs: 30_000,
  concurrency: 1,
  schedule: { pattern: '*/10 * * * *' },
  example: {},
});
