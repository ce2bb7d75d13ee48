import {
  type AdminPosting,
  type ApplicationStatus,
  applicationStatuses,
  type Posting,
} from '@barspoon/contracts';
import type { PostingRow } from './posting.schema.ts';

/** What a posting is to the caller. */
export interface Standing {
  isOwn: boolean;
  hasApplied: boolean;
  isSaved: boolean;
}

export const toPosting = (row: PostingRow, standing: Standing): Posting => ({
  id: row._id,
  companyName: row.companyName,
  jobTitle: row.jobTitle,
  jobDescription: row.jobDescription,
  jobType: row.jobType,
  workLocation: row.workLocation,
  experienceLevel: row.experienceLevel,
  salaryMin: row.salaryMin,
  salaryMax: row.salaryMax,
  currency: row.currency,
  locationCity: row.locationCity,
  locationState: row.locationState,
  locationCountry: row.locationCountry,
  requiredSkills: row.requiredSkills,
  preferredSkills: row.preferredSkills,
  applicationEmail: row.applicationEmail,
  applicationInstructions: row.applicationInstructions,
  closesOn: row.closesOn ?? null,
  isActive: row.isActive,
  ...standing,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

/** @param counts its applications by stage, where it has any */
export const toAdminPosting = (
  row: PostingRow,
  counts: Partial<Record<ApplicationStatus, number>> = {},
): AdminPosting => ({
  id: row._id,
  companyName: row.companyName,
  jobTitle: row.jobTitle,
  jobType: row.jobType,
  workLocation: row.workLocation,
  experienceLevel: row.experienceLevel,
  closesOn: row.closesOn ?? null,
  isActive: row.isActive,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  postedByUserId: row.postedByUserId,
  applications: Object.fromEntries(
    applicationStatuses.map((status) => [status, counts[status] ?? 0]),
  ) as AdminPosting['applications'],
});
