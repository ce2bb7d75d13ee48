import { beginningsOf, type Moment } from '@barspoon/collections';
import { jobExperienceLevels, jobTypes, type PostingCountsQuery, workLocations } from '@barspoon/contracts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type OpenPosting, OpenPostings } from './open-postings.ts';

const filters = {
  workLocation: fc.constantFrom(...workLocations),
  jobType: fc.constantFrom(...jobTypes),
  experienceLevel: fc.constantFrom(...jobExperienceLevels),
};
const words = fc.uniqueArray(fc.constantFrom('bar', 'barback', 'bartender', 'tend', 'ω', 'rum', 'run'), {
  maxLength: 4,
});
const posting: fc.Arbitrary<OpenPosting> = fc.record({
  ...filters,
  _id: fc.integer({ min: 0, max: 60 }).map((id) => `p${id}`),
  words,
  // Several of the same moment.
  createdAt: fc.integer({ min: 0, max: 9 }).map((at) => new Date(at)),
});
/** One that is put in or, by its id alone, taken out. */
const step = fc.oneof(
  { weight: 4, arbitrary: posting },
  posting.map(({ _id }) => _id),
);
const query = fc.record(
  { ...filters, q: fc.constantFrom('bar', 'BAR ru', 'bart', 't', 'Ω', 'nothing', '!!', 'rum bar') },
  { requiredKeys: [] },
) as fc.Arbitrary<PostingCountsQuery>;

/** As whoever looks at one posting after the other. */
function scan(postings: Iterable<OpenPosting>, { q, ...wanted }: PostingCountsQuery): OpenPosting[] {
  const beginnings = q === undefined ? [] : beginningsOf(q);
  if (q !== undefined && beginnings.length === 0) return [];
  return [...postings].filter(
    (one) =>
      beginnings.every((beginning) => one.words.some((word) => beginning.test(word))) &&
      Object.entries(wanted).every(([name, value]) => one[name as keyof OpenPosting] === value),
  );
}

it('pages and counts are those of a plain scan, for every search and filter, whatever came and went before [JOB-02, JOB-03, JOB-04]', () => {
  fc.assert(
    fc.property(
      fc.array(step, { maxLength: 150 }),
      fc.array(query, { minLength: 1, maxLength: 4 }),
      fc.integer({ min: 1, max: 20 }),
      (steps, queries, limit) => {
        const open = new OpenPostings();
        const plain = new Map<string, OpenPosting>();
        for (const one of steps)
          if (typeof one === 'string') {
            open.remove(one);
            plain.delete(one);
          } else {
            open.put(one);
            plain.set(one._id, one);
          }
        expect(open.size).toBe(plain.size);
        for (const query of queries) {
          const expected = scan(plain.values(), query)
            .sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime() || (a._id < b._id ? 1 : -1))
            .map(({ _id }) => _id);
          const found: string[] = [];
          let after: Moment | undefined;
          do {
            const page = open.page(query, limit, after);
            found.push(...page.ids);
            after = page.next ?? undefined;
          } while (after);
          expect(found).toEqual(expected);

          const counts = open.counts(query);
          const count = (narrowed: PostingCountsQuery) => scan(plain.values(), narrowed).length;
          expect(counts.total).toBe(expected.length);
          for (const value of workLocations)
            expect(counts.workLocation[value]).toBe(count({ ...query, workLocation: value }));
          for (const value of jobTypes)
            expect(counts.jobType[value]).toBe(count({ ...query, jobType: value }));
          for (const value of jobExperienceLevels)
            expect(counts.experienceLevel[value]).toBe(count({ ...query, experienceLevel: value }));
        }
      },
    ),
    { numRuns: 200 },
  );
});
