import { hostname } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import type { Connection } from 'mongoose';

/** One change of stored data. Ids sort by time (`2026-11-21-recipes-revision`) and are never reused. */
export interface Migration {
  id: string;
  up(connection: Connection): Promise<void>;
}

interface MigrationRow {
  _id: string;
  state: 'running' | 'done';
  by: string;
  at: Date;
}

const migrationRows = (connection: Connection) => connection.collection<MigrationRow>('migrations');

const abandonedAfterMs = 10 * 60_000;

/**
 * Runs what has not run yet, in order, once among all replicas: the row of a migration is its lock. A migration must
 * be able to run again from a half-done state, since a killed one is taken over after ten minutes.
 */
export async function migrate(connection: Connection, migrations: readonly Migration[]): Promise<void> {
  const rows = migrationRows(connection);
  const log = new Logger('Migrations');
  for (const migration of [...migrations].sort((a, b) => (a.id < b.id ? -1 : 1))) {
    while (true) {
      const row = await rows.findOne({ _id: migration.id });
      if (row?.state === 'done') break;
      const isFree = !row || row.at.getTime() < Date.now() - abandonedAfterMs;
      if (!isFree || !(await claim(rows, migration.id, row))) {
        await sleep(500);
        continue;
      }
      log.log(`running ${migration.id}`);
      await migration.up(connection);
      await rows.updateOne({ _id: migration.id }, { $set: { state: 'done', at: new Date() } });
      break;
    }
  }
}

async function claim(
  rows: ReturnType<typeof migrationRows>,
  id: string,
  abandoned: MigrationRow | null,
): Promise<boolean> {
  const row: Omit<MigrationRow, '_id'> = {
    state: 'running',
    by: `${hostname()}:${process.pid}`,
    at: new Date(),
  };
  if (abandoned) {
    const taken = await rows.updateOne({ _id: id, at: abandoned.at }, { $set: row });
    return taken.modifiedCount === 1;
  }
  const made = await rows.updateOne({ _id: id }, { $setOnInsert: row }, { upsert: true });
  return made.upsertedCount === 1;
}
