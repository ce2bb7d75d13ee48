import { z } from 'zod';
import { doneSchema, idParams, idSchema, pageOf, pageQuery } from '../common/shapes.ts';
import { defineRoutes } from '../kit/routes.ts';
import {
  applicationInput,
  applicationNoteInput,
  type OwnApplication,
  ownApplicationSchema,
  type ReceivedApplication,
  receivedApplicationSchema,
} from './applications.ts';
import { applicationSubmitted } from './posting-events.ts';
import { applicationStatuses } from './posting-terms.ts';
import {
  type Posting,
  type PostingInput,
  postingCountsQuery,
  postingCountsSchema,
  postingInput,
  postingListQuery,
  postingSchema,
} from './postings.ts';

const { postingId: id, applicationId, memberId } = applicationSubmitted.example;
const at = '2026-01-01T00:00:00.000Z';
const exampleInput: PostingInput = {
  companyName: 'The Savoy',
  jobTitle: 'Head Bartender',
  jobDescription: 'Lead the American Bar: its menu, its team and its standards.',
  jobType: 'full_time',
  workLocation: 'on_site',
  experienceLevel: 'senior',
  salaryMin: 4_800_000,
  salaryMax: 6_000_000,
  currency: 'USD',
  locationCity: 'Portland',
  locationState: 'OR',
  locationCountry: 'United States',
  requiredSkills: ['Classic cocktails', 'Menu development', 'Team leadership', 'Stock control'],
  preferredSkills: ['Sensory training'],
  applicationEmail: 'jobs@example.com',
  applicationInstructions: 'Bring one drink of your own.',
  closesOn: null,
};
const examplePosting: Posting = {
  id,
  ...exampleInput,
  isActive: true,
  isOwn: false,
  hasApplied: false,
  isSaved: false,
  createdAt: at,
  updatedAt: at,
};
const ownPosting: Posting = { ...examplePosting, isOwn: true };
const letter = {
  coverLetter: 'I have run a bar of 60 seats for four years.',
  additionalNotes: 'I can start in March.',
};
const exampleOwn: OwnApplication = {
  id: applicationId,
  status: 'submitted',
  ...letter,
  posting: {
    id,
    jobTitle: exampleInput.jobTitle,
    companyName: exampleInput.companyName,
    isActive: true,
  },
  poster: {
    id: '01939c5e-6a00-7000-8000-000000000004',
    username: 'constance',
    fullName: 'Constance Fraser',
    avatarUrl: null,
    currentLevel: 'Aspiring Shaker',
  },
  createdAt: at,
  updatedAt: at,
};
const exampleReceived: ReceivedApplication = {
  id: applicationId,
  status: 'submitted',
  ...letter,
  applicantUserId: memberId,
  applicant: {
    id: memberId,
    username: 'ada',
    fullName: 'Ada Coleman',
    avatarUrl: null,
    currentLevel: 'Aspiring Shaker',
  },
  hasPortfolio: true,
  mayMessage: true,
  note: 'Met at the bar show; ask about the menu.',
  createdAt: at,
  updatedAt: at,
};
const postingPage = pageOf(postingSchema);

export const postingRoutes = defineRoutes('professional.postings', {
  list: {
    method: 'GET',
    path: '/jobs',
    access: 'granted',
    summary: 'Open job postings, newest first',
    query: postingListQuery,
    response: postingPage,
    example: { query: {}, response: { items: [examplePosting], nextCursor: null } },
  },
  counts: {
    method: 'GET',
    path: '/job-counts',
    access: 'granted',
    summary: 'How many open jobs a search finds, and how many each value of a filter would leave',
    query: postingCountsQuery,
    response: postingCountsSchema,
    example: {
      query: { q: 'bar' },
      response: {
        total: 7,
        workLocation: { remote: 1, on_site: 5, hybrid: 1 },
        jobType: { full_time: 4, part_time: 1, contract: 1, freelance: 1, internship: 0 },
        experienceLevel: { entry: 2, mid: 3, senior: 2, executive: 0 },
      },
    },
  },
  mine: {
    method: 'GET',
    path: '/me/jobs',
    access: 'granted',
    summary: 'The jobs you have posted, closed ones included, newest first',
    query: z.strictObject(pageQuery(20, 50)),
    response: postingPage,
    example: { query: {}, response: { items: [ownPosting], nextCursor: null } },
  },
  get: {
    method: 'GET',
    path: '/jobs/:id',
    access: 'granted',
    summary: 'One job posting; a closed one for its poster, its applicants, those who saved it and admins',
    params: idParams,
    response: postingSchema,
    example: { params: { id }, response: examplePosting },
  },
  post: {
    method: 'POST',
    path: '/jobs',
    access: 'admin',
    idempotent: 'in transaction',
    summary: 'Post a job',
    body: postingInput,
    response: postingSchema,
    status: 201,
    example: { body: exampleInput, response: ownPosting },
  },
  revise: {
    method: 'PUT',
    path: '/jobs/:id',
    access: 'granted',
    summary: 'Change a job posting of your own, or any as an admin',
    params: idParams,
    body: postingInput,
    response: postingSchema,
    example: { params: { id }, body: exampleInput, response: ownPosting },
  },
  open: {
    method: 'PUT',
    path: '/jobs/:id/active',
    access: 'granted',
    summary: 'Close a job posting of your own or open it again, or any as an admin',
    params: idParams,
    body: z.strictObject({ isActive: z.boolean() }),
    response: postingSchema,
    example: { params: { id }, body: { isActive: false }, response: { ...ownPosting, isActive: false } },
  },
});

export const applicationRoutes = defineRoutes('professional.applications', {
  apply: {
    method: 'POST',
    path: '/jobs/:id/applications',
    access: 'granted',
    refusal: 'Please sign in to apply for jobs',
    summary: 'Apply for a job, once',
    params: idParams,
    body: applicationInput,
    response: ownApplicationSchema,
    status: 201,
    example: { params: { id }, body: letter, response: exampleOwn },
  },
  mine: {
    method: 'GET',
    path: '/me/applications',
    access: 'granted',
    summary: 'Your applications, newest first',
    query: z.strictObject(pageQuery(20, 50)),
    response: pageOf(ownApplicationSchema),
    example: { query: {}, response: { items: [exampleOwn], nextCursor: null } },
  },
  withdraw: {
    method: 'DELETE',
    path: '/me/applications/:id',
    access: 'granted',
    summary: 'Take back an application that is not decided yet',
    params: idParams,
    response: doneSchema,
    example: { params: { id: applicationId }, response: { done: true } },
  },
  received: {
    method: 'GET',
    path: '/jobs/:id/applications',
    access: 'granted',
    summary: 'Applications for a job posting of your own, or any as an admin, newest first',
    params: idParams,
    query: z.strictObject({ status: z.enum(applicationStatuses).optional(), ...pageQuery(20, 50) }),
    response: pageOf(receivedApplicationSchema),
    example: { params: { id }, query: {}, response: { items: [exampleReceived], nextCursor: null } },
  },
  move: {
    method: 'PUT',
    path: '/applications/:id/status',
    access: 'granted',
    summary: 'Give an application for your own posting another status, or any as an admin',
    params: idParams,
    body: z.strictObject({ status: z.enum(applicationStatuses) }),
    response: receivedApplicationSchema,
    example: {
      params: { id: applicationId },
      body: { status: 'reviewed' },
      response: { ...exampleReceived, status: 'reviewed' },
    },
  },
  note: {
    method: 'PUT',
    path: '/applications/:id/note',
    access: 'granted',
    summary:
      'Note something of an application for your own posting, or any as an admin; its applicant never sees it',
    params: idParams,
    body: applicationNoteInput,
    response: receivedApplicationSchema,
    example: {
      params: { id: applicationId },
      body: { note: exampleReceived.note },
      response: exampleReceived,
    },
  },
});

export const applicationInternalRoutes = defineRoutes('professional.applications-internal', {
  jobs: {
    access: 'internal',
    summary:
      'The jobs of postings and applications, as notifications name them; those that are gone are left out',
    body: z.strictObject({
      postingIds: z.array(idSchema).max(500),
      applicationIds: z.array(idSchema).max(500),
    }),
    /** Each by the id it was asked for by. */
    response: z.strictObject({
      items: z.array(z.strictObject({ id: idSchema, jobTitle: z.string(), companyName: z.string() })),
    }),
    example: {
      body: { postingIds: [id], applicationIds: [] },
      response: {
        items: [{ id, jobTitle: exampleInput.jobTitle, companyName: exampleInput.companyName }],
      },
    },
  },
  news: {
    access: 'internal',
    summary: 'What a mail about an application needs to know; null when it is gone',
    params: idParams,
    response: z.strictObject({
      news: z
        .strictObject({
          postingId: idSchema,
          jobTitle: z.string(),
          companyName: z.string(),
          applicantUserId: idSchema,
          /** Null when they have left. */
          posterId: idSchema.nullable(),
          status: z.enum(applicationStatuses),
        })
        .nullable(),
    }),
    example: {
      params: { id: applicationId },
      response: {
        news: {
          postingId: id,
          jobTitle: exampleInput.jobTitle,
          companyName: exampleInput.companyName,
          applicantUserId: memberId,
          posterId: applicationSubmitted.example.posterId,
          status: 'submitted',
        },
      },
    },
  },
});
