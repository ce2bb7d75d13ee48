import type { ReadEntry, ReadingParts, RecipeFormat, RecipeReader, WritingParts } from './exchange.ts';

/** No recipe is as long as this. */
const maxEntryLength = 64 * 1024;

/** A way in with what follows from its parts: reading whole files. */
export function recipeReader(parts: ReadingParts): RecipeReader {
  const readOne: ReadingParts['readOne'] = (found, place, vocabulary) =>
    JSON.stringify(found).length > maxEntryLength
      ? refusedEntry(`entry ${place}`, 'recipe', 'is longer than any recipe')
      : parts.readOne(found, place, vocabulary);
  return {
    split: parts.split,
    readOne,
    read(text, vocabulary) {
      const found = splitFile(parts, text);
      if (!Array.isArray(found)) return { recipes: [], notes: found.notes };
      const read = found.map((one, index) => readOne(one, index + 1, vocabulary));
      return {
        recipes: read.flatMap(({ recipe }) => recipe ?? []),
        notes: read.flatMap(({ notes }) => notes),
      };
    },
  };
}

/** A format with what follows from its parts: writing and reading whole files. */
export function recipeFormat(parts: ReadingParts & WritingParts): RecipeFormat {
  return {
    ...parts,
    ...recipeReader(parts),
    write(recipes, vocabulary) {
      const texts = recipes.map((recipe) => parts.writeOne(recipe, vocabulary));
      const text = pieceOfFile(parts, texts, { isFirst: true, isLast: true });
      return { text, notes: recipes.flatMap(parts.lost) };
    },
  };
}

/** A piece of a file from the texts of its recipes; the pieces in a row are the file. */
export function pieceOfFile(
  { frame }: Pick<WritingParts, 'frame'>,
  texts: readonly string[],
  { isFirst, isLast }: { isFirst: boolean; isLast: boolean },
): string {
  if (isFirst && isLast && texts.length === 0) return frame.empty;
  const before = isFirst ? frame.open : texts.length > 0 ? frame.between : '';
  return `${before}${texts.join(frame.between)}${isLast ? frame.close : ''}`;
}

/** What stands in a file, recipe by recipe, or the entry that says why the file cannot be used. */
export function splitFile(format: ReadingParts, text: string): unknown[] | ReadEntry {
  try {
    const found = format.split(text);
    return found.length > 0 ? found : refusedFile('holds no recipe of this format');
  } catch (error) {
    return refusedFile(error instanceof Error ? error.message : String(error));
  }
}

const refusedFile = (detail: string): ReadEntry => refusedEntry('file', 'file', detail);

function refusedEntry(name: string, field: string, detail: string): ReadEntry {
  return { name, recipe: undefined, given: [], notes: [{ recipe: name, field, outcome: 'refused', detail }] };
}
