import { z } from 'zod';
import { idParams, line, momentSchema, pageOf, pageQuery } from '../common/shapes.ts';
import { defineRoutes } from '../kit/routes.ts';
import { connectionRoutes } from './connection-routes.ts';
import { connectionSchema } from './connections.ts';
import { exampleMentor } from './mentor-routes.ts';
import { mentorProfileSchema } from './mentors.ts';
import { connectionStatuses, mentorTypes } from './mentorship-terms.ts';

const count = z.number().int().min(0);
/** Implements BEYOND-79. */
export const mentorshipOverviewSchema = z.strictObject({
  /** Profiles that are switched on, by type. */
  profiles: z.strictObject({ mentor: count, mentee: count, both: count }),
  /** Of them those who accept connections. */
  accepting: count,
  connections: z.record(z.enum(connectionStatuses), count),
  /** Meetings that are ahead, that are over, and that were cancelled; those of the last year. */
  bookings: z.strictObject({ ahead: count, over: count, cancelled: count }),
});

/** What admins see of a profile. */
export const adminMentorProfileSchema = mentorProfileSchema
  .pick({
    member: true,
    mentorType: true,
    experienceLevel: true,
    isAcceptingConnections: true,
    isActive: true,
  })
  .extend({
    isDeactivated: z.boolean(),
    /** Why, where an admin has said so. */
    deactivationReason: z.string().nullable(),
    createdAt: momentSchema,
  });
export type AdminMentorProfile = z.output<typeof adminMentorProfileSchema>;

/** Who is connected with whom; what they wrote to each other is theirs. */
export const adminConnectionSchema = connectionSchema.omit({ requestMessage: true, goals: true });
export type AdminConnection = z.output<typeof adminConnectionSchema>;

const {
  requestMessage: _message,
  goals: _goals,
  ...exampleConnection
} = connectionRoutes.request.example.response;
const exampleProfile: AdminMentorProfile = {
  member: exampleMentor.member,
  mentorType: exampleMentor.mentorType,
  experienceLevel: exampleMentor.experienceLevel,
  isAcceptingConnections: true,
  isActive: true,
  isDeactivated: false,
  deactivationReason: null,
  createdAt: exampleConnection.createdAt,
};

export const adminMentorshipRoutes = defineRoutes('professional.admin-mentorship', {
  overview: {
    method: 'GET',
    path: '/admin/mentorship',
    access: 'staff:moderation',
    summary: 'How many mentorship profiles and connections there are, by type and status',
    response: mentorshipOverviewSchema,
    example: {
      response: {
        profiles: { mentor: 12, mentee: 30, both: 5 },
        accepting: 41,
        connections: { pending: 7, accepted: 19, declined: 3, withdrawn: 1, ended: 4 },
        bookings: { ahead: 8, over: 52, cancelled: 6 },
      },
    },
  },
  connections: {
    method: 'GET',
    path: '/admin/mentorship/connections',
    access: 'staff:moderation',
    summary: 'Requests and connections, the one that changed last first',
    query: z.strictObject({ status: z.enum(connectionStatuses).optional(), ...pageQuery(20, 50) }),
    response: pageOf(adminConnectionSchema),
    example: { query: {}, response: { items: [exampleConnection], nextCursor: null } },
  },
  profiles: {
    method: 'GET',
    path: '/admin/mentorship/profiles',
    access: 'staff:moderation',
    summary: 'All mentorship profiles, hidden and deactivated ones included, the newest first',
    query: z.strictObject({
      /** Looked for in name and expertise. */
      q: line(80).optional(),
      type: z.enum(mentorTypes).optional(),
      ...pageQuery(20, 50),
    }),
    response: pageOf(adminMentorProfileSchema),
    example: { query: {}, response: { items: [exampleProfile], nextCursor: null } },
  },
  setDeactivated: {
    method: 'PUT',
    path: '/admin/mentorship/profiles/:id/deactivated',
    access: 'staff:moderation',
    summary: 'Take a mentorship profile out of the lists, or let it back in',
    params: idParams,
    body: z.strictObject({
      deactivated: z.boolean(),
      /** For the other admins and the audit. */
      reason: line(300).optional(),
    }),
    response: adminMentorProfileSchema,
    example: {
      params: { id: exampleMentor.member.id },
      body: { deactivated: true, reason: 'Offers what is no mentorship.' },
      response: {
        ...exampleProfile,
        isDeactivated: true,
        deactivationReason: 'Offers what is no mentorship.',
      },
    },
  },
});
