import type {
  AdminPosting,
  ApplicationStatus,
  JobExperienceLevel,
  JobType,
  WorkLocation,
} from '@barspoon/contracts';

/** The stages of an application, as columns. */
export const stageNames: Record<ApplicationStatus, string> = {
  submitted: 'Submitted',
  reviewed: 'Reviewed',
  accepted: 'Accepted',
  declined: 'Declined',
};

export const typeNames: Record<JobType, string> = {
  full_time: 'Full-time',
  part_time: 'Part-time',
  contract: 'Contract',
  freelance: 'Freelance',
  internship: 'Internship',
};
export const levelNames: Record<JobExperienceLevel, string> = {
  entry: 'Entry level',
  mid: 'Mid level',
  senior: 'Senior',
  executive: 'Executive',
};
export const locationNames: Record<WorkLocation, string> = {
  remote: 'Remote',
  on_site: 'On-site',
  hybrid: 'Hybrid',
};

export const stateOf = ({ isActive }: AdminPosting): string => (isActive ? 'Open' : 'Closed');
