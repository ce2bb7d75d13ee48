import { z } from 'zod';
import { cursorSchema, idSchema } from '../common/shapes.ts';
import { defineRoutes } from '../kit/routes.ts';
import { recipeFormatNames, recipeFormatTypes } from './recipe-formats.ts';

const format = z.enum(recipeFormatNames);
const emptyFile = '{\n  "barspoon": 1,\n  "recipes": []\n}\n';

/** Export of a member's own data. Implements BEYOND-25. */
export const ownExportRoutes = defineRoutes('catalogue.own-exports', {
  file: {
    method: 'GET',
    path: '/me/recipe-export',
    access: 'member',
    edge: 'composed',
    summary:
      'Your recipes as a file of the chosen format; as our own JSON with your favorites, ratings, collections and bar',
    query: z.strictObject({ format }),
    produces: [...new Set(Object.values(recipeFormatTypes).map(({ mediaType }) => mediaType))],
    response: z.string(),
    example: { query: { format: 'json' }, response: emptyFile },
  },
});

/** What the gateway requests to stream a file that is larger than a message. */
export const ownExportInternalRoutes = defineRoutes('catalogue.own-exports-internal', {
  piece: {
    access: 'internal',
    summary: 'The next piece of a file of a member’s recipes; the pieces in a row are the file',
    query: z.strictObject({ memberId: idSchema, format, cursor: cursorSchema.optional() }),
    response: z.strictObject({ text: z.string(), nextCursor: cursorSchema.nullable() }),
    example: {
      query: { memberId: '01939c5e-6a00-7000-8000-000000000003', format: 'json' },
      response: { text: emptyFile, nextCursor: null },
    },
  },
});
