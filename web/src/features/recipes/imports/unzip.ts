import { strFromU8, Unzip, UnzipInflate } from 'fflate';

/** Why an archive is not taken; the words are those of the import. */
export class ArchiveProblem extends Error {
  override readonly name = 'ArchiveProblem';
  readonly why: 'fileUnreadable' | 'zipTooLarge' | 'zipWithoutRecipes';

  constructor(why: ArchiveProblem['why'], cause?: unknown) {
    super(why, { cause });
    this.why = why;
  }
}

/** Unpacked, what an archive says of recipes is smaller than that, and in fewer files. */
const maxBytes = 4 * 1024 * 1024;
const maxFiles = 2000;
const pieceLength = 16 * 1024;
/** Bar Assistant packs its ingredients and pictures next to the recipes. */
const wanted =
  /^(?!(?:.*\/)?(?:__MACOSX|ingredients|images|uploads)\/|(?:.*\/)?_).*\.(?:json|jsonld|csv|ya?ml)$/i;

export const isArchive = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b;

/**
 * The recipes of an archive as one text: all its JSON in one list, else its one other file. Nothing is unpacked
 * further than is taken, whatever the archive says of its size.
 * @throws ArchiveProblem
 */
export function textInArchive(archive: Uint8Array): string {
  const files = filesIn(archive);
  const json = files.filter(({ path }) => /\.json(?:ld)?$/i.test(path));
  const [other, ...more] = files.filter((file) => !json.includes(file));
  if (json.length > 0) return JSON.stringify(json.flatMap(({ text }) => valuesIn(text)));
  if (!other || more.length > 0) throw new ArchiveProblem('zipWithoutRecipes');
  return other.text;
}

function filesIn(archive: Uint8Array): { path: string; text: string }[] {
  const files = new Map<string, Uint8Array[]>();
  let size = 0;
  const unzip = new Unzip((file) => {
    if (!wanted.test(file.name)) return;
    if (files.size >= maxFiles) throw new ArchiveProblem('zipTooLarge');
    const pieces: Uint8Array[] = [];
    files.set(file.name, pieces);
    file.ondata = (error, piece) => {
      if (error) throw error;
      size += piece.length;
      if (size > maxBytes) throw new ArchiveProblem('zipTooLarge');
      pieces.push(piece);
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  try {
    for (let at = 0; at < archive.length; at += pieceLength)
      unzip.push(archive.subarray(at, at + pieceLength), at + pieceLength >= archive.length);
  } catch (error) {
    throw error instanceof ArchiveProblem ? error : new ArchiveProblem('fileUnreadable', error);
  }
  return [...files].map(([path, pieces]) => ({ path, text: strFromU8(joined(pieces)) }));
}

function joined(pieces: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(pieces.reduce((length, piece) => length + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

function valuesIn(text: string): unknown[] {
  try {
    return [JSON.parse(text.replace(/^\uFEFF/, '')) as unknown].flat();
  } catch (error) {
    throw new ArchiveProblem('fileUnreadable', error);
  }
}
