import { dayMs, hourMs, type MailTimes, minutesOfClock } from '@barspoon/contracts';
import { momentsReaching, shownAt } from '@barspoon/platform';

const minuteMs = 60_000;

const midnightOf = (shown: number): number => Math.floor(shown / dayMs) * dayMs;

/**
 * When the next daily summary is due: the first time the clocks reach its hour, of a day after the last one's. Where clocks
 * are put forward past that hour it is the moment of the change.
 * @param lastDay the day of the last summary, `2026-01-01`
 */
export function nextDigest(
  { timeZone, digestHour }: MailTimes,
  after: Date,
  lastDay: string | null,
): { day: string; dueAt: Date } {
  for (let midnight = midnightOf(shownAt(timeZone, after.getTime())); ; midnight += dayMs) {
    const [due] = momentsReaching(timeZone, midnight + digestHour * hourMs);
    const day = new Date(midnight).toISOString().slice(0, 10);
    if (due !== undefined && due > after.getTime() && (lastDay === null || day > lastDay))
      return { day, dueAt: new Date(due) };
  }
}

/** When the quiet hours end that clocks show now; null outside of them. */
export function quietUntil({ timeZone, quiet }: MailTimes, now: Date): Date | null {
  if (!quiet) return null;
  const [from, to] = [minutesOfClock(quiet.from) * minuteMs, minutesOfClock(quiet.to) * minuteMs];
  const isQuiet = (at: number): boolean => {
    const clock = shownAt(timeZone, at) % dayMs;
    return from < to ? clock >= from && clock < to : clock >= from || clock < to;
  };
  if (!isQuiet(now.getTime())) return null;
  const today = midnightOf(shownAt(timeZone, now.getTime()));
  // Where clocks are put forward past the end, the next quiet hours may have begun already: the third day ends them.
  const [end] = [today, today + dayMs, today + 2 * dayMs]
    .flatMap((midnight) => momentsReaching(timeZone, midnight + to))
    .filter((at) => at > now.getTime() && !isQuiet(at));
  return end === undefined ? null : new Date(end);
}
