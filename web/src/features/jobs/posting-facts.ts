import type { ApplicationStatus, Posting } from '@barspoon/contracts';
import type { Tone } from '../../ui/chip.tsx';
import { t } from './texts.ts';

const money = (cents: number, currency: string): string =>
  (cents / 100).toLocaleString('en', { style: 'currency', currency, maximumFractionDigits: 0 });

/** Implements JOB-07. */
export function salaryText({
  salaryMin,
  salaryMax,
  currency,
}: Pick<Posting, 'salaryMin' | 'salaryMax' | 'currency'>): string {
  const min = salaryMin === null ? undefined : money(salaryMin, currency);
  const max = salaryMax === null ? undefined : money(salaryMax, currency);
  if (min && max) return t('salary.between', { min, max });
  if (min) return t('salary.from', { min });
  return max ? t('salary.upTo', { max }) : t('salary.competitive');
}

/** "On-site · Portland, OR". Implements JOB-05. */
export function placeText({
  workLocation,
  locationCity,
  locationState,
}: Pick<Posting, 'workLocation' | 'locationCity' | 'locationState'>): string {
  const place = [locationCity, locationState].filter(Boolean).join(', ');
  return [t(`workLocation.${workLocation}`), place].filter(Boolean).join(' · ');
}

export const statusTones: Partial<Record<ApplicationStatus, Tone>> = {
  reviewed: 'blue',
  accepted: 'green',
  declined: 'red',
};
