import { z } from 'zod';
import { countSchema, dailyFiguresRoute } from '../common/figures.ts';
import { defineRoutes } from '../kit/routes.ts';

/** Bars in figures: nothing of what stands on them, and of nobody. */
const barFiguresSchema = z.strictObject({
  bars: countSchema,
  /** With members besides their owner. */
  sharedBars: countSchema,
  /** Of a shared bar, its owner included, to one decimal; 0 where none is shared. */
  membersPerSharedBar: z.number().min(0),
  bottles: countSchema,
  /** That somebody has counted. */
  bottlesWithLevel: countSchema,
});
const entryDaySchema = z.strictObject({
  /** Of UTC. */
  day: z.iso.date(),
  /** Entries of ledgers that day, those that undo others left out. */
  entries: countSchema,
});

/** How bars are used, for the console, in figures only. Implements BEYOND-242. */
export const barFigureRoutes = defineRoutes('inventory.figures', {
  bars: {
    method: 'GET',
    path: '/admin/analytics/bars',
    access: 'admin',
    summary: 'How many bars there are, how many are shared, and how many bottles are counted',
    response: barFiguresSchema,
    example: {
      response: {
        bars: 52,
        sharedBars: 4,
        membersPerSharedBar: 3.5,
        bottles: 310,
        bottlesWithLevel: 180,
      },
    },
  },
  entries: dailyFiguresRoute(
    '/admin/analytics/bar-entries',
    'Entries of the ledgers of bars of each day, the oldest first',
    entryDaySchema,
    [
      { day: '2025-12-31', entries: 40 },
      { day: '2026-01-01', entries: 25 },
    ],
  ),
});
