import { DomainError } from '@barspoon/platform';

export const draftNotFound = () =>
  new DomainError('notFound', 'notifications.draft_not_found', 'There is no such draft.');
export const draftChanged = () =>
  new DomainError(
    'conflict',
    'notifications.draft_changed',
    'Someone else changed this draft. Open it again to see their version.',
  );
