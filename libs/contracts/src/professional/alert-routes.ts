import { z } from 'zod';
import { doneSchema, idParams, idSchema } from '../common/shapes.ts';
import { defineRoutes } from '../kit/routes.ts';
import { type JobAlert, jobAlertInput, jobAlertSchema } from './alerts.ts';
import { alertMatched } from './posting-events.ts';
import { postingRoutes } from './posting-routes.ts';
import { maxJobAlerts, maxMailedPostings } from './posting-terms.ts';

const { alertId: id, postingId } = alertMatched.example;
const { jobTitle, companyName } = postingRoutes.get.example.response;
const exampleInput = {
  q: 'head bartender',
  workLocation: 'on_site' as const,
  jobType: null,
  experienceLevel: null,
};
const exampleAlert: JobAlert = {
  id,
  ...exampleInput,
  createdAt: '2026-01-01T00:00:00.000Z',
  mailedAt: null,
};

export const jobAlertRoutes = defineRoutes('professional.job-alerts', {
  list: {
    method: 'GET',
    path: '/me/job-alerts',
    access: 'granted',
    summary: 'Your job alerts, newest first',
    response: z.strictObject({ items: z.array(jobAlertSchema).max(maxJobAlerts) }),
    example: { response: { items: [exampleAlert] } },
  },
  create: {
    method: 'POST',
    path: '/me/job-alerts',
    access: 'granted',
    summary:
      'Keep a search of the job board and be told of new postings that match, by one mail a day at most',
    body: jobAlertInput,
    response: jobAlertSchema,
    status: 201,
    example: { body: exampleInput, response: exampleAlert },
  },
  remove: {
    method: 'DELETE',
    path: '/me/job-alerts/:id',
    access: 'granted',
    summary: 'Remove a job alert; repeating it changes nothing',
    params: idParams,
    response: doneSchema,
    example: { params: { id }, response: { done: true } },
  },
});

export const jobAlertInternalRoutes = defineRoutes('professional.job-alerts-internal', {
  news: {
    access: 'internal',
    summary:
      'What a mail of an alert names: those of the postings that are open; none once the alert is gone',
    params: idParams,
    body: z.strictObject({ postingIds: z.array(idSchema).min(1).max(maxMailedPostings) }),
    response: z.strictObject({
      postings: z.array(z.strictObject({ id: idSchema, jobTitle: z.string(), companyName: z.string() })),
    }),
    example: {
      params: { id },
      body: { postingIds: [postingId] },
      response: { postings: [{ id: postingId, jobTitle, companyName }] },
    },
  },
});
