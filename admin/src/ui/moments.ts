const dayFormat = new Intl.DateTimeFormat('en', { dateStyle: 'medium' });
const dayTimeFormat = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

/** The console writes every date in one of these two. `Nov 25, 2026` */
const day = (moment: string | number | Date): string => dayFormat.format(new Date(moment));

/** `Nov 25, 2026, 11:38 PM` */
export const dayTime = (moment: string | number | Date): string => dayTimeFormat.format(new Date(moment));
