const dayTimeFormat = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

/** `Nov 25, 2026, 11:38 PM` */
export const dayTime = (moment: string | number | Date): string => dayTimeFormat.format(new Date(moment));
