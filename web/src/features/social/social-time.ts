import { t } from './texts.ts';

const hourMs = 3_600_000;

/** "Just now" under an hour, then hours, days and weeks. Implements SOC-10. */
export function socialTime(iso: string, now: number): string {
  const hours = Math.floor((now - Date.parse(iso)) / hourMs);
  if (hours < 1) return t('time.now');
  if (hours < 24) return t('time.hours', { count: hours });
  if (hours < 168) return t('time.days', { count: Math.floor(hours / 24) });
  return t('time.weeks', { count: Math.floor(hours / 168) });
}
