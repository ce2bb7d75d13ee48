import { z } from 'zod';
import {
  cursorSchema,
  flagQuery,
  idParams,
  idSchema,
  momentSchema,
  pageOf,
  pageQuery,
} from '../common/shapes.ts';
import { defineRoutes } from '../kit/routes.ts';
import { slugSchema } from './library.ts';
import { readableFormatNames, recipeFormatNames, recipeFormatTypes } from './recipe-formats.ts';
import { recipeFilters } from './recipes.ts';

/** The outcome of one field: mapped, guessed or refused. */
export const noteOutcomes = ['mapped', 'guessed', 'refused'] as const;
export type NoteOutcome = (typeof noteOutcomes)[number];

/** Max bytes of a file of recipes. */
export const recipeFileBytesLimit = 8 * 1024 * 1024;
export const maxRecipesInFile = 3000;

/** How a recipe in a file relates to the stored ones. `edited`: it differs from one that was created or edited here. */
export const importChanges = ['new', 'changed', 'edited', 'same', 'refused'] as const;
export type ImportChange = (typeof importChanges)[number];

/**
 * What happens to existing recipes that differ: nothing, those not edited here get the file's state, or all of them.
 */
export const existingChoices = ['skip', 'update', 'overwrite'] as const;
export type ExistingChoice = (typeof existingChoices)[number];

/** What each choice overwrites; everything else stays. */
export const changesWritten: Readonly<Record<ExistingChoice, readonly ImportChange[]>> = {
  skip: ['new'],
  update: ['new', 'changed'],
  overwrite: ['new', 'changed', 'edited'],
};

const count = z.number().int().min(0);

/**
 * A file being imported. It is `reading`, then `ready` with nothing changed yet; `applying`, then `applied`. `failed`
 * has a problem and has changed nothing.
 */
export const recipeImportSchema = z.strictObject({
  id: idSchema,
  fileName: z.string(),
  format: z.enum(readableFormatNames),
  state: z.enum(['reading', 'ready', 'applying', 'applied', 'failed']),
  /** Recipes read so far, and how many there are. */
  read: count,
  total: count,
  /** Recipes by what they are to those that are here. */
  changes: z.record(z.enum(importChanges), count),
  /** Lines of the report by their outcome. */
  outcomes: z.record(z.enum(noteOutcomes), count),
  /** The result, once it is applied. */
  result: z
    .strictObject({ existing: z.enum(existingChoices), created: count, updated: count, left: count })
    .nullable(),
  /** Why it failed, or why it cannot be applied as it is. */
  problem: z.string().nullable(),
  createdAt: momentSchema,
});
export type RecipeImport = z.output<typeof recipeImportSchema>;

export const importNoteSchema = z.strictObject({
  /** The field, with the line's number where it is one of several: "spec 3". */
  field: z.string(),
  outcome: z.enum(noteOutcomes),
  detail: z.string(),
  /** Somebody should look at it before the import; its detail is a sentence. */
  toCheck: z.boolean().optional(),
});
export type ImportNote = z.output<typeof importNoteSchema>;

/** One recipe of a file: what it is to those that are here, and what became of each of its fields. */
export const importedRecipeSchema = z.strictObject({
  place: z.number().int().min(1),
  name: z.string(),
  slug: slugSchema.nullable(),
  /** The recipe it is or has become here. */
  recipeId: idSchema.nullable(),
  change: z.enum(importChanges),
  /** Fields in which it differs from the one that is here. */
  differs: z.array(z.string()),
  notes: z.array(importNoteSchema),
});
export type ImportedRecipe = z.output<typeof importedRecipeSchema>;

const id = '01939c5e-6a00-7000-8000-000000000009';
const exampleImport: RecipeImport = {
  id,
  fileName: 'recipes.yaml',
  format: 'library',
  state: 'ready',
  read: 1,
  total: 1,
  changes: { new: 1, changed: 0, edited: 0, same: 0, refused: 0 },
  outcomes: { mapped: 15, guessed: 0, refused: 0 },
  result: null,
  problem: null,
  createdAt: '2026-01-01T00:00:00.000Z',
};

/** All recipes that match the filters, in one of the formats. */
export const recipeExportQuery = z.strictObject({
  format: z.enum(recipeFormatNames),
  ...recipeFilters,
  featured: flagQuery.optional(),
});

/** Export and import of recipe files, for the console. Implements BEYOND-94. */
export const recipeFileRoutes = defineRoutes('catalogue.recipe-files', {
  export: {
    method: 'GET',
    path: '/admin/recipe-export',
    access: 'staff:library',
    stepUp: true,
    edge: 'composed',
    summary: 'All recipes, or those of a filter, as a file of the chosen format',
    query: recipeExportQuery,
    produces: Object.values(recipeFormatTypes).map(({ mediaType }) => mediaType),
    response: z.string(),
    example: { query: { format: 'library' }, response: '- slug: daiquiri\n  name: Daiquiri\n' },
  },
  import: {
    method: 'POST',
    path: '/admin/recipe-imports',
    access: 'staff:library',
    rate: 'upload',
    edge: 'composed',
    status: 202,
    summary:
      'Read a file of recipes, up to 8 MB and 3000 recipes, and say what importing it would do; changes nothing yet',
    query: z.strictObject({ format: z.enum(readableFormatNames).optional() }),
    upload: {
      field: 'file',
      types: ['application/yaml', 'application/ld+json', 'application/json', 'text/csv', 'text/plain'],
      bytesLimit: recipeFileBytesLimit,
    },
    response: recipeImportSchema,
    example: { query: {}, response: { ...exampleImport, state: 'reading', read: 0 } },
  },
  get: {
    method: 'GET',
    path: '/admin/recipe-imports/:id',
    access: 'staff:library',
    summary: 'How far a file is, and what importing it would do or has done; kept for a day',
    params: idParams,
    response: recipeImportSchema,
    example: { params: { id }, response: exampleImport },
  },
  recipes: {
    method: 'GET',
    path: '/admin/recipe-imports/:id/recipes',
    access: 'staff:library',
    summary: 'The report on a file, recipe by recipe and field by field',
    params: idParams,
    query: z.strictObject({
      outcome: z.enum(noteOutcomes).optional(),
      change: z.enum(importChanges).optional(),
      ...pageQuery(25, 50),
    }),
    response: pageOf(importedRecipeSchema),
    example: {
      params: { id },
      query: { outcome: 'mapped' },
      response: {
        items: [
          {
            place: 1,
            name: 'Daiquiri',
            slug: 'daiquiri',
            recipeId: null,
            change: 'new',
            differs: [],
            notes: [{ field: 'name', outcome: 'mapped', detail: 'as it is' }],
          },
        ],
        nextCursor: null,
      },
    },
  },
  apply: {
    method: 'POST',
    path: '/admin/recipe-imports/:id/apply',
    access: 'staff:library',
    status: 202,
    summary: 'Do what the report says, all of it or nothing; doing it twice does it once',
    params: idParams,
    body: z.strictObject({ existing: z.enum(existingChoices) }),
    response: recipeImportSchema,
    example: {
      params: { id },
      body: { existing: 'skip' },
      response: { ...exampleImport, state: 'applying' },
    },
  },
});

/** What the gateway requests to stream files that are larger than a message. */
export const recipeFileInternalRoutes = defineRoutes('catalogue.recipe-files-internal', {
  exportPage: {
    access: 'internal',
    summary: 'The next piece of an export; the pieces in a row are the file',
    query: recipeExportQuery.extend({ cursor: cursorSchema.optional() }),
    response: z.strictObject({ text: z.string(), nextCursor: cursorSchema.nullable() }),
    example: { query: { format: 'library' }, response: { text: '[]\n', nextCursor: null } },
  },
  keepPart: {
    access: 'internal',
    summary: 'Keep a part of an uploaded file until all are there',
    body: z.strictObject({ importId: idSchema, part: count.max(40), content: z.base64().max(900_000) }),
    response: z.strictObject({ kept: count }),
    example: { body: { importId: id, part: 0, content: 'W10=' }, response: { kept: 1 } },
  },
  begin: {
    access: 'internal',
    summary: 'Begin to read an uploaded file whose parts are all there',
    body: z.strictObject({
      importId: idSchema,
      parts: count.max(41),
      fileName: z.string().max(200),
      format: z.enum(readableFormatNames).optional(),
    }),
    response: recipeImportSchema,
    example: {
      body: { importId: id, parts: 1, fileName: 'recipes.yaml' },
      response: { ...exampleImport, state: 'reading', read: 0 },
    },
  },
});
