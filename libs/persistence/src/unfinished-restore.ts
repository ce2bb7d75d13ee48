import type { Connection } from 'mongoose';

/** Marks a database while a restore fills it (`npm run restore`), and stays if the restore is interrupted. */
export const UNFINISHED_RESTORE = 'unfinished_restore';

/** @throws Error where only a part of a backup is restored: what is there looks like data but is not complete */
export async function assertRestored(connection: Connection): Promise<void> {
  if (await connection.db?.listCollections({ name: UNFINISHED_RESTORE }, { nameOnly: true }).hasNext())
    throw new Error(
      `A restore of ${connection.name} is not finished: run npm run restore to its end before services start`,
    );
}
