import { DomainError } from '@barspoon/platform';

export const applicationNotFound = () =>
  new DomainError('notFound', 'professional.application_not_found', 'Application not found');

export const ownPosting = () =>
  new DomainError('forbidden', 'professional.own_posting', 'You posted this job yourself.');

export const alreadyApplied = () =>
  new DomainError('conflict', 'professional.already_applied', 'You have already applied for this job.');

export const postingClosed = () =>
  new DomainError('refused', 'professional.posting_closed', 'This job is no longer open.');

export const alreadyDecided = () =>
  new DomainError(
    'refused',
    'professional.application_decided',
    'This application is decided and can no longer be taken back.',
  );
