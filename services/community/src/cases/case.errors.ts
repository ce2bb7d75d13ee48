import { DomainError } from '@barspoon/platform';

export const contentGone = () =>
  new DomainError('notFound', 'community.content_gone', 'It is no longer there.');
export const ownContent = () =>
  new DomainError(
    'refused',
    'community.own_content',
    'You cannot report your own content. You can delete it.',
  );
