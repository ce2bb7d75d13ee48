import type { PackedFile } from './unzip.ts';

/** In a data pack of Bar Assistant the slugs of what is on the bar; the ingredients stand next to it. */
export const shelfFile = 'bar_shelf.json';
const ingredientFile = /^(.*\/)?ingredients\/([^/]+)\/data\.json$/;

/**
 * The files of an archive, with the ingredients of a data pack only in its shelf, as one record with their names and prices; a pack
 * without a shelf has nothing of them.
 */
export function withShelf(files: readonly PackedFile[]): PackedFile[] {
  const ingredients = new Map<string, unknown>();
  for (const { path, text } of files) {
    const [, folder = '', slug] = ingredientFile.exec(path) ?? [];
    if (slug !== undefined) ingredients.set(`${folder}${slug}`, recordIn(text));
  }
  return files.flatMap((file) => {
    if (/(?:^|\/)ingredients\//.test(file.path)) return [];
    if (!file.path.endsWith(shelfFile)) return file;
    const folder = file.path.slice(0, -shelfFile.length);
    const slugs = recordIn(file.text);
    const shelf = Array.isArray(slugs)
      ? slugs.flatMap((slug) => ingredients.get(`${folder}${slug}`) ?? [])
      : [];
    return shelf.length > 0 ? { ...file, text: JSON.stringify({ bar_shelf: shelf }, kept) } : [];
  });
}

/** What of an ingredient the bar can have; the rest, its description above all, would only make it long. */
const ofIngredients = ['name', 'strength', 'distillery', 'prices'];
const ofPrices = ['price', 'currency', 'amount', 'units', 'price_category_name'];
const kept = ['bar_shelf', ...ofIngredients, ...ofPrices];

function recordIn(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, '')) as unknown;
  } catch {
    return undefined;
  }
}
