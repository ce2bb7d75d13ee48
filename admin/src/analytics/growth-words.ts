import type { DayFigures } from '@barspoon/contracts';

type Figure = Exclude<keyof DayFigures, 'day'>;

/** The figures in the order they are shown. */
export const figureNames: Record<Figure, string> = {
  members: 'Members',
  newMembers: 'New members',
  activeMembers: 'Active members',
  subscribers: 'Subscribers',
};
export const figures = Object.keys(figureNames) as Figure[];

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
export function plotText(name: string, items: readonly DayFigures[], figure: Figure): string {
  const known = items.filter((item) => item[figure] !== null);
  const [first, last] = [known.at(0), known.at(-1)];
  if (!first || !last) return `${name}: not counted yet`;
  if (first === last) return `${name}: ${figureText(first[figure])} on ${dayText(first.day)}`;
  const from = `${figureText(first[figure])} on ${dayText(first.day)}`;
  return `${name}: from ${from} to ${figureText(last[figure])} on ${dayText(last.day)}`;
}
