import { z } from 'zod';
import { clockSchema, timeZoneSchema } from '../common/clock-times.ts';
import { happyHourPercentMax, happyHoursMax } from './menu-terms.ts';

/** When everything with a price costs less, every week, by the clock of the bar's time zone. Implements BEYOND-255. */
export const happyHoursSchema = z.strictObject({
  timeZone: timeZoneSchema,
  windows: z
    .array(
      z
        .strictObject({
          /** On which it begins. ISO: 1 is Monday, 7 is Sunday. */
          weekdays: z
            .array(z.number().int().min(1).max(7))
            .min(1, 'Choose a day')
            .refine((days) => new Set(days).size === days.length, 'Name each day once'),
          from: clockSchema,
          /** The next day's where it is before the start. */
          to: clockSchema,
          percent: z.number().int().min(1).max(happyHourPercentMax),
        })
        .refine(({ from, to }) => from !== to, {
          path: ['to'],
          message: 'The end must differ from the start',
        }),
    )
    .min(1)
    .max(happyHoursMax),
});
export type HappyHours = z.output<typeof happyHoursSchema>;
