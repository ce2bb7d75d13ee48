import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Credential, databaseOf } from '@barspoon/platform';
import { type StartedServers, startServers } from '@barspoon/servers';
import { ACL } from '@barspoon/servers/redis/redis';
import { serverAccess } from '@barspoon/servers/rights/access';
import { ensureMongoUsers } from '@barspoon/servers/rights/mongo-users';
import {
  credentialsOf,
  forgetFormerPasswords,
  type ServerWithPasswords,
  setAsidePasswords,
} from '@barspoon/servers/rights/passwords';
import { serverUsers, USERS_ADMIN } from '@barspoon/servers/rights/rights';
import { askTcp, hostAndPort } from '@barspoon/servers/tcp';
import { MongoClient } from 'mongodb';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connectToMongo } from '../../../tools/backup/place.ts';
import { loadRedisUsers } from '../../../tools/rights/redis-users.ts';

const prefix = 'rolled';
const dir = mkdtempSync(join(tmpdir(), 'rolled-passwords-'));
const users = await serverUsers(process.cwd());
let servers: StartedServers;
let passwordsDir: string;

beforeAll(async () => {
  servers = await startServers({ dir, only: ['mongo', 'redis'], protectedFor: prefix });
  passwordsDir = servers.passwordsDir ?? '';
}, 120_000);
afterAll(async () => {
  await servers?.stop();
  rmSync(dir, { recursive: true, force: true });
});

const present = (user: string, server: ServerWithPasswords) =>
  credentialsOf(passwordsDir, user, server)[0] as Credential;

/** As npm run keys and npm run rights do. */
async function tellServers(): Promise<void> {
  const { aclFile } = await serverAccess(process.cwd(), join(dir, 'keys'));
  await ensureMongoUsers({ url: servers.urls.mongo, prefix, passwordsDir, users });
  copyFileSync(aclFile, join(dir, 'redis', ACL));
  await loadRedisUsers({ url: servers.urls.redis, passwordsDir, timeoutMs: 5000 });
}

async function mongoTakes(credential: Credential): Promise<boolean> {
  const client = await connectToMongo({ mongoUrl: servers.urls.mongo, credential }).catch(() => null);
  await client?.close();
  return client !== null;
}

async function redisTakes({ username, password }: Credential): Promise<boolean> {
  const { host, port } = hostAndPort(servers.urls.redis, 0);
  return (await askTcp(host, port, `AUTH ${username} ${password}\r\n`)).startsWith('+OK');
}

it('MongoDB and Redis take former and new passwords, and in the end the new alone; so it goes again (security 62)', async () => {
  for (let round = 0; round < 2; round++) {
    const former = { mongodb: present('catalogue', 'mongodb'), redis: present('catalogue', 'redis') };
    for (const server of ['mongodb', 'redis'] as const) setAsidePasswords(passwordsDir, server);
    await tellServers();
    const now = { mongodb: present('catalogue', 'mongodb'), redis: present('catalogue', 'redis') };
    expect(now.mongodb.username).not.toBe(former.mongodb.username);
    for (const credential of [former.mongodb, now.mongodb]) expect(await mongoTakes(credential)).toBe(true);
    for (const credential of [former.redis, now.redis]) expect(await redisTakes(credential)).toBe(true);
    const client = await connectToMongo({ mongoUrl: servers.urls.mongo, credential: now.mongodb });
    const own = client.db(databaseOf(prefix, 'catalogue')).collection<{ _id: number }>('rolled');
    await own.insertOne({ _id: round });

    forgetFormerPasswords(passwordsDir);
    await tellServers();
    expect(await mongoTakes(former.mongodb)).toBe(false);
    expect(await redisTakes(former.redis)).toBe(false);
    expect(await mongoTakes(now.mongodb)).toBe(true);
    expect(await redisTakes(now.redis)).toBe(true);
    await own.insertOne({ _id: round + 10 });
    await client.close();
  }
}, 120_000);

it('who makes users is known by the new password alone, and no user of a name is left besides (security 62)', async () => {
  const auth = present(USERS_ADMIN, 'mongodb');
  const client = await MongoClient.connect(servers.urls.mongo, { auth, authSource: 'admin' });
  const { users: found } = await client.db('admin').command({ usersInfo: 1 });
  await client.close();
  const keepers = users.flatMap(({ name, mongo }) => (mongo ? [name] : []));
  expect(found.map(({ user }: { user: string }) => user).sort()).toEqual([...keepers, USERS_ADMIN].sort());
});

it('is told when Redis reads another file than the passwords belong to (security 62)', async () => {
  setAsidePasswords(passwordsDir, 'redis');
  await serverAccess(process.cwd(), join(dir, 'keys'));
  await expect(loadRedisUsers({ url: servers.urls.redis, passwordsDir, timeoutMs: 100 })).rejects.toThrow(
    'has read another users.acl',
  );
});
