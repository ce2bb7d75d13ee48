import { z } from 'zod';
import { doneSchema, idParams, idSchema, line, pageOf, pageQuery } from '../common/shapes.ts';
import { defineRoutes } from '../kit/routes.ts';
import { postingTakenDown } from './posting-events.ts';
import { postingRoutes } from './posting-routes.ts';
import { applicationStatuses, postingStates, takeDownReasonNames } from './posting-terms.ts';
import { postingSchema } from './postings.ts';

const count = z.number().int().min(0);
/** Applications by stage; what is written in them is for those who manage the posting. */
const stageCountsSchema = z.record(z.enum(applicationStatuses), count);

/** Implements BEYOND-72, BEYOND-73. */
export const adminPostingSchema = postingSchema
  .pick({
    id: true,
    companyName: true,
    jobTitle: true,
    jobType: true,
    workLocation: true,
    experienceLevel: true,
    closesOn: true,
    isActive: true,
    createdAt: true,
    updatedAt: true,
  })
  .extend({
    /** Null when they have left. */
    postedByUserId: idSchema.nullable(),
    applications: stageCountsSchema,
  });
export type AdminPosting = z.output<typeof adminPostingSchema>;

/** Why a posting is closed or deleted: its poster reads the sentence of the reason, the audit keeps the note as well. */
export const takeDownInput = z.strictObject({
  reason: z.enum(takeDownReasonNames),
  note: line(300).nullable(),
});
export type TakeDownInput = z.output<typeof takeDownInput>;

const { id, companyName, jobTitle, jobType, workLocation, experienceLevel, closesOn, createdAt, updatedAt } =
  postingRoutes.post.example.response;
const examplePosting: AdminPosting = {
  id,
  companyName,
  jobTitle,
  jobType,
  workLocation,
  experienceLevel,
  closesOn,
  createdAt,
  updatedAt,
  isActive: true,
  postedByUserId: postingTakenDown.example.posterId,
  applications: { submitted: 4, reviewed: 2, accepted: 1, declined: 3 },
};
const exampleTakeDown: TakeDownInput = { reason: 'misleading', note: 'The salary is not what is paid.' };

export const adminPostingRoutes = defineRoutes('professional.admin-postings', {
  overview: {
    method: 'GET',
    path: '/admin/jobs/overview',
    access: 'staff:moderation',
    summary: 'How many job postings there are by state, and how many applications by stage',
    response: z.strictObject({
      postings: z.record(z.enum(postingStates), count),
      applications: stageCountsSchema,
    }),
    example: {
      response: {
        postings: { open: 12, closed: 30 },
        applications: { submitted: 41, reviewed: 12, accepted: 9, declined: 20 },
      },
    },
  },
  list: {
    method: 'GET',
    path: '/admin/jobs',
    access: 'staff:moderation',
    summary: 'All job postings with their applications by stage, closed ones included, the newest first',
    query: z.strictObject({
      /** Looked for in title, company and description. */
      q: line(80).optional(),
      state: z.enum(postingStates).optional(),
      ...pageQuery(25, 100),
    }),
    response: pageOf(adminPostingSchema),
    example: { query: {}, response: { items: [examplePosting], nextCursor: null } },
  },
  close: {
    method: 'PUT',
    path: '/admin/jobs/:id/closure',
    access: 'staff:moderation',
    summary: 'Close a job posting for a reason that its poster is told; repeating it changes nothing',
    params: idParams,
    body: takeDownInput,
    response: adminPostingSchema,
    example: {
      params: { id },
      body: exampleTakeDown,
      response: { ...examplePosting, isActive: false },
    },
  },
  remove: {
    method: 'POST',
    path: '/admin/jobs/:id/removal',
    access: 'staff:moderation',
    summary: 'Delete a job posting and its applications for a reason that its poster is told',
    params: idParams,
    body: takeDownInput,
    response: doneSchema,
    example: { params: { id }, body: exampleTakeDown, response: { done: true } },
  },
});
