import { z } from 'zod';
import { doneSchema, idParams, pageOf, pageQuery } from '../common/shapes.ts';
import { defineRoutes } from '../kit/routes.ts';
import { postingRoutes } from './posting-routes.ts';
import { type Posting, postingSchema } from './postings.ts';

const saved: Posting = { ...postingRoutes.get.example.response, isSaved: true };
const params = { id: saved.id };

export const savedPostingRoutes = defineRoutes('professional.saved-postings', {
  list: {
    method: 'GET',
    path: '/me/saved-jobs',
    access: 'granted',
    summary: 'The jobs you have saved, closed ones included, the one saved last first',
    query: z.strictObject(pageQuery(20, 50)),
    response: pageOf(postingSchema),
    example: { query: {}, response: { items: [saved], nextCursor: null } },
  },
  save: {
    method: 'PUT',
    path: '/jobs/:id/saved',
    access: 'granted',
    summary: 'Save a job for later; repeating it changes nothing',
    params: idParams,
    response: doneSchema,
    example: { params, response: { done: true } },
  },
  forget: {
    method: 'DELETE',
    path: '/jobs/:id/saved',
    access: 'granted',
    summary: 'Take a job off those you have saved; repeating it changes nothing',
    params: idParams,
    response: doneSchema,
    example: { params, response: { done: true } },
  },
});
