import {
  type JobExperienceLevel,
  type JobType,
  jobExperienceLevels,
  jobTypes,
  type WorkLocation,
  workLocations,
} from '@barspoon/contracts';
import { oneOf, pageCount, text } from '../../lib/search-params.ts';

export const jobViews = ['open', 'mine'] as const;
export type JobView = (typeof jobViews)[number];

/** What the address of `/jobs` says. */
export interface JobsSearch {
  q?: string | undefined;
  location?: WorkLocation | undefined;
  type?: JobType | undefined;
  level?: JobExperienceLevel | undefined;
  view?: JobView | undefined;
  page?: number | undefined;
}

export const readJobsSearch = (raw: Record<string, unknown>): JobsSearch => ({
  q: text(raw.q),
  location: oneOf(workLocations, raw.location),
  type: oneOf(jobTypes, raw.type),
  level: oneOf(jobExperienceLevels, raw.level),
  view: oneOf(jobViews.slice(1), raw.view),
  page: pageCount(raw.page),
});
