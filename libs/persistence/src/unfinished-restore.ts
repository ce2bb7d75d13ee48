import type { Connection } from 'mongoose';

/** Is in a database as long as a restore fills it (`npm run restore`), and stays when the restore is broken off. */
export const UNFINISHED_RESTORE = 'unfinished_restore';

/** @throws Error where half a backup is restored: what stands there looks like data and is not */
export async function assertRestored(connection: Connection): Promise<void> {
  if (await connection.db?.listCollections({ name: UNFINISHED_RESTORE }, { nameOnly: true }).hasNext())
    throw new Error(
      `A restore of ${connection.name} is not finished: run npm run restore to its end before services start`,
    );
}
