import { hostname } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { newId } from '@barspoon/platform';
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
  /** The last heartbeat of its runner, by the database's clock. */
  at: Date;
}

const migrationRows = (connection: Connection) => connection.collection<MigrationRow>('migrations');
type Rows = ReturnType<typeof migrationRows>;

const aliveEveryMs = 3000;
const abandonedAfterMs = 15_000;

/**
 * Runs pending migrations in order, once among all replicas: the row of a migration is its lock, refreshed while it runs.
 * A migration must be restartable from a half-done state, since another replica takes over from a killed one.
 */
export async function migrate(connection: Connection, migrations: readonly Migration[]): Promise<void> {
  const rows = migrationRows(connection);
  const log = new Logger('Migrations');
  const me = `${hostname()}:${process.pid}:${newId()}`;
  for (const migration of [...migrations].sort((a, b) => (a.id < b.id ? -1 : 1))) {
    while (true) {
      const row = await claim(rows, migration.id, me);
      if (row.state === 'done') break;
      if (row.by !== me) {
        await sleep(500);
        continue;
      }
      log.log(`running ${migration.id}`);
      await keepingFresh(rows, migration.id, me, () => migration.up(connection));
      await rows.updateOne({ _id: migration.id }, { $set: { state: 'done', at: new Date() } });
      break;
    }
  }
}

/** The migration's row, claimed if it was free or abandoned. */
async function claim(rows: Rows, _id: string, me: string): Promise<MigrationRow> {
  const isAbandoned = {
    $and: [
      { $ne: ['$state', 'done'] },
      { $lte: [{ $ifNull: ['$at', new Date(0)] }, { $subtract: ['$$NOW', abandonedAfterMs] }] },
    ],
  };
  const taken = { $mergeObjects: ['$$ROOT', { state: 'running', by: me, at: '$$NOW' }] };
  try {
    const row = await rows.findOneAndUpdate(
      { _id },
      [{ $replaceWith: { $cond: [isAbandoned, taken, '$$ROOT'] } }],
      { upsert: true, returnDocument: 'after' },
    );
    return row as MigrationRow;
  } catch (error) {
    // Two replicas made the row at the same moment.
    if ((error as { code?: number }).code === 11000) return claim(rows, _id, me);
    throw error;
  }
}

async function keepingFresh(rows: Rows, _id: string, me: string, work: () => Promise<void>): Promise<void> {
  const refresh = () => rows.updateOne({ _id, by: me }, [{ $set: { at: '$$NOW' } }]).catch(() => undefined);
  const timer = setInterval(() => void refresh(), aliveEveryMs);
  try {
    await work();
  } finally {
    clearInterval(timer);
  }
}
