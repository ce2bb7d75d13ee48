import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { dayMs } from '@barspoon/contracts';
import { encryptInto } from './age.ts';
import { ArchiveWriter, type Contents, FORMAT } from './archive.ts';
import { Snapshot } from './databases.ts';
import { connectToMongo, type Place } from './place.ts';
import { UploadsReader } from './uploads.ts';

/** A backup that has been written. */
export interface Outcome extends Contents {
  file: string;
  bytes: number;
  /** The moment it is of. */
  at: Date;
}

const named = /^barspoon-(\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z)\.age$/;

/**
 * Takes a backup of all databases as of one moment, and of the uploads that belong to it, into a new file of `dir`,
 * while everything goes on. Readable only with a key that belongs to one of `recipients`. Half a backup is never left
 * behind under a name that looks whole.
 * @throws Trouble saying what keeps it from it
 */
export async function takeBackup(
  place: Place,
  recipients: readonly string[],
  dir: string,
  say: (line: string) => void = () => {},
): Promise<Outcome> {
  const { prefix, uploads } = place;
  await mkdir(dir, { recursive: true });
  const file = join(dir, `barspoon-${new Date().toISOString().replaceAll(':', '-')}.age`);
  const unfinished = `${file}.unfinished`;
  const client = await connectToMongo(place);
  try {
    const { parts, finished } = await encryptInto(unfinished, recipients);
    const archive = new ArchiveWriter(parts);
    let snapshot: Snapshot | undefined;
    try {
      await archive.write({ kind: 'start', about: { format: FORMAT, prefix } });
      const reader = uploads ? new UploadsReader(uploads, archive) : undefined;
      await reader?.writeNew();
      if (reader) say(`uploads: ${archive.contents.files} files`);
      snapshot = await Snapshot.take(client, prefix);
      const gone = (await reader?.writeNew()) ?? [];
      await archive.write({ kind: 'moment', about: { at: snapshot.at.toISOString(), gone } });
      await snapshot.write(prefix, archive, say);
      await archive.end();
      await finished;
      await rename(unfinished, file);
      return { file, bytes: (await stat(file)).size, at: snapshot.at, ...archive.contents };
    } catch (error) {
      parts.destroy(error as Error);
      await finished.catch(() => undefined);
      throw error;
    } finally {
      await snapshot?.close();
    }
  } finally {
    await client.close();
    await rm(unfinished, { force: true });
  }
}

/** Deletes backups in a folder that are older than a number of days. @returns their names */
export async function deleteOlder(dir: string, days: number, now = Date.now()): Promise<string[]> {
  const old = (await readdir(dir)).filter((file) => {
    const [, moment] = named.exec(file) ?? [];
    return moment && Date.parse(moment.replace(/T(\d\d)-(\d\d)-/, 'T$1:$2:')) < now - days * dayMs;
  });
  for (const file of old) await rm(join(dir, file));
  return old;
}
