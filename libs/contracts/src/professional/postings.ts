import { z } from 'zod';
import { idSchema, line, momentSchema, pageQuery, prose } from '../common/shapes.ts';
import { emailSchema } from '../identity/accounts.ts';
import {
  applicationInstructionsLimit,
  jobDescriptionLimit,
  jobExperienceLevels,
  jobTypes,
  postingSkillLimit,
  postingSkillsMax,
  salaryCurrencies,
  workLocations,
} from './posting-terms.ts';

/** Whole dollars (or the currency's own unit), in cents. Implements BEYOND-71. */
const salarySchema = z
  .number()
  .int()
  .min(0, 'Enter 0 or more')
  .max(1_000_000_000)
  .multipleOf(100, 'Enter a whole amount')
  .nullable();
const skillsSchema = z.array(line(postingSkillLimit)).max(postingSkillsMax);

const content = z.strictObject({
  companyName: line(120),
  jobTitle: line(120),
  jobDescription: prose(jobDescriptionLimit).min(1, 'Please fill this in'),
  jobType: z.enum(jobTypes),
  workLocation: z.enum(workLocations),
  experienceLevel: z.enum(jobExperienceLevels),
  salaryMin: salarySchema,
  salaryMax: salarySchema,
  currency: z.enum(salaryCurrencies),
  locationCity: line(80).nullable(),
  locationState: line(80).nullable(),
  locationCountry: line(80).nullable(),
  requiredSkills: skillsSchema,
  preferredSkills: skillsSchema,
  applicationEmail: emailSchema.nullable(),
  applicationInstructions: prose(applicationInstructionsLimit).min(1).nullable(),
  /** The last day to apply; null for a posting that stays open until somebody closes it. */
  closesOn: z.iso.date('Enter a day').nullable(),
});

/** Implements JOB-16, BEYOND-71. */
export const postingInput = content.refine(
  ({ salaryMin, salaryMax }) => salaryMin === null || salaryMax === null || salaryMin <= salaryMax,
  { path: ['salaryMax'], message: 'Must not be below the lowest salary' },
);
export type PostingInput = z.output<typeof postingInput>;

/** A job posting as the caller sees it. Implements DATA-30. */
export const postingSchema = content.extend({
  id: idSchema,
  isActive: z.boolean(),
  /** Posted by the caller. */
  isOwn: z.boolean(),
  /** The caller has applied. */
  hasApplied: z.boolean(),
  /** The caller has saved it. */
  isSaved: z.boolean(),
  createdAt: momentSchema,
  updatedAt: momentSchema,
});
export type Posting = z.output<typeof postingSchema>;

const postingSearch = {
  /** Looked for in title, company and description. */
  q: line(80).optional(),
  workLocation: z.enum(workLocations).optional(),
  jobType: z.enum(jobTypes).optional(),
  experienceLevel: z.enum(jobExperienceLevels).optional(),
};
/** Implements JOB-02, JOB-03, BEYOND-72. */
export const postingListQuery = z.strictObject({ ...postingSearch, ...pageQuery(20, 50) });
export type PostingListQuery = z.output<typeof postingListQuery>;

export const postingCountsQuery = z.strictObject(postingSearch);
export type PostingCountsQuery = z.output<typeof postingCountsQuery>;

const countsOf = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.record(z.enum(values), z.number().int().min(0));
/** How many open postings a search finds, and how many each value of a filter would leave. Implements JOB-03. */
export const postingCountsSchema = z.strictObject({
  total: z.number().int().min(0),
  workLocation: countsOf(workLocations),
  jobType: countsOf(jobTypes),
  experienceLevel: countsOf(jobExperienceLevels),
});
export type PostingCounts = z.output<typeof postingCountsSchema>;
