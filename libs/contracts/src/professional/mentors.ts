import { z } from 'zod';
import { idSchema, line, momentSchema, pageQuery, prose } from '../common/shapes.ts';
import { memberCardSchema } from '../identity/accounts.ts';
import {
  availabilityHours,
  boundedHours,
  communicationWays,
  mentorExperienceLevels,
  mentorSpecializations,
  mentorshipTextLimit,
  mentorTypes,
  openConnectionStatuses,
} from './mentorship-terms.ts';

const eachOnce = <V>(values: readonly V[]) => [...new Set(values)];
const hoursSchema = z.number().int().min(availabilityHours.min).max(availabilityHours.max);

/** What members say of themselves as mentor or mentee. Implements MENT-10 to MENT-13, BEYOND-78. */
export const mentorProfileInput = z.strictObject({
  mentorType: z.enum(mentorTypes).default('mentee'),
  specializationAreas: z
    .array(z.enum(mentorSpecializations))
    .max(mentorSpecializations.length)
    .overwrite(eachOnce)
    .default([]),
  experienceLevel: z.enum(mentorExperienceLevels).default('beginner'),
  /** Hours a week; what is no number becomes the default. */
  availabilityHours: z.unknown().transform(boundedHours).pipe(hoursSchema).default(availabilityHours.default),
  preferredCommunication: z
    .array(z.enum(communicationWays))
    .max(communicationWays.length)
    .overwrite(eachOnce)
    .default([]),
  mentorshipGoals: prose(mentorshipTextLimit).default(''),
  bio: prose(mentorshipTextLimit).default(''),
  isAcceptingConnections: z.boolean().default(true),
  isActive: z.boolean().default(true),
});
export type MentorProfileInput = z.output<typeof mentorProfileInput>;

/** A mentorship profile as other members see it. Implements DATA-32. */
export const mentorProfileSchema = z.strictObject({
  /** The member's id is the profile's. */
  member: memberCardSchema,
  mentorType: z.enum(mentorTypes),
  specializationAreas: z.array(z.enum(mentorSpecializations)),
  experienceLevel: z.enum(mentorExperienceLevels),
  availabilityHours: hoursSchema,
  preferredCommunication: z.array(z.enum(communicationWays)),
  mentorshipGoals: z.string(),
  bio: z.string(),
  isAcceptingConnections: z.boolean(),
  isActive: z.boolean(),
});
export type MentorProfile = z.output<typeof mentorProfileSchema>;

export const ownMentorProfileSchema = mentorProfileSchema.extend({
  /** An admin has taken it out of the lists. Implements BEYOND-79. */
  isDeactivated: z.boolean(),
  /** What the admin gave as the reason. */
  deactivationReason: z.string().nullable(),
  updatedAt: momentSchema,
});
export type OwnMentorProfile = z.output<typeof ownMentorProfileSchema>;

/** Somebody in the list, with the open request or connection between them and the viewer. */
export const listedMentorSchema = mentorProfileSchema.extend({
  connection: z
    .strictObject({
      id: idSchema,
      status: z.enum(openConnectionStatuses),
      requestedByUserId: idSchema,
    })
    .nullable(),
});
export type ListedMentor = z.output<typeof listedMentorSchema>;

/** Implements MENT-04. */
export const mentorListQuery = z.strictObject({
  /** Looked for in name and expertise. */
  q: line(80).optional(),
  type: z.enum(mentorTypes).optional(),
  specialization: z.enum(mentorSpecializations).optional(),
  experience: z.enum(mentorExperienceLevels).optional(),
  ...pageQuery(24, 48),
});
export type MentorListQuery = z.output<typeof mentorListQuery>;
