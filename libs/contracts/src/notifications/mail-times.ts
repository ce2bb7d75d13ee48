import { z } from 'zod';
import { clockSchema, timeZoneSchema } from '../common/clock-times.ts';

/** When a member is mailed, by the clocks of their zone. Implements BEYOND-102. */
export const mailTimesSchema = z.strictObject({
  timeZone: timeZoneSchema,
  /** Between these times no notification is mailed at once; it is mailed when they end. May go over midnight. */
  quiet: z
    .strictObject({ from: clockSchema, to: clockSchema })
    .refine(({ from, to }) => from !== to, { path: ['to'], message: 'Choose an end that is not the start' })
    .nullable(),
  /** The hour of the daily summary. */
  digestHour: z.number().int().min(0).max(23),
});
export type MailTimes = z.output<typeof mailTimesSchema>;
