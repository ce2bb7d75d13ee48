import { dayMs } from '@barspoon/contracts';

/** The day of a moment in UTC: `2026-01-01`. */
export const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

/** The month of a day: `2026-01`. */
export const monthOf = (day: string): string => day.slice(0, 7);

/** The given number of months up to that of a day, the oldest first. */
export function monthsUpTo(day: string, count: number): string[] {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return Array.from({ length: count }, (_, at) =>
    monthOf(dayOf(new Date(Date.UTC(year, month - count + at, 1)))),
  );
}

/** The first moment of a day. */
export const startOfDay = (day: string): Date => new Date(`${day}T00:00:00.000Z`);

/** The day a number of days before another. */
export const daysBefore = (day: string, days: number): string =>
  dayOf(new Date(startOfDay(day).getTime() - days * dayMs));

/** Every day from one to another, both included. */
export function daysFrom(first: string, last: string): string[] {
  const days: string[] = [];
  for (let at = startOfDay(first).getTime(); at <= startOfDay(last).getTime(); at += dayMs)
    days.push(dayOf(new Date(at)));
  return days;
}
