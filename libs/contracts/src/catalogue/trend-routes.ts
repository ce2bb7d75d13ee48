import { z } from 'zod';
import { defineRoutes } from '../kit/routes.ts';
import { recipeDeleted, recipeRevised } from './events.ts';
import { exampleCard } from './examples.ts';
import {
  trendCalculationSchema,
  trendDetailSchema,
  trendListSchema,
  trendParams,
  trendQuery,
  trendReasonSchema,
  trendReplaySchema,
  trendsCalculated,
} from './trends.ts';

const { id, slug, name } = exampleCard;
const counts = { views: 12, favorites: 4, ratings: 6, score: 54 };

export const trendRoutes = defineRoutes('catalogue.trends', {
  list: {
    method: 'GET',
    path: '/trending',
    access: 'public',
    summary: 'The twelve most popular recipes of today, this week, this month or of all time',
    query: trendQuery,
    response: trendListSchema,
    hot: { seconds: 60, droppedBy: [trendsCalculated, recipeRevised, recipeDeleted] },
    example: {
      query: { window: 'week' },
      response: {
        window: 'week',
        calculatedAt: '2026-01-01T00:00:00.000Z',
        items: [{ recipe: exampleCard, score: 54, badge: 'Hot' }],
      },
    },
  },
});

export const adminTrendRoutes = defineRoutes('catalogue.admin-trends', {
  list: {
    method: 'GET',
    path: '/admin/trends',
    access: 'staff:library',
    summary: 'The most popular recipes of a window and what their places rest on',
    query: trendQuery,
    response: z.strictObject({ items: z.array(trendReasonSchema).max(24) }),
    example: {
      query: { window: 'week' },
      response: {
        items: [{ id, slug, name, place: 1, placeByScore: 1, badge: 'Hot', ...counts, strongest: 9 }],
      },
    },
  },
  get: {
    method: 'GET',
    path: '/admin/trends/:id',
    access: 'staff:library',
    summary: 'Why a recipe is hot: its points in every window and its acts by day',
    params: trendParams,
    response: trendDetailSchema,
    example: {
      params: { id },
      response: {
        id,
        slug,
        name,
        windows: { today: counts, week: counts, month: counts, all: counts },
        days: [{ day: '2026-01-01', views: 12, favorites: 4, ratings: 6, people: 14 }],
      },
    },
  },
  calculate: {
    method: 'POST',
    path: '/admin/trends/calculation',
    access: 'staff:library',
    summary: 'Calculate popularity now instead of at the next ten minutes',
    response: trendCalculationSchema,
    example: { response: { run: 7, calculatedAt: '2026-01-01T00:00:00.000Z', counted: 22 } },
  },
});

export const trendInternalRoutes = defineRoutes('catalogue.internal', {
  rebuild: {
    access: 'internal',
    summary: 'Recount popularity from all stored acts, and compare past calculations with what was shown',
    body: z.strictObject({ projection: z.enum(['trends']) }),
    response: trendReplaySchema,
    example: { body: { projection: 'trends' }, response: { count: 350, runs: 50, maxDifference: 0 } },
  },
});
