import { dayMs, type Timespan } from '@barspoon/contracts';
import { dayOf } from './earning.ts';

/** `2026-11`: the month (UTC) of a moment. */
export const monthOf = (at: Date): string => dayOf(at).slice(0, 7);

/** `2026-W47`: the ISO week (UTC) of a moment; weeks begin on Monday. */
export function weekOf(at: Date): string {
  const thursday = new Date(at.getTime() + (4 - (at.getUTCDay() || 7)) * dayMs);
  const year = thursday.getUTCFullYear();
  const week = Math.floor((thursday.getTime() - Date.UTC(year, 0, 1)) / (7 * dayMs)) + 1;
  return `${year}-W${String(week).padStart(2, '0')}`;
}

/** From when until when a week lasts. */
export function daysOfWeek(week: string): { from: Date; before: Date } {
  const [year = 0, number = 0] = week.split('-W').map(Number);
  const fourth = new Date(Date.UTC(year, 0, 4));
  const monday = fourth.getTime() + ((number - 1) * 7 + 1 - (fourth.getUTCDay() || 7)) * dayMs;
  return { from: new Date(monday), before: new Date(monday + 7 * dayMs) };
}

/** When the month or week of a moment is over. */
function endOf(timespan: 'monthly' | 'weekly', at: Date): Date {
  if (timespan === 'monthly') return new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 1));
  const midnight = Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate());
  return new Date(midnight + (8 - (at.getUTCDay() || 7)) * dayMs);
}

/** Totals of a window are kept so long after its end. */
const keptMs = 35 * dayMs;

/** The month and the week an award counts to, with how long their totals are kept. */
export const windowsOf = (at: Date): { window: string; keptUntil: Date }[] => [
  { window: monthOf(at), keptUntil: new Date(endOf('monthly', at).getTime() + keptMs) },
  { window: weekOf(at), keptUntil: new Date(endOf('weekly', at).getTime() + keptMs) },
];

/** The board that a timespan means at a moment. */
export function boardOf(timespan: Timespan, now: Date): string {
  if (timespan === 'monthly') return monthOf(now);
  return timespan === 'weekly' ? weekOf(now) : 'all';
}
