import { partsOf } from './parts.ts';
import { shelfFile, withShelf } from './shelf-in-pack.ts';
import type { PackedFile } from './unzip.ts';

/** What a chosen file says, in pieces that one request takes, and what in it cannot be read. */
export interface ChosenFile {
  parts: string[];
  unread: string[];
}

/**
 * The recipes of a chosen file or of the files in an archive.
 * @throws ArchiveProblem
 */
export async function chosenFile(file: File): Promise<ChosenFile> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const { ArchiveProblem, filesInArchive, isArchive } = await import('./unzip.ts');
  if (isArchive(bytes)) {
    const { files, unread } = filesInArchive(bytes);
    const { texts, broken } = textsOf(withShelf(files));
    if (texts.length === 0)
      throw new ArchiveProblem(broken.length + unread.length > 0 ? 'fileUnreadable' : 'zipWithoutRecipes');
    return { parts: texts.flatMap(partsOf), unread: [...unread, ...broken] };
  }
  if (bytes.includes(0)) throw new ArchiveProblem('fileUnreadable');
  const text = new TextDecoder().decode(bytes);
  // Cooklang says what a recipe is called by the name of its file.
  const [whole = text] = /\.cook$/i.test(file.name) ? textsOf([{ path: file.name, text }]).texts : [];
  return { parts: partsOf(whole), unread: [] };
}

/** All JSON in one list and all Cooklang in another, as their files hold one recipe each; a table or list of YAML stands alone. */
export function textsOf(files: readonly PackedFile[]): { texts: string[]; broken: string[] } {
  const [json, cooklang, others, broken]: [unknown[], unknown[], string[], string[]] = [[], [], [], []];
  for (const { path, text } of files)
    if (path.endsWith(shelfFile)) others.push(text);
    else if (/\.json(?:ld)?$/i.test(path)) {
      const values = valuesIn(text);
      if (values) json.push(...values);
      else broken.push(path);
    } else if (/\.cook$/i.test(path)) cooklang.push({ title: titleOf(path), cooklang: text });
    else others.push(text);
  const lists = [json, cooklang].filter((list) => list.length > 0).map((list) => JSON.stringify(list));
  return { texts: [...lists, ...others.filter((text) => text.trim() !== '')], broken };
}

const titleOf = (path: string): string => path.replace(/^.*\//, '').replace(/\.cook$/i, '');

function valuesIn(text: string): unknown[] | undefined {
  try {
    return [JSON.parse(text.replace(/^\uFEFF/, '')) as unknown].flat();
  } catch {
    return undefined;
  }
}
