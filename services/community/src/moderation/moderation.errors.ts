import { DomainError } from '@barspoon/platform';

export const rulesWereChanged = () =>
  new DomainError(
    'conflict',
    'community.rules_were_changed',
    'Somebody else has changed the rules in the meantime. Load them again.',
  );
export const nothingToDecide = () =>
  new DomainError('conflict', 'community.nothing_to_decide', 'There is nothing left to decide here.');
export const anotherDecides = () =>
  new DomainError(
    'forbidden',
    'community.another_admin_decides',
    'Somebody other than the person who removed it must decide the appeal.',
  );
export const ownCase = () =>
  new DomainError(
    'refused',
    'community.own_case',
    'This is your own. Somebody else on the staff must decide about it.',
  );
export const caseNotFound = () =>
  new DomainError('notFound', 'community.case_not_found', 'There is no such decision.');
export const noAppeal = () =>
  new DomainError('conflict', 'community.no_appeal', 'This decision cannot be appealed, or not any more.');
export const anotherAppealWaits = () =>
  new DomainError(
    'conflict',
    'community.another_appeal_waits',
    'Another decision about this is being reviewed. You can appeal once it is made.',
  );
