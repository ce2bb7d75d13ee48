import { libraryBarItemSchema, libraryIngredientSchema, libraryRecipeSchema } from '@barspoon/contracts';
import type { z } from 'zod';
import { type EntryProblem, listText, readListText } from './list-text.ts';

/** What a file of the library may hold, and the schema of one entry. */
export const librarySchemas = {
  ingredients: libraryIngredientSchema,
  recipes: libraryRecipeSchema,
  barItems: libraryBarItemSchema,
} as const;
export type LibraryKind = keyof typeof librarySchemas;
export type LibraryEntry<K extends LibraryKind> = z.output<(typeof librarySchemas)[K]>;

/** Entries of one kind in the library's own format, canonical to the byte. */
export function libraryText<K extends LibraryKind>(kind: K, entries: readonly LibraryEntry<K>[]): string {
  return listText<z.ZodType>(librarySchemas[kind], entries);
}

/** Reads the library's own format; entries that do not fit come back as problems. */
export function readLibraryText<K extends LibraryKind>(
  kind: K,
  text: string,
): { entries: LibraryEntry<K>[]; problems: EntryProblem[] } {
  const { entries, problems } = readListText<z.ZodType>(librarySchemas[kind], text);
  return { entries: entries as LibraryEntry<K>[], problems };
}
