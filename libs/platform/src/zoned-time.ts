import { dayMs } from '@barspoon/contracts';

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  formatters.set(timeZone, made);
  return made;
}

/** The local time of a zone at an instant, as if it were UTC: milliseconds since the epoch. */
export function shownAt(timeZone: string, at: number): number {
  const parts = Object.fromEntries(
    formatterOf(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  ) as Record<'year' | 'month' | 'day' | 'hour' | 'minute' | 'second', number>;
  const { year, month, day, hour, minute, second } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/**
 * The instants at which a zone shows this local time: two when the clocks are set back over it, none when they are set forward
 * past it.
 * @param shown as if it were UTC
 */
export function momentsOf(timeZone: string, shown: number): number[] {
  const offsets = [shown - dayMs, shown + dayMs].map((at) => shownAt(timeZone, at) - at);
  return [...new Set(offsets.map((offset) => shown - offset))]
    .sort((a, b) => a - b)
    .filter((at) => shownAt(timeZone, at) === shown);
}

/** The first of them; undefined when the clocks are set forward past it. */
export const momentOf = (timeZone: string, shown: number): number | undefined =>
  momentsOf(timeZone, shown)[0];

/** As `momentsOf`, or the instant of the change when the clocks are set forward past it. */
export function momentsReaching(timeZone: string, shown: number): number[] {
  const moments = momentsOf(timeZone, shown);
  if (moments.length > 0) return moments;
  // The change is between the two instants given by the offsets around it.
  const guesses = [shown - dayMs, shown + dayMs].map((at) => shown - (shownAt(timeZone, at) - at));
  let [before, after] = [Math.min(...guesses) - 1000, Math.max(...guesses)];
  while (after - before > 1000) {
    const middle = before + Math.round((after - before) / 2000) * 1000;
    if (shownAt(timeZone, middle) < shown) before = middle;
    else after = middle;
  }
  return [after];
}
