import { type Availability, dayMs, minutesOfClock } from '@barspoon/contracts';
import { momentOf, shownAt } from '@barspoon/platform';

export interface Slot {
  startsAt: Date;
  endsAt: Date;
}

const minuteMs = 60_000;

/** Times of a weekly availability that begin within a span, in their order; none overlaps another. */
export function slotsOf(
  { timeZone, minutes, weekly }: Pick<Availability, 'timeZone' | 'minutes' | 'weekly'>,
  from: Date,
  until: Date,
): Slot[] {
  const slots: Slot[] = [];
  const firstDay = Math.floor(shownAt(timeZone, from.getTime()) / dayMs) * dayMs;
  for (let day = firstDay; day < until.getTime() + 2 * dayMs; day += dayMs) {
    const weekday = new Date(day).getUTCDay() || 7;
    for (const time of weekly.filter((one) => one.weekday === weekday))
      for (let at = minutesOfClock(time.from); at + minutes <= minutesOfClock(time.to); at += minutes) {
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
