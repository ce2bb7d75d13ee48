import { z } from 'zod';
import { clockSchema, timeZoneSchema } from '../common/clock-times.ts';
import { idSchema, line, momentSchema, prose } from '../common/shapes.ts';
import { memberCardSchema } from '../identity/accounts.ts';
import { maxMeeting, maxWeeklyTimes, meetingMinutes } from './mentorship-terms.ts';

const orNothing = (schema: z.ZodType<string, string>) =>
  z
    .union([z.null(), schema])
    .transform((text) => text || null)
    .default(null);
/** A link, a phone number or an address. */
const placeInput = orNothing(line(maxMeeting.place));

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
  /** Where a meeting is unless the two say otherwise. */
  place: placeInput,
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
  /** What both read and write of it; null for what nobody has written. Implements BEYOND-172. */
  place: z.string().nullable(),
  agenda: z.string().nullable(),
  notes: z.string().nullable(),
  /** Raised with every change: a calendar takes the entry with the highest. */
  revision: z.number().int().min(1),
});
export type Booking = z.output<typeof bookingSchema>;

export const bookingInput = z.strictObject({
  startsAt: momentSchema,
  /** Without it where the mentor meets. */
  place: placeInput,
  agenda: orNothing(prose(maxMeeting.agenda)),
});
export const bookingTimeInput = bookingInput.pick({ startsAt: true });

/** All of what stands with a meeting, as it shall be. */
export const meetingDetailsInput = z.strictObject({
  place: placeInput,
  agenda: orNothing(prose(maxMeeting.agenda)),
  notes: orNothing(prose(maxMeeting.notes)),
  /** As it was read: both write, and nobody writes over what the other has written since. */
  revision: z.number().int().min(1),
});
export type MeetingDetails = z.output<typeof meetingDetailsInput>;
