import { z } from 'zod';

/** Time a plot of the site's figures looks back over. */
export const growthDays = [30, 90, 365] as const;

/** `days` of the routes of figures. */
export const growthQuery = z.strictObject({
  days: z.coerce
    .number()
    .pipe(z.literal([...growthDays]))
    .default(90),
});

/** A whole number of things that were counted. */
export const countSchema = z.number().int().min(0);
