import type { Availability } from '@barspoon/contracts';

export interface Slot {
  startsAt: Date;
  endsAt: Date;
}

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
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

/** What the clocks of a zone show at a moment, as if it were UTC: milliseconds since the epoch. */
function shownAt(timeZone: string, at: number): number {
  const parts = Object.fromEntries(
    formatterOf(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  ) as Record<'year' | 'month' | 'day' | 'hour' | 'minute' | 'second', number>;
  const { year, month, day, hour, minute, second } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/**
 * The moment at which the clocks of a zone show this time.
 * @param shown as if it were UTC
 * @returns the first of two where clocks are put back, undefined where they are put forward past it
 */
export function momentOf(timeZone: string, shown: number): number | undefined {
  const offsets = [shown - dayMs, shown + dayMs].map((at) => shownAt(timeZone, at) - at);
  return offsets
    .map((offset) => shown - offset)
    .sort((a, b) => a - b)
    .find((at) => shownAt(timeZone, at) === shown);
}

const minutesOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));

/** Times of a weekly availability that begin within a span, in their order; none overlaps another. */
export function slotsOf({ timeZone, minutes, weekly }: Availability, from: Date, until: Date): Slot[] {
  const slots: Slot[] = [];
  const firstDay = Math.floor(shownAt(timeZone, from.getTime()) / dayMs) * dayMs;
  for (let day = firstDay; day < until.getTime() + 2 * dayMs; day += dayMs) {
    const weekday = new Date(day).getUTCDay() || 7;
    for (const time of weekly.filter((one) => one.weekday === weekday))
      for (let at = minutesOf(time.from); at + minutes <= minutesOf(time.to); at += minutes) {
        const start = momentOf(timeZone, day + at * minuteMs);
        if (start === undefined || start < from.getTime() || start >= until.getTime()) continue;
        slots.push({ startsAt: new Date(start), endsAt: new Date(start + minutes * minuteMs) });
      }
  }
  return withoutOverlaps(slots);
}

function withoutOverlaps(slots: Slot[]): Slot[] {
  const kept: Slot[] = [];
  for (const slot of slots.sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime())) {
    const last = kept.at(-1);
    if (!last || slot.startsAt >= last.endsAt) kept.push(slot);
  }
  return kept;
}

export const overlaps = (one: Slot, other: Slot): boolean =>
  one.startsAt < other.endsAt && other.startsAt < one.endsAt;
