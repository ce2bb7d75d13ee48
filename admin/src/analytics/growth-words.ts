/** Figures of one day; null for what nobody counted. */
export type DayOf<F extends string> = { day: string } & { [K in F]: number | null };

const days = new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric', timeZone: 'UTC' });
const numbers = new Intl.NumberFormat('en');

/** `Jan 31` */
export const dayText = (day: string): string => days.format(new Date(day));

const months = new Intl.DateTimeFormat('en', { month: 'short', year: 'numeric', timeZone: 'UTC' });

/** `Jan 2026` */
export const monthText = (month: string): string => months.format(new Date(`${month}-01`));

/** A dash for what nobody counted. */
export const figureText = (value: number | null): string => (value === null ? '–' : numbers.format(value));

/** What a plot shows, in a sentence. */
export function plotText<F extends string>(name: string, items: readonly DayOf<F>[], figure: F): string {
  const known = items.flatMap((item) => {
    const value: number | null = item[figure];
    return value === null ? [] : [{ day: item.day, value }];
  });
  const [first, last] = [known.at(0), known.at(-1)];
  if (!first || !last) return `${name}: not counted yet`;
  if (first === last) return `${name}: ${figureText(first.value)} on ${dayText(first.day)}`;
  const from = `${figureText(first.value)} on ${dayText(first.day)}`;
  return `${name}: from ${from} to ${figureText(last.value)} on ${dayText(last.day)}`;
}
