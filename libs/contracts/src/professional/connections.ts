import { z } from 'zod';
import { idSchema, momentSchema, pageQuery, prose } from '../common/shapes.ts';
import { memberCardSchema } from '../identity/accounts.ts';
import {
  connectionLists,
  connectionStatuses,
  connectionSteps,
  meetingFrequencies,
  mentorshipTextLimit,
} from './mentorship-terms.ts';

/** Implements MENT-14, BEYOND-76. */
export const connectionInput = z.strictObject({
  requestMessage: prose(mentorshipTextLimit).min(1, 'Please write a message'),
  goals: prose(mentorshipTextLimit).default(''),
  meetingFrequency: z.enum(meetingFrequencies).default('monthly'),
});
export type ConnectionInput = z.output<typeof connectionInput>;

/** A connection as the two it is between see it. Implements DATA-33, BEYOND-75. */
export const connectionSchema = z.strictObject({
  id: idSchema,
  mentor: memberCardSchema,
  mentee: memberCardSchema,
  requestedByUserId: idSchema,
  requestMessage: z.string(),
  goals: z.string(),
  meetingFrequency: z.enum(meetingFrequencies),
  status: z.enum(connectionStatuses),
  createdAt: momentSchema,
  /** When the status was last changed. */
  changedAt: momentSchema,
});
export type MentorConnection = z.output<typeof connectionSchema>;

/** Implements BEYOND-75. */
export const connectionStepInput = z.strictObject({ status: z.enum(connectionSteps) });

export const connectionListQuery = z.strictObject({
  list: z.enum(connectionLists).default('incoming'),
  ...pageQuery(20, 50),
});
export type ConnectionListQuery = z.output<typeof connectionListQuery>;
