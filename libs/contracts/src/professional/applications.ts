import { z } from 'zod';
import { idSchema, line, momentSchema, prose } from '../common/shapes.ts';
import { memberCardSchema } from '../identity/accounts.ts';
import {
  additionalNotesLimit,
  applicationNoteLimit,
  applicationStatuses,
  coverLetterLimit,
} from './posting-terms.ts';

/** Implements JOB-12, BEYOND-73. */
export const applicationInput = z.strictObject({
  coverLetter: prose(coverLetterLimit).min(1, 'Please write a cover letter'),
  additionalNotes: prose(additionalNotesLimit).min(1).nullable(),
});
export type ApplicationInput = z.output<typeof applicationInput>;

const common = z.strictObject({
  id: idSchema,
  status: z.enum(applicationStatuses),
  coverLetter: z.string(),
  additionalNotes: z.string().nullable(),
  createdAt: momentSchema,
  updatedAt: momentSchema,
});

/** An application as its applicant sees it. Implements DATA-31. */
export const ownApplicationSchema = common.extend({
  posting: z.strictObject({
    id: idSchema,
    jobTitle: line(120),
    companyName: line(120),
    isActive: z.boolean(),
  }),
  /** Who posted the job; null when they left, or while identity does not answer. */
  poster: memberCardSchema.nullable(),
});
export type OwnApplication = z.output<typeof ownApplicationSchema>;

/** An application as its poster and admins see it. Implements DATA-31. */
export const receivedApplicationSchema = common.extend({
  applicantUserId: idSchema,
  /** Null while identity does not answer. */
  applicant: memberCardSchema.nullable(),
  /** They have a public portfolio. */
  hasPortfolio: z.boolean(),
  /** The caller has posted the job and may write to the applicant. */
  mayMessage: z.boolean(),
  /** What whoever manages the posting has noted; the applicant never sees it. Empty for none. */
  note: z.string(),
});
export const applicationNoteInput = z.strictObject({ note: prose(applicationNoteLimit) });
export type ReceivedApplication = z.output<typeof receivedApplicationSchema>;
