import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect as connectTcp } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectToNats } from '@barspoon/messaging';
import { type StartedServers, startServers } from '@barspoon/servers';
import { natsAccess } from '@barspoon/servers/nats-access/access';
import { forgetFormerKeys, formerKeysDir, setAsideKeys } from '@barspoon/servers/nats-access/roll';
import { ACCESS } from '@barspoon/servers/start-server';
import { eventually } from '@barspoon/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';

const dir = mkdtempSync(join(tmpdir(), 'rolled-credentials-'));
let servers: StartedServers;

beforeAll(async () => {
  servers = await startServers({ dir, only: ['nats'] });
});
afterAll(async () => {
  await servers.stop();
  rmSync(dir, { recursive: true, force: true });
});

const connect = (keysDir: string) =>
  connectToNats({ NATS_URL: servers.urls.nats, NATS_KEYS_DIR: keysDir }, 'inventory', { isPatient: false });
const isTaken = (keysDir: string) =>
  connect(keysDir).then(
    (nats) => nats.close().then(() => true),
    () => false,
  );

/** What it says of itself to whoever connects. */
const offersJetStream = async () => {
  const { hostname, port } = new URL(servers.urls.nats);
  const socket = connectTcp(Number(port), hostname);
  const [greeting] = (await once(socket, 'data')) as [Buffer];
  socket.destroy();
  return JSON.parse(`${greeting}`.replace(/^INFO /, '')).jetstream === true;
};

it('NATS takes former and new credentials, goes on with who is connected, and in the end takes the new alone', async () => {
  const keysDir = servers.natsKeysDir ?? '';
  const kept = join(dir, 'kept');
  cpSync(keysDir, kept, { recursive: true });
  const reload = () => {
    writeFileSync(join(dir, 'nats', ACCESS), natsAccess(process.cwd(), keysDir));
    process.kill(servers.processes.nats?.pid ?? 0, 'SIGHUP');
  };
  const connected = await connect(kept);
  const statuses: string[] = [];
  void (async () => {
    for await (const { type } of connected.status()) statuses.push(type);
  })();

  setAsideKeys(keysDir);
  expect(await isTaken(formerKeysDir(keysDir))).toBe(true);
  reload();
  await eventually(async () => expect(await isTaken(keysDir)).toBe(true));
  expect(await isTaken(kept)).toBe(true);
  await connected.flush();
  expect(statuses).not.toContain('disconnect');

  forgetFormerKeys(keysDir);
  reload();
  await eventually(async () => expect(await isTaken(kept)).toBe(false));
  expect(await isTaken(keysDir)).toBe(true);
  await connected.close();
  expect(await offersJetStream(), 'JetStream after two reloads').toBe(true);
});
