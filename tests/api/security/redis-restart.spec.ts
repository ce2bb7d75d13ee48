import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type StartedServers, startServers } from '@barspoon/servers';
import { credentialsOf } from '@barspoon/servers/rights/passwords';
import { askTcp, hostAndPort } from '@barspoon/servers/tcp';
import { Redis } from 'ioredis';
import { afterAll, expect, it } from 'vitest';

const dir = mkdtempSync(join(tmpdir(), 'redis-restart-'));
let servers: StartedServers | undefined;
afterAll(async () => {
  await servers?.stop();
  rmSync(dir, { recursive: true, force: true });
});

/** Redis with its users, on what it has on its disk. */
async function start(): Promise<Redis> {
  servers = await startServers({ dir, only: ['redis'], protectedFor: 'restart' });
  return new Redis(
    servers.urls.redis,
    credentialsOf(servers.passwordsDir ?? '', 'gateway', 'redis')[0] ?? {},
  );
}

it('has everything after a restart, also what scripts and transactions wrote (security 62)', async () => {
  const before = await start();
  await before.set('gateway:plain', 'kept');
  await before.multi().set('gateway:first', 'kept').set('gateway:second', 'kept').exec();
  const script = `redis.call('SET', KEYS[1], 'kept') redis.call('SET', KEYS[2], 'kept')`;
  await before.eval(script, 2, 'gateway:third', 'gateway:fourth');
  before.disconnect();
  await servers?.stop();

  const after = await start();
  expect(
    await after.mget(...['plain', 'first', 'second', 'third', 'fourth'].map((key) => `gateway:${key}`)),
  ).toEqual(Array(5).fill('kept'));
  after.disconnect();
});

it('takes nobody without a password (security 62)', async () => {
  const { host, port } = hostAndPort(servers?.urls.redis ?? '', 0);
  const answerTo = (command: string) => askTcp(host, port, `${command}\r\n`);
  expect(await answerTo('GET gateway:plain')).toMatch(/^-NOAUTH/);
  for (const password of ['""', 'default', '0'.repeat(64)]) {
    expect(await answerTo(`AUTH ${password}`)).toMatch(/^-(WRONGPASS|ERR)/);
    expect(await answerTo(`AUTH default ${password}`)).toMatch(/^-WRONGPASS/);
  }
});
