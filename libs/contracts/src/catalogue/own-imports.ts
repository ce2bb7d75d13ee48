import { z } from 'zod';
import { idSchema, momentSchema } from '../common/shapes.ts';
import { foundRecipesMaxLength } from '../egress/web.ts';
import { importNoteSchema } from './recipe-files.ts';
import { readableFormatNames } from './recipe-formats.ts';
import { recipeVisibilities } from './vocabularies.ts';

/** A member's file of recipes has at most so many characters and recipes: it is read and stored at once. */
export const ownFileMaxLength = foundRecipesMaxLength;
export const ownFileMaxRecipes = 300;
/** For how long an import can be undone. */
export const undoHours = 24;

/** What a recipe of a file is to the member's own. `changed`: one of theirs has its name and says something else. */
export const ownImportChanges = ['new', 'changed', 'same', 'refused'] as const;
export type OwnImportChange = (typeof ownImportChanges)[number];

const count = z.number().int().min(0);
export const ownFileInput = z.strictObject({
  text: z.string().min(1).max(ownFileMaxLength),
  /** Recognized by the text where it is left out. */
  format: z.enum(readableFormatNames).optional(),
});

/** The page of the web a recipe is taken from. */
export const ownPageInput = z.strictObject({ url: z.string().trim().min(1).max(2048) });

export const ownImportReportSchema = z.strictObject({
  format: z.enum(readableFormatNames),
  recipes: z.array(
    z.strictObject({
      place: z.number().int().min(1),
      name: z.string(),
      change: z.enum(ownImportChanges),
      /** Fields in which it differs from the member's own. */
      differs: z.array(z.string()),
      /** What was guessed and what cannot be taken. */
      notes: z.array(importNoteSchema),
    }),
  ),
  /** So many recipes the member can still create. */
  room: count,
});
export type OwnImportReport = z.output<typeof ownImportReportSchema>;

/** What happens to a member's own recipes that a file says otherwise: nothing, or they get the file's state. */
export const ownExistingChoices = ['skip', 'update'] as const;

export const ownImportInput = ownFileInput.extend({
  existing: z.enum(ownExistingChoices),
  /** Who sees those that are new. */
  visibility: z.enum(recipeVisibilities).default('private'),
});
export type OwnImportInput = z.output<typeof ownImportInput>;

export const ownImportSchema = z.strictObject({
  id: idSchema,
  created: count,
  updated: count,
  createdAt: momentSchema,
});
export type OwnImport = z.output<typeof ownImportSchema>;
