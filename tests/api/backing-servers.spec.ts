import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServers } from '@barspoon/servers';
import { databaseIdentity } from '@barspoon/servers/mongodb/replica-set';
import { askTcp, hostAndPort } from '@barspoon/servers/tcp';
import { MongoClient } from 'mongodb';
import { afterAll, describe, expect, it } from 'vitest';

const SLOW_MS = 60_000;

describe('real backing servers', () => {
  const dir = mkdtempSync(join(tmpdir(), 'barspoon-servers-spec-'));
  afterAll(() => rmSync(dir, { recursive: true, force: true }));

  it('keep their data and identity when they are started again on other ports', {
    timeout: SLOW_MS,
  }, async () => {
    const first = await startServers({ dir, only: ['mongo', 'redis'] });
    const redis = hostAndPort(first.urls.redis, 0);
    await askTcp(redis.host, redis.port, 'SET drink daiquiri\r\n');
    await withMongo(first.urls.mongo, (client) =>
      client.db('bar').collection('bottles').insertOne({ name: 'rum' }),
    );
    const identity = await databaseIdentity(first.urls.mongo);
    await first.stop();

    const second = await startServers({ dir, only: ['mongo', 'redis'] });
    try {
      expect(second.urls.mongo).not.toBe(first.urls.mongo);
      const there = hostAndPort(second.urls.redis, 0);
      expect(await askTcp(there.host, there.port, 'GET drink\r\n')).toContain('daiquiri');
      const found = await withMongo(second.urls.mongo, (client) =>
        client.db('bar').collection('bottles').findOne({}),
      );
      expect(found).toMatchObject({ name: 'rum' });
      expect(await databaseIdentity(second.urls.mongo)).toBe(identity);
    } finally {
      await second.stop();
    }
  });

  it('are started as the product needs them: JetStream, no eviction, transactions', {
    timeout: SLOW_MS,
  }, async () => {
    const servers = await startServers();
    try {
      const nats = hostAndPort(servers.urls.nats, 0);
      expect(await askTcp(nats.host, nats.port)).toContain('"jetstream":true');
      const redis = hostAndPort(servers.urls.redis, 0);
      expect(await askTcp(redis.host, redis.port, 'CONFIG GET maxmemory-policy\r\n')).toContain('noeviction');
      expect(await askTcp(redis.host, redis.port, 'CONFIG GET appendonly\r\n')).toContain('yes');
      await withMongo(servers.urls.mongo, (client) =>
        client.withSession((session) =>
          session.withTransaction(() =>
            client.db('bar').collection('bottles').insertOne({ name: 'gin' }, { session }),
          ),
        ),
      );
    } finally {
      await servers.stop();
    }
  });
});

async function withMongo<T>(url: string, use: (client: MongoClient) => Promise<T>): Promise<T> {
  const client = await new MongoClient(url).connect();
  try {
    return await use(client);
  } finally {
    await client.close();
  }
}
