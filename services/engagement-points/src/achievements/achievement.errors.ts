import { DomainError } from '@barspoon/platform';

export const achievementNotFound = () =>
  new DomainError('notFound', 'engagement_points.achievement_not_found', 'Achievement not found');

export const achievementExists = () =>
  new DomainError(
    'conflict',
    'engagement_points.achievement_exists',
    'There is an achievement with this key already.',
  );
