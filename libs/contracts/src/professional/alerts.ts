import { z } from 'zod';
import { idSchema, line, momentSchema } from '../common/shapes.ts';
import { jobExperienceLevels, jobTypes, workLocations } from './posting-terms.ts';

/** A search of the job board that is kept; at least one of its fields is there. */
const search = z.strictObject({
  /** Looked for in title, company and description. */
  q: line(80).nullable(),
  workLocation: z.enum(workLocations).nullable(),
  jobType: z.enum(jobTypes).nullable(),
  experienceLevel: z.enum(jobExperienceLevels).nullable(),
});
export const jobAlertInput = search.refine(
  ({ q, workLocation, jobType, experienceLevel }) => q ?? workLocation ?? jobType ?? experienceLevel,
  { path: ['q'], message: 'Search for something, or choose a filter' },
);
export type JobAlertInput = z.output<typeof jobAlertInput>;

export const jobAlertSchema = search.extend({
  id: idSchema,
  createdAt: momentSchema,
  /** When its last mail was due; null before the first. */
  mailedAt: momentSchema.nullable(),
});
export type JobAlert = z.output<typeof jobAlertSchema>;
