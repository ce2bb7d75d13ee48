import { maxJobAlerts } from '@barspoon/contracts';
import { DomainError } from '@barspoon/platform';

export const alertExists = () =>
  new DomainError('conflict', 'professional.alert_exists', 'You have an alert for this search already.');

export const tooManyAlerts = () =>
  new DomainError(
    'conflict',
    'professional.too_many_alerts',
    `You can have up to ${maxJobAlerts} job alerts. Remove one first.`,
  );
