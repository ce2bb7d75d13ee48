import { jobExperienceLevels, jobTypes, workLocations } from '@barspoon/contracts';
import { addressReader, oneOf, pageCount, text } from '../../lib/search-params.ts';

export const jobViews = ['open', 'saved', 'mine'] as const;
export type JobView = (typeof jobViews)[number];

/** What the address of `/jobs` says. */
export type JobsSearch = ReturnType<typeof readJobsSearch>;

export interface JobsPageProps {
  search: JobsSearch;
  onSearch: (search: JobsSearch) => void;
}

/** Whether the search asks for less than everything. */
export const isNarrowed = ({ q, location, type, level }: JobsSearch): boolean =>
  Boolean(q || location || type || level);

export const readJobsSearch = addressReader((raw) => ({
  q: text(raw.q),
  location: oneOf(workLocations, raw.location),
  type: oneOf(jobTypes, raw.type),
  level: oneOf(jobExperienceLevels, raw.level),
  view: oneOf(jobViews.slice(1), raw.view),
  page: pageCount(raw.page),
}));
