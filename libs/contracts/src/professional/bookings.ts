import { z } from 'zod';
import { clockSchema, timeZoneSchema } from '../common/clock-times.ts';
import { idSchema, momentSchema } from '../common/shapes.ts';
import { memberCardSchema } from '../identity/accounts.ts';
import { maxWeeklyTimes, meetingMinutes } from './mentorship-terms.ts';

/** When a mentor has time, every week, by the clock of their own time zone. */
export const availabilitySchema = z.strictObject({
  timeZone: timeZoneSchema,
  /** How long a meeting is. */
  minutes: z.literal(meetingMinutes),
  weekly: z
    .array(
      z
        .strictObject({
          /** ISO: 1 is Monday, 7 is Sunday. */
          weekday: z.number().int().min(1).max(7),
          from: clockSchema,
          to: clockSchema,
        })
        .refine(({ from, to }) => from < to, { path: ['to'], message: 'The end must be after the start' }),
    )
    .max(maxWeeklyTimes),
});
export type Availability = z.output<typeof availabilitySchema>;

export const slotSchema = z.strictObject({ startsAt: momentSchema, endsAt: momentSchema });

/** A meeting of a mentor and a mentee. */
export const bookingSchema = z.strictObject({
  id: idSchema,
  connectionId: idSchema,
  mentor: memberCardSchema,
  mentee: memberCardSchema,
  startsAt: momentSchema,
  endsAt: momentSchema,
  /** Raised with every change: a calendar takes the entry with the highest. */
  revision: z.number().int().min(1),
});
export type Booking = z.output<typeof bookingSchema>;

export const bookingInput = z.strictObject({ startsAt: momentSchema });
