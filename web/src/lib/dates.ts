/** Formatters are made when first used: each costs a phone tens of milliseconds, which the first view does without. */
function formatter(options: Intl.DateTimeFormatOptions): (at: Date) => string {
  let made: Intl.DateTimeFormat | undefined;
  return (at) => {
    made ??= new Intl.DateTimeFormat('en', options);
    return made.format(at);
  };
}

const day = formatter({ dateStyle: 'long' });
const dayOfUtc = formatter({ dateStyle: 'long', timeZone: 'UTC' });

/** "January 1, 2026" in the reader's zone, or in UTC where theirs is not known. */
export const dayText = (iso: string, isZoneKnown = true): string =>
  (isZoneKnown ? day : dayOfUtc)(new Date(iso));

/** "Thursday, January 1, 2026 at 8:30 PM". */
export const momentText = formatter({ dateStyle: 'full', timeStyle: 'short' });
const momentTextOfUtc = formatter({ dateStyle: 'full', timeStyle: 'short', timeZone: 'UTC' });

/** The same in the reader's zone, or in UTC, which is named, where theirs is not known. */
export const zonedMomentText = (iso: string, isZoneKnown: boolean): string =>
  isZoneKnown ? momentText(new Date(iso)) : `${momentTextOfUtc(new Date(iso))} UTC`;

const spans: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** "2 hours ago", "in 1 day", "now": how far a moment is from `now`. */
export function distanceText(iso: string, now: number): string {
  const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
  const distance = Date.parse(iso) - now;
  const [unit, ms] = spans.find(([, span]) => Math.abs(distance) >= span) ?? ['second', 1];
  return unit === 'second' ? relative.format(0, 'second') : relative.format(Math.round(distance / ms), unit);
}
