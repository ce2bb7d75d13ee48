import { setTimeout as sleep } from 'node:timers/promises';
import { type Migration, migrate } from '@barspoon/persistence';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type Database, openDatabase } from './world.ts';

let database: Database;
beforeAll(async () => {
  database = await openDatabase(inject('mongodbUrl'));
});
afterAll(() => database.close());

const rows = () => database.connection.collection<{ _id: string; state: string; at: Date }>('migrations');
function counted(id: string, ms = 0): Migration & { runs: number } {
  const migration = {
    id,
    runs: 0,
    up: async () => {
      migration.runs++;
      await sleep(ms);
    },
  };
  return migration;
}

describe('migrations', () => {
  it('run once, in the order of their ids', async () => {
    const seen: string[] = [];
    const step = (id: string): Migration => ({ id, up: async () => void seen.push(id) });
    const steps = [step('2026-02-second'), step('2026-01-first')];
    await migrate(database.connection, steps);
    await migrate(database.connection, steps);
    expect(seen).toEqual(['2026-01-first', '2026-02-second']);
  });

  it('run once among replicas that start together, and all wait for it', async () => {
    const migration = counted('2026-03-together', 300);
    const replicas = Array.from({ length: 3 }, () => migrate(database.connection, [migration]));
    await Promise.all(replicas);
    expect(migration.runs).toBe(1);
    expect(await rows().findOne({ _id: migration.id })).toMatchObject({ state: 'done' });
  });

  it('are taken over from a replica that was killed', async () => {
    const migration = counted('2026-04-abandoned');
    const at = new Date(Date.now() - 60_000);
    await rows().insertOne({ _id: migration.id, state: 'running', by: 'somebody:1', at } as never);
    await migrate(database.connection, [migration]);
    expect(migration.runs).toBe(1);
  });
});
