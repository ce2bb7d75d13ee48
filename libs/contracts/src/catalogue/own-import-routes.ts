import { z } from 'zod';
import { idParams, pageOf } from '../common/shapes.ts';
import { foundRecipesSchema } from '../egress/web.ts';
import { defineRoutes } from '../kit/routes.ts';
import {
  adminOwnImportQuery,
  adminOwnImportSchema,
  noBelongings,
  nothingUndone,
  type OwnImport,
  ownFileInput,
  ownImportInput,
  ownImportReportSchema,
  ownImportSchema,
  ownImportUndoneSchema,
  ownPageInput,
} from './own-imports.ts';

const text = '- slug: daiquiri\n  name: Daiquiri\n';
const example: OwnImport = {
  id: '01939c5e-6a00-7000-8000-000000000009',
  state: 'done',
  problem: null,
  created: 1,
  updated: 0,
  held: 0,
  belongings: noBelongings,
  createdAt: '2026-01-01T00:00:00.000Z',
  undone: null,
};

/** Imports recipes from a file, a pasted text or a web page into a member's own. Implements BEYOND-25. */
export const ownImportRoutes = defineRoutes('catalogue.own-imports', {
  page: {
    method: 'POST',
    path: '/me/recipe-pages',
    access: 'member',
    rate: 'upload',
    summary:
      'The recipes of a page of the web as JSON-LD, to be reported and imported like a file; stores nothing',
    body: ownPageInput,
    response: foundRecipesSchema,
    example: {
      body: { url: 'https://example.com/daiquiri' },
      response: {
        url: 'https://example.com/daiquiri',
        text: '[{"@type":"Recipe","name":"Daiquiri"}]',
      },
    },
  },
  report: {
    method: 'POST',
    path: '/me/recipe-import-reports',
    access: 'member',
    summary: 'What importing a file into your recipes would do, recipe by recipe; stores nothing',
    body: ownFileInput,
    response: ownImportReportSchema,
    example: {
      body: { text },
      response: {
        format: 'library',
        recipes: [{ place: 1, name: 'Daiquiri', change: 'new', differs: [], notes: [] }],
        room: 100,
        belongings: null,
      },
    },
  },
  apply: {
    method: 'POST',
    path: '/me/recipe-imports',
    access: 'member',
    idempotent: 'in transaction',
    status: 202,
    summary:
      'Begin to import a file into your recipes, and a file of ours into your favorites, ratings, collections and bar too, all that its report says or nothing; can be undone for a day',
    body: ownImportInput,
    response: ownImportSchema,
    example: {
      body: { text, existing: 'skip' },
      response: { ...example, state: 'applying', created: 0 },
    },
  },
  get: {
    method: 'GET',
    path: '/me/recipe-imports/:id',
    access: 'member',
    summary: 'How far an import of yours or its undoing is: both go on after they were asked for',
    params: idParams,
    response: ownImportSchema,
    example: { params: { id: example.id }, response: example },
  },
  list: {
    method: 'GET',
    path: '/me/recipe-imports',
    access: 'member',
    summary:
      'Your imports of the last day, newest first: those that can be undone; and how many recipes you may have, and still create',
    response: z.strictObject({
      items: z.array(ownImportSchema).max(20),
      room: z.number().int().min(0).optional(),
      limit: z.number().int().min(0).optional(),
    }),
    example: { response: { items: [example], room: 88, limit: 100 } },
  },
  undo: {
    method: 'DELETE',
    path: '/me/recipe-imports/:id',
    access: 'member',
    status: 202,
    summary: 'Begin to undo an import of the last day; what you have changed since then stays as it is',
    params: idParams,
    response: ownImportUndoneSchema,
    example: { params: { id: example.id }, response: { ...nothingUndone, state: 'undoing' } },
  },
});

/** Members' imports in the console. */
export const adminOwnImportRoutes = defineRoutes('catalogue.admin-own-imports', {
  list: {
    method: 'GET',
    path: '/admin/own-imports',
    access: 'staff:library',
    summary: 'Imports of members in the last day, newest first: those that they can still undo',
    query: adminOwnImportQuery,
    response: pageOf(adminOwnImportSchema),
    example: {
      query: {},
      response: {
        items: [{ ...example, userId: '01939c5e-6a00-7000-8000-000000000003', created: 12, held: 1 }],
        nextCursor: null,
      },
    },
  },
});
