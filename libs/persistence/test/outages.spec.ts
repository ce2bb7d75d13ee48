import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isUnavailable } from '@barspoon/platform';
import { type StartedServers, startServers } from '@barspoon/servers';
import { eventually } from '@barspoon/testing';
import { Schema } from 'mongoose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { untilReachable } from '../src/until-reachable.ts';
import { type Database, openDatabase } from './world.ts';

let dir: string;
let servers: StartedServers;
let database: Database;
const signal = (name: NodeJS.Signals) => {
  const { mongo } = servers.processes;
  if (mongo && !mongo.exit()) process.kill(mongo.pid, name);
};
/** A process with many threads is stopped only when its last thread is; until then it may respond. */
async function standStill(): Promise<void> {
  signal('SIGSTOP');
  const { pid } = servers.processes.mongo ?? {};
  const stateOf = (thread: string) =>
    /\) (\w) /.exec(readFileSync(`/proc/${pid}/task/${thread}/stat`, 'utf8'))?.[1];
  await eventually(() =>
    expect(new Set(readdirSync(`/proc/${pid}/task`).map(stateOf))).toEqual(new Set(['T'])),
  );
}

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'persistence-test-'));
  servers = await startServers({ dir, only: ['mongo'] });
  database = await openDatabase(servers.urls.mongo);
  database.connection.model('Note', new Schema({ text: String }));
  await database.connection.model('Note').createCollection();
});
afterAll(async () => {
  signal('SIGCONT');
  await database.close();
  await servers.stop();
  rmSync(dir, { recursive: true, force: true });
});

const notes = () => database.connection.model('Note');
const errorOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (reason: unknown) => reason,
  );

describe('while MongoDB stands still', () => {
  it('reads, writes and transactions say so, and work again afterward', async () => {
    await notes().create([{ text: 'before' }]);
    await standStill();
    const errors = await Promise.all([
      errorOf(notes().findOne().lean().exec()),
      errorOf(notes().create([{ text: 'alone' }])),
      errorOf(database.transactions.run(() => notes().create([{ text: 'in a transaction' }]))),
      // More than there are connections.
      ...Array.from({ length: 60 }, () => errorOf(notes().findOne().lean().exec())),
    ]);
    for (const error of errors) expect(isUnavailable(error), String(error)).toBe(true);
    signal('SIGCONT');
    await eventually(() => database.transactions.run(() => notes().create([{ text: 'after' }])), 15_000);
  }, 70_000);
});

describe('what a start needs', () => {
  const more = () => Array.from({ length: 60 }, () => notes().findOne().lean().exec());

  it('waits for a MongoDB that does not answer yet', async () => {
    await standStill();
    let tries = 0;
    const done = untilReachable(() => {
      tries++;
      return Promise.all(more());
    });
    await eventually(() => expect(tries).toBe(2), 15_000);
    signal('SIGCONT');
    expect(await done).toHaveLength(60);
  }, 60_000);

  it('does not try again what is wrong', async () => {
    let tries = 0;
    const wrong = untilReachable(async () => {
      tries++;
      throw new Error('No such operator');
    });
    await expect(wrong).rejects.toThrow('No such operator');
    expect(tries).toBe(1);
  });
});

describe('while MongoDB is gone', () => {
  it('a transaction does not try forever', async () => {
    await servers.stop();
    const error = await errorOf(database.transactions.run(() => notes().create([{ text: 'gone' }])));
    expect(isUnavailable(error), String(error)).toBe(true);
  }, 40_000);
});
