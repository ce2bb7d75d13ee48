import { jobExperienceLevels, jobTypes, workLocations } from '@barspoon/contracts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { countsOf, type PostingCell } from './posting-counts.ts';

const kind = fc.record({
  workLocation: fc.constantFrom(...workLocations),
  jobType: fc.constantFrom(...jobTypes),
  experienceLevel: fc.constantFrom(...jobExperienceLevels),
});
const filters = fc.record(
  {
    workLocation: fc.constantFrom(...workLocations),
    jobType: fc.constantFrom(...jobTypes),
    experienceLevel: fc.constantFrom(...jobExperienceLevels),
  },
  { requiredKeys: [] },
);

/** As the database groups them. */
function grouped(postings: readonly Omit<PostingCell, 'count'>[]): PostingCell[] {
  const cells = Map.groupBy(postings, (posting) => JSON.stringify(posting));
  return [...cells.values()].map((same) => ({
    ...(same[0] as Omit<PostingCell, 'count'>),
    count: same.length,
  }));
}

it('counts what a plain scan counts, for every search and every filter [JOB-03]', () => {
  fc.assert(
    fc.property(fc.array(kind, { maxLength: 200 }), filters, (postings, chosen) => {
      const scan = (wanted: Partial<Omit<PostingCell, 'count'>>) =>
        postings.filter((posting) =>
          Object.entries(wanted).every(
            ([name, value]) => value === undefined || posting[name as keyof typeof posting] === value,
          ),
        ).length;
      const counts = countsOf(grouped(postings), chosen);
      expect(counts.total).toBe(scan(chosen));
      for (const value of workLocations)
        expect(counts.workLocation[value]).toBe(scan({ ...chosen, workLocation: value }));
      for (const value of jobTypes) expect(counts.jobType[value]).toBe(scan({ ...chosen, jobType: value }));
      for (const value of jobExperienceLevels)
        expect(counts.experienceLevel[value]).toBe(scan({ ...chosen, experienceLevel: value }));
    }),
  );
});
