import { z } from 'zod';
import { idSchema } from '../common/shapes.ts';
import { defineEvent } from '../kit/events.ts';
import { applicationStatuses, maxMailedPostings, takeDownReasonNames } from './posting-terms.ts';

const postingId = '01939c5e-6a00-7000-8000-0000000000d1';
const applicationId = '01939c5e-6a00-7000-8000-0000000000d2';
const memberId = '01939c5e-6a00-7000-8000-000000000003';
const alertId = '01939c5e-6a00-7000-8000-0000000000d3';
const posterId = '01939c5e-6a00-7000-8000-000000000004';

/** Ids only: what members write is erased with them, and copies of events are kept for a while. */
const aboutApplication = z.strictObject({
  applicationId: idSchema,
  postingId: idSchema,
  /** Who applied. */
  memberId: idSchema,
  /** Whose posting it is; null when they have left. */
  posterId: idSchema.nullable(),
});
const example = { applicationId, postingId, memberId, posterId };

export const postingPublished = defineEvent({
  type: 'professional.posting.published',
  version: 1,
  fires: 'when an admin posts a job',
  data: z.strictObject({ postingId: idSchema, memberId: idSchema }),
  example: { postingId, memberId: posterId },
});
export const postingRevised = defineEvent({
  type: 'professional.posting.revised',
  version: 1,
  fires: 'when a job posting is edited, closed or opened again',
  data: z.strictObject({ postingId: idSchema, isActive: z.boolean() }),
  example: { postingId, isActive: false },
});
export const postingLapsed = defineEvent({
  type: 'professional.posting.lapsed',
  version: 1,
  fires: 'when a job posting closes by itself, after its closing day',
  data: z.strictObject({
    postingId: idSchema,
    /** Null when they have left. */
    posterId: idSchema.nullable(),
  }),
  example: { postingId, posterId },
});
export const postingTakenDown = defineEvent({
  type: 'professional.posting.taken-down',
  version: 1,
  fires: 'when an admin closes or deletes a job posting in the console and says why',
  data: z.strictObject({
    postingId: idSchema,
    /** Null when they have left. */
    posterId: idSchema.nullable(),
    outcome: z.enum(['closed', 'deleted']),
    reason: z.enum(takeDownReasonNames),
    /** A posting that is deleted can be asked for no more. */
    jobTitle: z.string().optional(),
  }),
  example: {
    postingId,
    posterId,
    outcome: 'closed',
    reason: 'misleading',
    jobTitle: 'Head Bartender',
  },
});
export const alertMatched = defineEvent({
  type: 'professional.job-alert.matched',
  version: 1,
  fires: 'when a new job posting matches an alert of a member',
  data: z.strictObject({ alertId: idSchema, memberId: idSchema, postingId: idSchema }),
  example: { alertId, memberId, postingId },
});
export const alertMailed = defineEvent({
  type: 'professional.job-alert.mailed',
  version: 1,
  fires: 'when a mail of an alert is due: once a day at most, with what has matched since the last one',
  data: z.strictObject({
    alertId: idSchema,
    memberId: idSchema,
    postingIds: z.array(idSchema).min(1).max(maxMailedPostings),
  }),
  example: { alertId, memberId, postingIds: [postingId] },
});
export const applicationSubmitted = defineEvent({
  type: 'professional.application.submitted',
  version: 1,
  fires: 'when a member applies for a job',
  data: aboutApplication,
  example,
});
export const applicationMoved = defineEvent({
  type: 'professional.application.moved',
  version: 1,
  fires: 'when the poster of a job or an admin gives an application another status',
  data: aboutApplication.extend({ status: z.enum(applicationStatuses) }),
  example: { ...example, status: 'reviewed' },
});
export const applicationDropped = defineEvent({
  type: 'professional.application.dropped',
  version: 1,
  fires: 'when the job somebody has applied for is deleted by an admin, and their application with it',
  data: aboutApplication.extend({ jobTitle: z.string() }),
  example: { ...example, jobTitle: 'Head Bartender' },
});
export const applicationWithdrawn = defineEvent({
  type: 'professional.application.withdrawn',
  version: 1,
  fires: 'when a member takes back their application for a job',
  data: aboutApplication,
  example,
});
