import { z } from 'zod';
import { defineJob } from '../kit/jobs.ts';

/** The longest period of a plot of the site's figures. */
export const maxGrowthDays = 365;
/** The period it covers. */
export const growthDays = [30, 90, maxGrowthDays] as const;

/** `days` of the routes of figures. */
export const growthQuery = z.strictObject({
  days: z.coerce
    .number()
    .pipe(z.literal([...growthDays]))
    .default(90),
});

/** A whole number of things that were counted. */
export const countSchema = z.number().int().min(0);

/** A route for daily counts. */
export const dailyFiguresRoute = <P extends `/admin/analytics/${string}`, S extends z.ZodType>(
  path: P,
  summary: string,
  day: S,
  items: z.input<S>[],
) =>
  ({
    method: 'GET',
    path,
    access: 'admin',
    summary,
    query: growthQuery,
    response: z.strictObject({ items: z.array(day) }),
    example: { query: {}, response: { items } },
  }) as const;

/** The job of a service that updates its daily figures every five minutes. */
export const rollUpDaysOf = (service: string) =>
  defineJob({
    name: `${service}.roll-up-days`,
    data: z.strictObject({}),
    attempts: 5,
    timeoutMs: 30_000,
    concurrency: 1,
    schedule: { everyMs: 5 * 60_000 },
    example: {},
  });
