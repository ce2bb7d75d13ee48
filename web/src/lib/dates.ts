const minuteMs = 60_000;
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** A date whose UTC parts equal the local parts in the reader's time zone. */
const asInReadersZone = (at: Date) => new Date(at.getTime() - at.getTimezoneOffset() * minuteMs);

// Implemented here because the first formatter of a page costs a phone about 100 ms, and first views show dates.
const dayIn = (at: Date) => `${months[at.getUTCMonth()]} ${at.getUTCDate()}, ${at.getUTCFullYear()}`;
function momentIn(at: Date): string {
  const hour = at.getUTCHours();
  const minute = String(at.getUTCMinutes()).padStart(2, '0');
  return `${weekdays[at.getUTCDay()]}, ${dayIn(at)} at ${hour % 12 || 12}:${minute} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** "January 1, 2026" in the reader's time zone, or in UTC if unknown. */
export function dayText(iso: string, isZoneKnown = true): string {
  const at = new Date(iso);
  return dayIn(isZoneKnown ? asInReadersZone(at) : at);
}

/** "Thursday, January 1, 2026 at 8:30 PM". */
export const momentText = (at: Date): string => momentIn(asInReadersZone(at));

/** The same in the reader's time zone, or in UTC with its name if unknown. */
export const zonedMomentText = (iso: string, isZoneKnown: boolean): string =>
  isZoneKnown ? momentText(new Date(iso)) : `${momentIn(new Date(iso))} UTC`;

const spans: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** "2 hours ago", "in 1 day", "now": the distance of a time from `now`. */
export function distanceText(iso: string, now: number): string {
  const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
  const distance = Date.parse(iso) - now;
  const [unit, ms] = spans.find(([, span]) => Math.abs(distance) >= span) ?? ['second', 1];
  return unit === 'second' ? relative.format(0, 'second') : relative.format(Math.round(distance / ms), unit);
}
