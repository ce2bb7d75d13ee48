import { z } from 'zod';
import { countSchema, dailyFiguresRoute, rollUpDaysOf } from '../common/figures.ts';
import { doneSchema, line } from '../common/shapes.ts';
import { defineRoutes } from '../kit/routes.ts';

const recipeDaySchema = z.strictObject({
  /** Of UTC. */
  day: z.iso.date(),
  /** Without those of the starter library. */
  newRecipes: countSchema,
  newRatings: countSchema,
});
export type RecipeDay = z.output<typeof recipeDaySchema>;

/** A term is shown once this many people have searched for it on one day. */
export const minSearchers = 3;
/** The period that the list of searches covers. */
export const failedSearchDays = [7, 30, 90] as const;

const failedSearchSchema = z.strictObject({
  /** In lower case. */
  term: z.string(),
  /** How many people searched for it, summed over days. */
  searches: countSchema,
  /** The latest day, of UTC. */
  lastOn: z.iso.date(),
});
export type FailedSearch = z.output<typeof failedSearchSchema>;

/** Figures of recipes over time. Implements ADM-ANALYTICS-01, BEYOND-96. */
export const catalogueFigureRoutes = defineRoutes('catalogue.figures', {
  recipes: dailyFiguresRoute(
    '/admin/analytics/recipes',
    'New recipes and ratings of each day, the oldest first',
    recipeDaySchema,
    [
      { day: '2025-12-31', newRecipes: 2, newRatings: 6 },
      { day: '2026-01-01', newRecipes: 1, newRatings: 9 },
    ],
  ),
  failedSearches: {
    method: 'GET',
    path: '/admin/analytics/failed-searches',
    access: 'admin',
    summary: `Searches that found no recipe, of at least ${minSearchers} people on one day, the most frequent first, 100 at most; never whose`,
    query: z.strictObject({
      days: z.coerce
        .number()
        .pipe(z.literal([...failedSearchDays]))
        .default(30),
    }),
    response: z.strictObject({ items: z.array(failedSearchSchema).max(100) }),
    example: {
      query: {},
      response: { items: [{ term: 'pornstar martini', searches: 12, lastOn: '2026-01-01' }] },
    },
  },
});

/** Implements BEYOND-96. */
export const failedSearchRoutes = defineRoutes('catalogue.failed-searches', {
  note: {
    method: 'POST',
    path: '/recipes/failed-searches',
    access: 'public',
    status: 200,
    summary:
      'Say that a search found no recipe; counted once for each person, term and day, without their name',
    body: z.strictObject({ q: line(80) }),
    response: doneSchema,
    example: { body: { q: 'pornstar martini' }, response: { done: true } },
  },
});

export const rollUpRecipeDays = rollUpDaysOf('catalogue');
