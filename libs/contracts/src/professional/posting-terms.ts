import { hourMs } from '../common/durations.ts';
/** Implements JOB-21. */
export const jobTypes = ['full_time', 'part_time', 'contract', 'freelance', 'internship'] as const;
export type JobType = (typeof jobTypes)[number];
export const workLocations = ['remote', 'on_site', 'hybrid'] as const;
export type WorkLocation = (typeof workLocations)[number];
export const jobExperienceLevels = ['entry', 'mid', 'senior', 'executive'] as const;
export type JobExperienceLevel = (typeof jobExperienceLevels)[number];
export const salaryCurrencies = ['USD', 'EUR', 'GBP', 'CAD', 'AUD', 'NZD', 'CHF', 'MXN'] as const;

/** Characters of the long texts. */
export const jobDescriptionLimit = 10_000;
export const applicationInstructionsLimit = 2000;
export const coverLetterLimit = 5000;
export const additionalNotesLimit = 2000;
export const applicationNoteLimit = 2000;
/** Entries of each list of skills of a posting, and the characters of one. */
export const postingSkillsMax = 20;
export const postingSkillLimit = 60;

/** Implements BEYOND-73. */
export const applicationStatuses = ['submitted', 'reviewed', 'accepted', 'declined'] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];
export const postingStates = ['open', 'closed'] as const;
export type PostingState = (typeof postingStates)[number];

/** Why an admin closes or deletes a posting, in the words its poster reads. */
export const takeDownReasons = {
  misleading: 'It was misleading or left out what applicants need to know.',
  duplicate: 'It was the same as another posting.',
  filled: 'The position is filled.',
  'not-a-job': 'It did not offer a job.',
  unfair: 'It asked for something that is unlawful or unfair.',
} as const;
export type TakeDownReason = keyof typeof takeDownReasons;
export const takeDownReasonNames = Object.keys(takeDownReasons) as TakeDownReason[];

/** Of an application that nobody changes anymore but its poster. */
export const isDecided = (status: ApplicationStatus): boolean =>
  status === 'accepted' || status === 'declined';

/** A posting is open until its closing day is over everywhere on earth: at noon of the next day in UTC. */
export const closingMoment = (closesOn: string): Date => new Date(Date.parse(closesOn) + 36 * hourMs);

/** Postings that a member may save, and alerts that they may keep. */
export const maxSavedPostings = 200;
export const maxJobAlerts = 10;
/** Postings that one mail of an alert names. */
export const maxMailedPostings = 10;

/** Years that go with a level. */
export const expectedYears: Record<JobExperienceLevel, number> = {
  entry: 0,
  mid: 2,
  senior: 5,
  executive: 8,
};
