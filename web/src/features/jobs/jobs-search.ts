import {
  type JobExperienceLevel,
  type JobType,
  jobExperienceLevels,
  jobTypes,
  type WorkLocation,
  workLocations,
} from '@barspoon/contracts';
import { oneOf, pageCount, text } from '../../lib/search-params.ts';

export const jobViews = ['open', 'saved', 'mine'] as const;
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

export interface JobsPageProps {
  search: JobsSearch;
  onSearch: (search: JobsSearch) => void;
}

/** Whether the search asks for less than everything. */
export const isNarrowed = ({ q, location, type, level }: JobsSearch): boolean =>
  Boolean(q || location || type || level);

export const readJobsSearch = (raw: Record<string, unknown>): JobsSearch => ({
  q: text(raw.q),
  location: oneOf(workLocations, raw.location),
  type: oneOf(jobTypes, raw.type),
  level: oneOf(jobExperienceLevels, raw.level),
  view: oneOf(jobViews.slice(1), raw.view),
  page: pageCount(raw.page),
});
