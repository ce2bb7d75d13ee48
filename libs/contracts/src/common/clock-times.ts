import { z } from 'zod';

/** A time of day, "18:30". */
export const clockSchema = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter a time such as 18:30');

function isTimeZone(zone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }));
  } catch {
    return false;
  }
}

/** An IANA name, "Asia/Tokyo". */
export const timeZoneSchema = z.string().max(60).refine(isTimeZone, 'Choose a time zone');

/** Minutes since midnight of a time of day. */
export const minutesOfClock = (clock: string): number =>
  Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
