import { createWriteStream, type WriteStream } from 'node:fs';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { Trouble } from '@barspoon/servers/process/trouble';
import type { ArchiveWriter } from './archive.ts';

/**
 * Reads the uploads folder so that what it yields fits the databases: everything once before their moment, which takes
 * its time; right after it what has come or grown since, and a note of what has gone. A file is there before the row
 * that names it, and never changes.
 */
export class UploadsReader {
  private readonly sizes = new Map<string, number>();
  private readonly dir: string;
  private readonly archive: ArchiveWriter;

  constructor(dir: string, archive: ArchiveWriter) {
    this.dir = resolve(dir);
    this.archive = archive;
  }

  /** Writes what is not written yet. @returns paths that were written before and are there no more */
  async writeNew(): Promise<string[]> {
    const gone = new Set(this.sizes.keys());
    for await (const { path, size } of filesIn(this.dir)) {
      gone.delete(path);
      if (this.sizes.get(path) !== size && !(await this.write(path))) gone.add(path);
    }
    return [...gone];
  }

  private async write(path: string): Promise<boolean> {
    const file = await open(join(this.dir, path)).catch(unlessMissing);
    if (!file) return false;
    await this.archive.write({ kind: 'file', about: { path } });
    let size = 0;
    for await (const bytes of file.createReadStream({ highWaterMark: 1024 * 1024 })) {
      await this.archive.write({ kind: 'piece', bytes });
      size += bytes.length;
    }
    this.sizes.set(path, size);
    return true;
  }
}

/** Every file below a folder; one that is not there has none. */
async function* filesIn(dir: string): AsyncGenerator<{ path: string; size: number }> {
  const entries = (await readdir(dir, { recursive: true, withFileTypes: true }).catch(unlessMissing)) ?? [];
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const found = await stat(file).catch(unlessMissing);
    if (found) yield { path: relative(dir, file), size: found.size };
  }
}

export const isEmpty = async (dir: string): Promise<boolean> => (await filesIn(dir).next()).done === true;

/** Puts files in the place of those that are there. */
export class UploadsWriter {
  private readonly dir: string;
  private readonly gone: ReadonlySet<string>;
  private file: WriteStream | undefined;

  /** @param gone paths that are left out */
  constructor(dir: string, gone: ReadonlySet<string>) {
    this.dir = resolve(dir);
    this.gone = gone;
  }

  /** The folder itself may be a volume, and stays. */
  async clear(): Promise<void> {
    await mkdir(this.dir, { recursive: true });
    for (const name of await readdir(this.dir))
      await rm(join(this.dir, name), { recursive: true, force: true });
  }

  async begin(path: string): Promise<void> {
    await this.finish();
    if (this.gone.has(path)) return;
    const file = resolve(this.dir, path);
    if (!file.startsWith(this.dir + sep))
      throw new Trouble(`The backup names a file outside the folder of uploads: ${path}`);
    await mkdir(dirname(file), { recursive: true });
    this.file = createWriteStream(file, { flush: true });
    this.file.on('error', () => undefined);
  }

  async add(bytes: Buffer): Promise<void> {
    const { file } = this;
    if (file)
      await new Promise<void>((done, fail) => file.write(bytes, (error) => (error ? fail(error) : done())));
  }

  async finish(): Promise<void> {
    const { file } = this;
    this.file = undefined;
    if (file)
      await new Promise<void>((done, fail) => {
        file.once('error', fail).once('close', () => done());
        file.end();
      });
  }
}

function unlessMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
