import { z } from 'zod';
import { idParams, pageOf } from '../common/shapes.ts';
import { defineRoutes } from '../kit/routes.ts';
import { connectionRequested } from './connection-events.ts';
import {
  type ListedMentor,
  listedMentorSchema,
  mentorListQuery,
  mentorProfileInput,
  type OwnMentorProfile,
  ownMentorProfileSchema,
} from './mentors.ts';

const id = connectionRequested.example.requestedOfUserId;
const exampleInput = {
  mentorType: 'mentor' as const,
  specializationAreas: ['Craft Cocktails' as const, 'Bar Management' as const],
  experienceLevel: 'expert' as const,
  availabilityHours: 4,
  preferredCommunication: ['video_call' as const],
  mentorshipGoals: 'To see you run your own bar.',
  bio: 'Head bartender at the American Bar for two decades.',
  isAcceptingConnections: true,
  isActive: true,
};
export const exampleMentor: ListedMentor = {
  member: { id, username: 'ada', fullName: 'Ada Coleman', avatarUrl: null, currentLevel: 'Aspiring Shaker' },
  ...exampleInput,
  connection: null,
};
const { connection: _none, ...exampleProfile } = exampleMentor;
const exampleOwn: OwnMentorProfile = {
  ...exampleProfile,
  isDeactivated: false,
  deactivationReason: null,
  updatedAt: '2026-01-01T00:00:00.000Z',
};

export const mentorRoutes = defineRoutes('professional.mentors', {
  list: {
    method: 'GET',
    path: '/mentorship/members',
    access: 'granted',
    summary: 'Mentors and mentees who accept connections, without yourself, those who joined last first',
    query: mentorListQuery,
    response: pageOf(listedMentorSchema),
    example: { query: {}, response: { items: [exampleMentor], nextCursor: null } },
  },
  get: {
    method: 'GET',
    path: '/mentorship/members/:id',
    access: 'granted',
    summary: 'The mentorship profile of a member who is in the list or whom you have a connection with',
    params: idParams,
    response: listedMentorSchema,
    example: { params: { id }, response: exampleMentor },
  },
  mine: {
    method: 'GET',
    path: '/me/mentorship/profile',
    access: 'granted',
    summary: 'Your own mentorship profile; null before you have made one',
    response: z.strictObject({ profile: ownMentorProfileSchema.nullable() }),
    example: { response: { profile: exampleOwn } },
  },
  save: {
    method: 'PUT',
    path: '/me/mentorship/profile',
    access: 'granted',
    summary: 'Create or change your mentorship profile',
    body: mentorProfileInput,
    response: ownMentorProfileSchema,
    example: { body: exampleInput, response: exampleOwn },
  },
});
