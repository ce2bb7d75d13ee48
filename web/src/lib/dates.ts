const day = new Intl.DateTimeFormat('en', { dateStyle: 'long' });
const moment = new Intl.DateTimeFormat('en', { dateStyle: 'full', timeStyle: 'short' });
const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

const dayOfUtc = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });

/** "1 January 2026" in the reader's zone, or in UTC where hers is not known. */
export const dayText = (iso: string, isZoneKnown = true): string =>
  (isZoneKnown ? day : dayOfUtc).format(new Date(iso));

/** "Thursday, January 1, 2026 at 8:30 PM". */
export const momentText = (at: Date): string => moment.format(at);

const spans: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** "2 hours ago", "in 1 day", "now": how far a moment is from `now`. */
export function distanceText(iso: string, now: number): string {
  const distance = Date.parse(iso) - now;
  const [unit, ms] = spans.find(([, span]) => Math.abs(distance) >= span) ?? ['second', 1];
  return unit === 'second' ? relative.format(0, 'second') : relative.format(Math.round(distance / ms), unit);
}
