import type { AdminPosting, ApplicationStatus } from '@barspoon/contracts';

/** The stages of an application, as columns. */
export const stageNames: Record<ApplicationStatus, string> = {
  submitted: 'Submitted',
  reviewed: 'Reviewed',
  accepted: 'Accepted',
  declined: 'Declined',
};

export const stateOf = ({ isActive }: AdminPosting): string => (isActive ? 'Open' : 'Closed');
