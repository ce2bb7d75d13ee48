/** A day of a calendar, in the reader's zone. */
const twoDigits = (value: number) => String(value).padStart(2, '0');

/** `2026-03-05` in the reader's zone. */
export const dayKey = (day: Date): string =>
  `${day.getFullYear()}-${twoDigits(day.getMonth() + 1)}-${twoDigits(day.getDate())}`;

export const firstOfMonth = (day: Date): Date => new Date(day.getFullYear(), day.getMonth(), 1);

/** A day a number of days later; days that a clock change makes longer or shorter count as one. */
export const addDays = (day: Date, days: number): Date =>
  new Date(day.getFullYear(), day.getMonth(), day.getDate() + days);

/** The same day of another month, or its last one where the month is shorter. */
export function addMonths(day: Date, months: number): Date {
  const last = new Date(day.getFullYear(), day.getMonth() + months + 1, 0).getDate();
  return new Date(day.getFullYear(), day.getMonth() + months, Math.min(day.getDate(), last));
}

/** The weeks of a month from Sunday on; null where a week begins or ends in another month. */
export function weeksOf(month: Date): (Date | null)[][] {
  const first = firstOfMonth(month);
  const length = new Date(first.getFullYear(), first.getMonth() + 1, 0).getDate();
  const cells = Math.ceil((first.getDay() + length) / 7) * 7;
  const days = Array.from({ length: cells }, (_, at) => {
    const date = at - first.getDay() + 1;
    return date >= 1 && date <= length ? addDays(first, date - 1) : null;
  });
  return Array.from({ length: cells / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));
}

const steps: Record<string, (day: Date) => Date> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  Home: (day) => addDays(day, -day.getDay()),
  End: (day) => addDays(day, 6 - day.getDay()),
  PageUp: (day) => addMonths(day, -1),
  PageDown: (day) => addMonths(day, 1),
};

/** Where a key leads from a day, after the WAI-ARIA pattern of a calendar. */
export const dayAfterKey = (key: string, day: Date): Date | undefined => steps[key]?.(day);
