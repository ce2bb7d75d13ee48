import {
  type LibraryIngredient,
  type OwnBelonging,
  type OwnBelongings,
  ownBelongingSchemas,
  ownBelongings,
  type ReadableFormatName,
} from '@barspoon/contracts';
import type { Vocabulary } from '@barspoon/mixology';
import { shelfInBarAssistant } from '@barspoon/mixology/formats';
import type { RecipeRow } from '../recipes/recipe.schema.ts';

/** A recipe as a file names it. */
export type RecipeRef = OwnBelongings['favorites'][number];

/** What else than recipes a file contains, and how much of it cannot be read. */
export interface BelongingsInFile {
  items: OwnBelongings;
  refused: Record<OwnBelonging, number>;
}

/** @returns null for a text that contains only recipes, or is in a format that knows nothing else */
export function belongingsIn(
  text: string,
  format: ReadableFormatName,
  vocabulary: Vocabulary<LibraryIngredient>,
): BelongingsInFile | null {
  const json = listsIn(text, format, vocabulary);
  if (!json) return null;
  const found: BelongingsInFile = {
    items: { favorites: [], ratings: [], collections: [], bar: [] },
    refused: { favorites: 0, ratings: 0, collections: 0, bar: 0 },
  };
  for (const kind of ownBelongings) read(kind, json[kind], found);
  const isEmpty = ownBelongings.every((kind) => found.items[kind].length + found.refused[kind] === 0);
  return isEmpty ? null : found;
}

function read(kind: OwnBelonging, list: unknown, found: BelongingsInFile): void {
  if (!Array.isArray(list)) return;
  const items: unknown[] = found.items[kind];
  for (const one of list) {
    const parsed = ownBelongingSchemas[kind].safeParse(one);
    if (parsed.success) items.push(parsed.data);
    else found.refused[kind] += 1;
  }
}

/** By the names of what members own. */
function listsIn(
  text: string,
  format: ReadableFormatName,
  vocabulary: Vocabulary<LibraryIngredient>,
): Record<string, unknown> | null {
  const json = format === 'json' || format === 'bar-assistant' ? objectIn(text) : null;
  if (format === 'bar-assistant') return json && { bar: shelfInBarAssistant(json, vocabulary) };
  return json?.recipes === undefined || Array.isArray(json.recipes) ? json : null;
}

function objectIn(text: string): Record<string, unknown> | null {
  try {
    const json: unknown = JSON.parse(text);
    return typeof json === 'object' && json !== null && !Array.isArray(json)
      ? (json as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
}

/** One for each recipe that is known here. */
export function distinct<T extends RecipeRef>(
  items: readonly T[],
  recipeOf: (ref: T) => RecipeRow | undefined,
) {
  const found = new Map<string, { recipe: RecipeRow; item: T }>();
  for (const item of items) {
    const recipe = recipeOf(item);
    if (recipe && !found.has(recipe._id)) found.set(recipe._id, { recipe, item });
  }
  return found;
}
