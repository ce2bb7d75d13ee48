import { z } from 'zod';
import { clockSchema, timeZoneSchema } from '../common/clock-times.ts';

/** How a kind of notification is mailed: not at all, when it comes, or with others once a day. */
export const mailWays = ['off', 'at-once', 'daily'] as const;
export type MailWay = (typeof mailWays)[number];

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

/** As long as a member has chosen nothing. */
export const defaultMailTimes: MailTimes = { timeZone: 'UTC', quiet: null, digestHour: 8 };
