import { DomainError } from '@barspoon/platform';

export const noLedger = () =>
  new DomainError(
    'notFound',
    'engagement_points.no_ledger',
    'This member has done nothing that is recorded.',
  );
export const entryUnknown = () =>
  new DomainError(
    'notFound',
    'engagement_points.ledger_entry_not_found',
    'There is no such entry in the ledger.',
  );
export const entryWithoutPoints = () =>
  new DomainError('refused', 'engagement_points.entry_without_points', 'This entry has earned nothing.');
export const alreadyCorrected = () =>
  new DomainError('conflict', 'engagement_points.already_corrected', 'This entry is taken back already.');
export const correctionExists = () =>
  new DomainError(
    'conflict',
    'engagement_points.correction_exists',
    'There is another entry with this id already.',
  );
export const ownCorrection = () =>
  new DomainError('refused', 'engagement_points.own_correction', 'You cannot correct your own points.');
export const belowZero = (totalPoints: number) =>
  new DomainError(
    'refused',
    'engagement_points.below_zero',
    `Points cannot fall below zero. The member has ${totalPoints}.`,
  );
