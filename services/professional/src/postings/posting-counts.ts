import {
  jobExperienceLevels,
  jobTypes,
  type PostingCounts,
  type PostingCountsQuery,
  workLocations,
} from '@barspoon/contracts';
import type { PostingRow } from './posting.schema.ts';

/** How many postings have the same place, type and level. */
export type PostingCell = Pick<PostingRow, 'workLocation' | 'jobType' | 'experienceLevel'> & {
  count: number;
};
type Filters = Pick<PostingCountsQuery, 'workLocation' | 'jobType' | 'experienceLevel'>;

const filterNames = ['workLocation', 'jobType', 'experienceLevel'] as const;
const values = { workLocation: workLocations, jobType: jobTypes, experienceLevel: jobExperienceLevels };

/**
 * What each value of a filter would leave: the other filters hold, its own does not, so that choosing another value shows
 * what the number said.
 */
export function countsOf(cells: readonly PostingCell[], filters: Filters): PostingCounts {
  const fits = (cell: PostingCell, but?: keyof Filters) =>
    filterNames.every((name) => name === but || !filters[name] || filters[name] === cell[name]);
  const sum = (some: readonly PostingCell[]) => some.reduce((total, { count }) => total + count, 0);
  const by = (name: keyof Filters) =>
    Object.fromEntries(
      values[name].map((value) => [
        value,
        sum(cells.filter((cell) => cell[name] === value && fits(cell, name))),
      ]),
    );
  return {
    total: sum(cells.filter((cell) => fits(cell))),
    workLocation: by('workLocation') as PostingCounts['workLocation'],
    jobType: by('jobType') as PostingCounts['jobType'],
    experienceLevel: by('experienceLevel') as PostingCounts['experienceLevel'],
  };
}
