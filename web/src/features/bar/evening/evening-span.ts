import { dayMs } from '@barspoon/contracts';

/** Whoever comes after midnight is of the evening before. */
const beginsAtHour = 6;

const dayOf = (at: Date): string =>
  [at.getFullYear(), at.getMonth() + 1, at.getDate()].map((part) => String(part).padStart(2, '0')).join('-');

/** The day of the evening that a moment is of, where the reader is: "2026-01-01". */
export function eveningOf(now: number): string {
  const at = new Date(now);
  at.setHours(at.getHours() - beginsAtHour);
  return dayOf(at);
}

/** From the first evening to the last; null for what is no span. */
export function momentsOf(from: string, to: string, daysMax: number): { from: string; to: string } | null {
  const [start, end] = [from, to].map((day) => new Date(`${day}T0${beginsAtHour}:00`)) as [Date, Date];
  end.setDate(end.getDate() + 1);
  const days = (end.getTime() - start.getTime()) / dayMs;
  // A night on which clocks change is an hour shorter or longer.
  if (!(days > 0.5) || Math.round(days) > daysMax) return null;
  return { from: start.toISOString(), to: end.toISOString() };
}
