import { strFromU8, Unzip, UnzipInflate } from 'fflate';

/** Why a file is not taken; the words are those of the import. */
export class ArchiveProblem extends Error {
  override readonly name = 'ArchiveProblem';
  readonly why: 'fileUnreadable' | 'zipTooLarge' | 'zipWithoutRecipes';

  constructor(why: ArchiveProblem['why'], cause?: unknown) {
    super(why, { cause });
    this.why = why;
  }
}

/** A file of an archive; one in an archive within it stands behind the name of that. */
export interface PackedFile {
  path: string;
  text: string;
}

/** Unpacked, what an archive says of recipes is smaller than that, and in fewer files, those of archives within it included. */
const maxBytes = 8 * 1024 * 1024;
const maxFiles = 2000;
const pieceLength = 16 * 1024;
const wanted =
  /^(?!(?:.*\/)?(?:__MACOSX|images|uploads)\/|(?:.*\/)?[_.]).*\.(?:json|jsonld|csv|ya?ml|cook|zip)$/i;

export const isArchive = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b;

/**
 * The recipe files of an archive and of archives within it, one level deep. Nothing is unpacked further than is taken, whatever
 * an archive says of its size.
 * @throws ArchiveProblem
 */
export function filesInArchive(archive: Uint8Array): { files: PackedFile[]; unread: string[] } {
  const budget = { bytes: 0, files: 0 };
  const files: PackedFile[] = [];
  const unread: string[] = [];
  for (const { path, bytes } of unpacked(archive, budget)) {
    if (!isArchive(bytes)) files.push({ path, text: strFromU8(bytes) });
    else
      for (const inner of unpackedOr(path, unread, bytes, budget))
        if (isArchive(inner.bytes)) unread.push(`${path}/${inner.path}`);
        else files.push({ path: `${path}/${inner.path}`, text: strFromU8(inner.bytes) });
  }
  return { files, unread };
}

/** A damaged archive within another is named; its neighbors are read. */
function unpackedOr(path: string, unread: string[], bytes: Uint8Array, budget: Budget) {
  try {
    return unpacked(bytes, budget);
  } catch (error) {
    if (error instanceof ArchiveProblem && error.why === 'zipTooLarge') throw error;
    unread.push(path);
    return [];
  }
}

interface Budget {
  bytes: number;
  files: number;
}

function unpacked(archive: Uint8Array, budget: Budget): { path: string; bytes: Uint8Array }[] {
  const files = new Map<string, Uint8Array[]>();
  const unzip = new Unzip((file) => {
    if (!wanted.test(file.name)) return;
    budget.files += 1;
    if (budget.files > maxFiles) throw new ArchiveProblem('zipTooLarge');
    const pieces: Uint8Array[] = [];
    files.set(file.name, pieces);
    file.ondata = (error, piece) => {
      if (error) throw error;
      budget.bytes += piece.length;
      if (budget.bytes > maxBytes) throw new ArchiveProblem('zipTooLarge');
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
  return [...files].map(([path, pieces]) => ({ path, bytes: joined(pieces) }));
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
