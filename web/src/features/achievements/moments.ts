import type { RealtimeData } from '@barspoon/contracts';
import { toasts } from '../../ui/toasts/toasts.ts';
import { t } from './texts.ts';

/** A level has been reached, perhaps on another page. Implements BEYOND-60. */
export const tellOfLevel = (level: string, points: number): void =>
  toasts.success({
    title: t('levelMoment', { level }),
    description: t('levelMomentText', { count: points }),
    stays: true,
  });

/** Implements BEYOND-61. */
export const tellOfAchievement = ({ name, description }: RealtimeData<'achievement.earned'>): void =>
  toasts.success({ title: t('moment', { name }), description });
