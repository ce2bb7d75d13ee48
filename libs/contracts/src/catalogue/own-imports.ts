import { z } from 'zod';
import { idSchema, line, momentSchema, pageQuery } from '../common/shapes.ts';
import { foundRecipesMaxLength } from '../egress/web.ts';
import { importedBarItemSchema } from '../inventory/items.ts';
import { collectionInputSchema, collectionNoteInput } from './collections.ts';
import { ratingInputSchema } from './ratings.ts';
import { importNoteSchema } from './recipe-files.ts';
import { readableFormatNames } from './recipe-formats.ts';
import { recipeVisibilities } from './vocabularies.ts';

/** Limits of characters and recipes in a member's file of recipes: it is read and stored in one go. */
export const ownFileMaxLength = foundRecipesMaxLength;
export const ownFileMaxRecipes = 300;
/** How long an import can be undone. */
export const undoHours = 24;

/** How a recipe in a file relates to the member's own. `changed`: one of theirs has the same name and other content. */
export const ownImportChanges = ['new', 'changed', 'same', 'refused'] as const;
export type OwnImportChange = (typeof ownImportChanges)[number];

const count = z.number().int().min(0);
export const ownFileInput = z.strictObject({
  text: z.string().min(1).max(ownFileMaxLength),
  /** Detected from the text if absent. */
  format: z.enum(readableFormatNames).optional(),
});

/** The web page to import from. */
export const ownPageInput = z.strictObject({ url: z.string().trim().min(1).max(2048) });

/** What else a file in our own format contains. */
export const ownBelongings = ['favorites', 'ratings', 'collections', 'bar'] as const;
export type OwnBelonging = (typeof ownBelongings)[number];

const recipeRef = z.object({ recipe: line(200), name: z.string().max(400).optional() });
const since = momentSchema.optional();
/** Each in the format of the export of own data; fields only for readers are ignored. Implements BEYOND-25. */
export const ownBelongingSchemas = {
  favorites: recipeRef.extend({ createdAt: since }),
  ratings: z.object({ ...recipeRef.shape, ...ratingInputSchema.shape, createdAt: since, updatedAt: since }),
  collections: z.object({
    ...collectionInputSchema.shape,
    createdAt: since,
    recipes: z.array(z.object({ ...recipeRef.shape, note: collectionNoteInput.shape.note.default(null) })),
  }),
  bar: importedBarItemSchema,
} as const;
export type OwnBelongings = { [K in OwnBelonging]: z.output<(typeof ownBelongingSchemas)[K]>[] };

const tallySchema = z.strictObject({ new: count, changed: count, same: count, refused: count });
const countsSchema = z.strictObject({ favorites: count, ratings: count, collections: count, bar: count });
export type OwnBelongingCounts = z.output<typeof countsSchema>;
export const noBelongings: OwnBelongingCounts = { favorites: 0, ratings: 0, collections: 0, bar: 0 };

export const ownImportReportSchema = z.strictObject({
  format: z.enum(readableFormatNames),
  recipes: z.array(
    z.strictObject({
      place: z.number().int().min(1),
      name: z.string(),
      change: z.enum(ownImportChanges),
      /** Fields in which it differs from the member's own. */
      differs: z.array(z.string()),
      /** What was guessed and what cannot be imported. */
      notes: z.array(importNoteSchema),
    }),
  ),
  /** How many recipes the member can still create. */
  room: count,
  /** What else a file in our own format contains; entries that cannot be read or refer to something unknown are refused. */
  belongings: z
    .strictObject({
      favorites: tallySchema,
      ratings: tallySchema,
      collections: tallySchema,
      bar: tallySchema,
    })
    .nullable(),
});
export type OwnImportReport = z.output<typeof ownImportReportSchema>;

/** What happens to existing data that differs from the file: nothing, or it gets the file's state. */
export const ownExistingChoices = ['skip', 'update'] as const;

export const ownImportInput = ownFileInput.extend({
  existing: z.enum(ownExistingChoices),
  /** The visibility of new ones. */
  visibility: z.enum(recipeVisibilities).default('private'),
});
export type OwnImportInput = z.output<typeof ownImportInput>;

/** Only a completed import has changed anything; while it is being undone everything remains, and after the undo nothing. */
export const ownImportStates = ['applying', 'done', 'failed', 'undoing', 'undone'] as const;

const undoneFields = {
  /** Recipes that it had added. */
  deleted: count,
  /** Recipes restored to their previous content. */
  restored: count,
  /** Recipes that were changed since, and stay. */
  kept: count,
  belongings: countsSchema,
};

export const ownImportSchema = z.strictObject({
  id: idSchema,
  state: z.enum(ownImportStates),
  /** Why it failed, or why it could not be undone. */
  problem: z.string().nullable(),
  created: count,
  updated: count,
  /** Recipes among these that should be public but are held for a moderator. */
  held: count,
  belongings: countsSchema,
  createdAt: momentSchema,
  /** The result of the undo; null before it. */
  undone: z.strictObject(undoneFields).nullable().optional(),
});
/** The undo runs in the background; nothing is counted yet. */
export const ownImportUndoneSchema = z.strictObject({
  ...undoneFields,
  state: z.enum(['undoing']).optional(),
});
export const nothingUndone = { deleted: 0, restored: 0, kept: 0, belongings: noBelongings };
export type OwnImport = z.output<typeof ownImportSchema>;

/** An import as the staff sees it: who and how much, never what, because most of these recipes are private. */
export const adminOwnImportSchema = ownImportSchema.extend({ userId: idSchema });
export type AdminOwnImport = z.output<typeof adminOwnImportSchema>;

export const adminOwnImportQuery = z.strictObject({
  userId: idSchema.optional(),
  state: z.enum(ownImportStates).optional(),
  ...pageQuery(25, 100),
});
