import { createHash } from 'node:crypto';
import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { Trouble } from '@barspoon/servers/process/trouble';

/** What a backup holds. */
export interface Contents {
  collections: number;
  documents: number;
  files: number;
}

/** A collection as it is to be made again. */
export interface CollectionPart {
  /** The service whose database it is in. */
  service: string;
  name: string;
  options: Record<string, unknown>;
  indexes: Record<string, unknown>[];
}

/**
 * What a backup is made of, one after another; the last says how much there was, so that half a file is known for what
 * it is. A path may come twice: the later one counts. Lies compressed and encrypted on disk.
 */
export type Part =
  | { kind: 'start'; about: { format: number; prefix: string } }
  | { kind: 'file'; about: { path: string } }
  | { kind: 'piece'; bytes: Buffer }
  /** The moment all databases are of, by MongoDB's clock, and files written before it that were deleted by then. */
  | { kind: 'moment'; about: { at: string; gone: string[] } }
  | { kind: 'collection'; about: CollectionPart }
  /** BSON, one after another. */
  | { kind: 'documents'; bytes: Buffer }
  | { kind: 'end'; about: Contents & { parts: number; sha256: string } };

export const FORMAT = 1;
// Their places are the numbers in the file: a new kind goes to the end.
const kinds = ['start', 'file', 'piece', 'moment', 'collection', 'documents', 'end'] as const;
const headBytes = 5;
const maxPartBytes = 64 * 1024 * 1024;

/** Writes parts; `end` writes what makes the file whole. */
export class ArchiveWriter {
  readonly contents: Contents = { collections: 0, documents: 0, files: 0 };
  private readonly hash = createHash('sha256');
  private readonly out: Writable;
  private parts = 0;

  constructor(out: Writable) {
    this.out = out;
  }

  async write(part: Part): Promise<void> {
    const bytes = 'bytes' in part ? part.bytes : Buffer.from(JSON.stringify(part.about));
    const head = Buffer.alloc(headBytes);
    head.writeUInt8(kinds.indexOf(part.kind));
    head.writeUInt32BE(bytes.length, 1);
    this.parts++;
    this.hash.update(head).update(bytes);
    count(part, this.contents);
    this.out.write(head);
    if (!this.out.write(bytes)) await once(this.out, 'drain');
  }

  async end(): Promise<void> {
    const { parts, contents } = this;
    await this.write({
      kind: 'end',
      about: { ...contents, parts, sha256: this.hash.copy().digest('hex') },
    });
    this.out.end();
  }
}

/**
 * Reads parts as they come.
 * @throws Trouble when the archive is cut off, changed, or of a format that is not known
 */
export async function* readArchive(source: AsyncIterable<Uint8Array>): AsyncGenerator<Part> {
  const hash = createHash('sha256');
  const contents: Contents = { collections: 0, documents: 0, files: 0 };
  let parts = 0;
  let ended = false;
  for await (const { kind, head, bytes } of framesOf(source)) {
    if (ended) throw new Trouble('The backup goes on after its end.');
    const part = (kind === 'documents' || kind === 'piece'
      ? { kind, bytes }
      : { kind, about: JSON.parse(bytes.toString()) }) as unknown as Part;
    if (parts === 0 && (part.kind !== 'start' || part.about.format !== FORMAT)) throw unknownFormat();
    if (part.kind === 'end') {
      const found = { ...contents, parts, sha256: hash.digest('hex') };
      const wrong = (Object.keys(found) as (keyof typeof found)[]).filter(
        (name) => part.about[name] !== found[name],
      );
      if (wrong.length > 0)
        throw new Trouble(`The backup is not what was written: ${wrong.join(', ')} differ.`);
      ended = true;
    } else {
      hash.update(head).update(bytes);
      parts++;
      count(part, contents);
    }
    yield part;
  }
  if (!ended) throw new Trouble('The backup is cut off: its end is missing.');
}

function count(part: Part, contents: Contents): void {
  if (part.kind === 'collection') contents.collections++;
  else if (part.kind === 'documents') contents.documents += piecesOf(part.bytes).length;
  else if (part.kind === 'file') contents.files++;
}

/** Each document of a part, still as BSON. @throws Trouble when they do not fill it */
export function piecesOf(bytes: Buffer): Buffer[] {
  const pieces: Buffer[] = [];
  for (let at = 0; at < bytes.length; ) {
    const length = bytes.length - at >= 5 ? bytes.readInt32LE(at) : 0;
    if (length < 5 || at + length > bytes.length)
      throw new Trouble('The backup holds a document that is cut off.');
    pieces.push(bytes.subarray(at, at + length));
    at += length;
  }
  return pieces;
}

async function* framesOf(source: AsyncIterable<Uint8Array>) {
  let chunks: Uint8Array[] = [];
  let held = 0;
  let wanted = headBytes;
  for await (const chunk of source) {
    chunks.push(chunk);
    held += chunk.length;
    while (held >= wanted) {
      const all = Buffer.concat(chunks);
      const kind = kinds[all.readUInt8(0)];
      const end = headBytes + all.readUInt32BE(1);
      if (!kind || end > maxPartBytes) throw unknownFormat();
      const isWhole = held >= end;
      if (isWhole) yield { kind, head: all.subarray(0, headBytes), bytes: all.subarray(headBytes, end) };
      const rest = isWhole ? all.subarray(end) : all;
      chunks = [rest];
      held = rest.length;
      wanted = isWhole ? headBytes : end;
    }
  }
  if (held > 0) throw new Trouble('The backup is cut off in the middle of a part.');
}

const unknownFormat = () => new Trouble('This is no backup that this version can read.');
