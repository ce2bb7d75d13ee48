import { t } from '../texts.ts';

const hourMs = 3_600_000;

/** "Just now" under an hour, then hours, then days. Implements COMM-11. */
export function communityTime(iso: string, now: number): string {
  const hours = Math.floor((now - Date.parse(iso)) / hourMs);
  if (hours < 1) return t('time.now');
  return hours < 24 ? t('time.hours', { count: hours }) : t('time.days', { count: Math.floor(hours / 24) });
}
