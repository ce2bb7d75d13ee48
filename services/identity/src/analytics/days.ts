const dayMs = 24 * 60 * 60 * 1000;

/** The day of a moment in UTC: `2026-01-01`. */
export const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

/** The month of a day: `2026-01`. */
export const monthOf = (day: string): string => day.slice(0, 7);

/** So many months up to that of a day, the oldest first. */
export function monthsUpTo(day: string, count: number): string[] {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return Array.from({ length: count }, (_, at) =>
    monthOf(dayOf(new Date(Date.UTC(year, month - count + at, 1)))),
  );
}

export const startOf = (day: string): Date => new Date(`${day}T00:00:00.000Z`);

/** The day so many days before another. */
export const before = (day: string, days: number): string =>
  dayOf(new Date(startOf(day).getTime() - days * dayMs));

/** Every day from one to another, both included. */
export function daysFrom(first: string, last: string): string[] {
  const days: string[] = [];
  for (let at = startOf(first).getTime(); at <= startOf(last).getTime(); at += dayMs)
    days.push(dayOf(new Date(at)));
  return days;
}
