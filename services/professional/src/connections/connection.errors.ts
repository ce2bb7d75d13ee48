import { DomainError } from '@barspoon/platform';

const refusal = (code: string, detail: string) => new DomainError('refused', `professional.${code}`, detail);

export const profileFirst = () =>
  refusal('profile_first', 'Create your mentorship profile before you ask for a connection.');
export const notYourself = () => refusal('not_yourself', 'You cannot connect with yourself.');
export const notAccepting = () =>
  refusal('not_accepting', 'This member is not accepting connections at the moment.');
export const connectionNotFound = () =>
  new DomainError('notFound', 'professional.connection_not_found', 'Connection not found');
export const notYourStep = () =>
  new DomainError('forbidden', 'professional.not_your_step', 'Only the other one of you can do this.');
export const connectionChanged = () =>
  new DomainError(
    'conflict',
    'professional.connection_changed',
    'This request or connection was changed in the meantime.',
  );
export const connectionOpen = () =>
  new DomainError(
    'conflict',
    'professional.connection_open',
    'There is an open request or a connection between you already.',
  );
