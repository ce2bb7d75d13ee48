const dayFormat = new Intl.DateTimeFormat('en', { dateStyle: 'medium' });
const dayTimeFormat = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

/** A day without a time is that day wherever it is read. */
const dateOf = (moment: string): Date =>
  new Date(/^\d{4}-\d{2}-\d{2}$/.test(moment) ? `${moment}T00:00` : moment);

/** The console writes every date in one of these two. `Nov 25, 2026` Implements BEYOND-160. */
export const day = (moment: string): string => dayFormat.format(dateOf(moment));

/** `Nov 25, 2026, 11:38 PM` */
export const dayTime = (moment: string): string => dayTimeFormat.format(dateOf(moment));

const monthFormat = new Intl.DateTimeFormat('en', { month: 'long' });
/** The months by name, January first. */
export const monthNames: readonly string[] = Array.from({ length: 12 }, (_, at) =>
  monthFormat.format(new Date(2000, at)),
);
