import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectToNats } from '@barspoon/messaging';
import { type StartedServers, startServers } from '@barspoon/servers';
import type { NatsConnection } from '@nats-io/transport-node';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { MessagingOptions } from '../src/options.ts';
import { WakeUp } from '../src/outbox/wake-up.ts';

const dir = mkdtempSync(join(tmpdir(), 'wake-up-test-'));
/** Longer than a test may take. */
const tooLong = 10 * 60_000;

let servers: StartedServers;
let address: MessagingOptions['nats'];
/** Two replicas of a service, with its own credential. */
let replicas: NatsConnection[];
let publishing: WakeUp;
let other: WakeUp;

beforeAll(async () => {
  servers = await startServers({ dir, only: ['nats'] });
  address = { NATS_URL: servers.urls.nats, NATS_KEYS_DIR: servers.natsKeysDir };
  replicas = await Promise.all([connectToNats(address, 'catalogue'), connectToNats(address, 'catalogue')]);
  const [one, two] = replicas.map((nats) => new WakeUp(nats, { service: 'catalogue' }));
  [publishing, other] = [one as WakeUp, two as WakeUp];
});
afterAll(async () => {
  publishing?.stop();
  other?.stop();
  await Promise.all(replicas?.map((nats) => nats.close()) ?? []);
  await servers?.stop();
  rmSync(dir, { recursive: true, force: true });
});

it('ends the wait of the replica that publishes, at a commit of its own and of another', async () => {
  const first = publishing.wait(tooLong);
  publishing.committed();
  await first;
  const second = publishing.wait(tooLong);
  await replicas[0]?.flush();
  other.committed();
  await second;
});

it('knows of a commit since the last wait', async () => {
  publishing.committed();
  await publishing.wait(tooLong);
});

it('wakes nobody who does not publish, and everybody who is stopped', async () => {
  const ended: string[] = [];
  const asleep = other.sleep(tooLong).then(() => ended.push('asleep'));
  other.committed();
  await publishing.wait(tooLong);
  expect(ended).toEqual([]);
  other.stop();
  await asleep;
  await other.wait(tooLong);
});

it('takes a commit while the connection closes, and after', async () => {
  const nats = await connectToNats(address, 'catalogue');
  const closing = new WakeUp(nats, { service: 'catalogue' });
  const drained = nats.drain();
  closing.committed();
  await closing.wait(1);
  await drained;
  closing.committed();
  await closing.wait(1);
});
