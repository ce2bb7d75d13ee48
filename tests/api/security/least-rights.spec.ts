import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  activityRoutes,
  allJobs,
  authRoutes,
  catalogueInternalRoutes,
  favoriteRoutes,
  leaderboardRoutes,
  postRoutes,
  recipeRoutes,
} from '@barspoon/contracts';
import { databaseOf, keysOf, mongoAs, newId, readSecret, redisAs } from '@barspoon/platform';
import { ensureMongoUsers } from '@barspoon/servers/rights/mongo-users';
import { redisAcl } from '@barspoon/servers/rights/redis-acl';
import { BACKUP, RESTORE, serverUsers, USERS_ADMIN } from '@barspoon/servers/rights/rights';
import { SERVICES } from '@barspoon/servers/services';
import { askTcp, hostAndPort } from '@barspoon/servers/tcp';
import { aLibraryRecipe, aMember, anIngredient, eventually, type Stack, startStack } from '@barspoon/testing';
import { Redis } from 'ioredis';
import { MongoClient } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeKey } from '../../../tools/backup/age.ts';
import { forgetAll } from '../../../tools/backup/forget.ts';
import { connectToMongo, readEnvironment } from '../../../tools/backup/place.ts';
import { restoreBackup } from '../../../tools/backup/restore-backup.ts';
import { takeBackup } from '../../../tools/backup/take-backup.ts';
import { allServices } from '../../support/all-services.ts';

const users = await serverUsers(process.cwd());
const services = users.filter(({ name }) => SERVICES.some((service) => service.name === name));
const keepers = services.flatMap(({ name, mongo }) => (mongo ? [name] : []));
const rememberers = services.flatMap(({ name, redis }) => (redis ? [name] : []));

let stack: Stack;
let mongo: Map<string, MongoClient>;
let redis: Map<string, Redis>;
const open: { close(): unknown }[] = [];
const config = () => stack.env as { MONGODB_URL: string; MONGODB_PREFIX: string; REDIS_URL: string };
const database = (as: string, of: string) =>
  (mongo.get(as) as MongoClient).db(databaseOf(config().MONGODB_PREFIX, of));
const inRedis = (as: string) => redis.get(as) as Redis;

async function mongoOf(user: string): Promise<MongoClient> {
  const { url: mongoUrl, credential } = mongoAs(user, config());
  const client = await connectToMongo({ mongoUrl, credential });
  open.push(client);
  return client;
}

function redisOf(user: string): Redis {
  const { url, credential } = redisAs(user, config());
  const client = new Redis(url, { ...credential, maxRetriesPerRequest: 1 });
  client.on('error', () => undefined);
  open.push({ close: () => client.disconnect() });
  return client;
}

beforeAll(async () => {
  stack = await startStack(allServices, {}, { asksWho: true });
  mongo = new Map();
  for (const name of [...keepers, BACKUP, RESTORE]) mongo.set(name, await mongoOf(name));
  redis = new Map([...rememberers, RESTORE].map((name) => [name, redisOf(name)]));
}, 180_000);
afterAll(async () => {
  await Promise.all(open.map((one) => one.close()));
  await stack?.stop();
});

describe('users of MongoDB and Redis', () => {
  it('there are for every service that keeps data or counts, and for nobody else but backup, restore and who makes them', () => {
    expect(keepers).toEqual(
      SERVICES.map(({ name }) => name)
        .filter((name) => !/gateway|egress/.test(name))
        .sort(),
    );
    expect(rememberers).toEqual(
      expect.arrayContaining(['gateway', ...new Set(allJobs.map(({ service }) => service))]),
    );
    expect(users.map(({ name }) => name)).toEqual([
      ...services.map(({ name }) => name),
      USERS_ADMIN,
      BACKUP,
      RESTORE,
    ]);
  });

  it('suffice for the whole product: signing in, recipes, saving one, its points by a queue, the leaderboard and a post (security 62)', async () => {
    await stack.ask(catalogueInternalRoutes.seedIngredients, {
      body: { ingredients: [anIngredient('gin')] },
    });
    await stack.ask(catalogueInternalRoutes.seedRecipes, {
      body: { recipes: [aLibraryRecipe('gin-sour', ['gin'])] },
    });
    const member = await aMember(stack);
    const id = await eventually(async () => {
      const { items } = await member.call(recipeRoutes.list, { query: {} });
      expect(items).toHaveLength(1);
      return items[0]?.id ?? '';
    });
    await member.call(favoriteRoutes.add, { params: { id } });
    await eventually(async () => {
      expect(await member.call(activityRoutes.points, {})).toMatchObject({ totalPoints: 1 });
      const { items } = await stack.visitor().call(leaderboardRoutes.get, { query: {} });
      expect(items.map(({ userId }) => userId)).toContain(member.userId);
    });
    const body = { content: 'Stirred, not shaken', imageUrl: null, recipeId: null, collectionId: null };
    expect(await member.call(postRoutes.create, { body })).toMatchObject({ content: body.content });
    const { status } = await stack
      .visitor()
      .send(authRoutes.signIn, { body: { email: 'nobody@example.com', password: 'a long night out' } });
    expect(status).toBe(401);
    await eventually(async () => {
      for (const service of rememberers) {
        const info = await inRedis(service).info('keyspace');
        expect(info).toContain('db0:');
      }
    });
  });

  it('let nobody in who does not say who they are, or says it wrongly (security 62)', async () => {
    const { MONGODB_URL, REDIS_URL } = config();
    const stranger = await MongoClient.connect(MONGODB_URL);
    try {
      const identity = stranger.db(databaseOf(config().MONGODB_PREFIX, 'identity'));
      await expect(identity.collection('accounts').findOne({})).rejects.toMatchObject({ code: 13 });
      const { host, port } = hostAndPort(REDIS_URL, 0);
      expect(await askTcp(host, port, 'GET gateway:x\r\n')).toContain('NOAUTH');
      const password = mongoAs('catalogue', config()).credential?.password ?? '';
      const wrong = { mongoUrl: MONGODB_URL, credential: { username: 'identity', password } };
      await expect(connectToMongo(wrong)).rejects.toThrow('Authentication failed');
      expect(await askTcp(host, port, `AUTH identity ${password}\r\n`)).toContain('WRONGPASS');
    } finally {
      await stranger.close();
    }
  });
});

describe.each(keepers)('the user of %s in MongoDB', (service) => {
  it('reads, writes and makes indexes in its own database and cannot drop it (security 62)', async () => {
    const own = database(service, service).collection<{ _id: string; at?: number }>('rights_test');
    await own.insertOne({ _id: newId() });
    await own.createIndex({ at: 1 });
    expect(await own.countDocuments()).toBe(1);
    expect(await own.drop()).toBe(true);
    await expect(database(service, service).dropDatabase()).rejects.toMatchObject({ code: 13 });
  });

  it.each(keepers.filter((other) => other !== service))(
    'has no way into the database of %s (security 62)',
    async (other) => {
      const foreign = database(service, other);
      const rows = foreign.collection<{ _id: string }>('migrations');
      for (const tried of [
        () => rows.findOne({}),
        () => rows.insertOne({ _id: newId() }),
        () => rows.deleteMany({}),
        () => rows.aggregate([{ $match: {} }]).toArray(),
        () => foreign.collection('rights_test').createIndex({ at: 1 }),
        () => foreign.listCollections().toArray(),
        () => foreign.dropDatabase(),
        () =>
          database(service, service)
            .collection('migrations')
            .aggregate([{ $unionWith: { coll: 'migrations', db: foreign.databaseName } as never }])
            .toArray(),
        () =>
          database(service, service)
            .collection('migrations')
            .aggregate([{ $out: { db: foreign.databaseName, coll: 'rights_test' } }])
            .toArray(),
      ])
        await expect(tried()).rejects.toThrow(/not authorized|unknown field|Unrecognized|unrecognized/);
    },
  );

  it('rules nothing: no users, no settings, no oplog, nobody else’s operations (security 62)', async () => {
    const client = mongo.get(service) as MongoClient;
    const admin = client.db('admin');
    for (const tried of [
      () => admin.command({ createUser: 'more', pwd: 'more', roles: ['root'] }),
      () => admin.command({ grantRolesToUser: service, roles: ['root'] }),
      () => admin.command({ setParameter: 1, logLevel: 1 }),
      () => admin.command({ shutdown: 1 }),
      () => admin.collection('system.users').findOne({}),
      () => client.db('local').collection('oplog.rs').findOne({}),
      () => admin.aggregate([{ $currentOp: { allUsers: true } }]).toArray(),
    ])
      await expect(tried()).rejects.toMatchObject({ code: 13 });
    const { databases } = await admin.admin().listDatabases();
    expect(databases.map(({ name }) => name)).toEqual([database(service, service).databaseName]);
  });
});

describe.each(rememberers)('the user of %s in Redis', (service) => {
  it('reads, writes and runs scripts on its own keys (security 62)', async () => {
    const key = `${keysOf(service)}rights-test`;
    expect(await inRedis(service).set(key, 'mine', 'PX', 60_000)).toBe('OK');
    expect(await inRedis(service).eval("return redis.call('GET', KEYS[1])", 1, key)).toBe('mine');
    expect(await inRedis(service).unlink(key)).toBe(1);
  });

  it.each(rememberers.filter((other) => other !== service))(
    'has no way to the keys of %s (security 62)',
    async (other) => {
      const [own, key] = [`${keysOf(service)}rights-test`, `${keysOf(other)}rights-test`];
      const as = inRedis(service);
      for (const tried of [
        () => as.get(key),
        () => as.exists(key),
        () => as.set(key, 'theirs'),
        () => as.del(key),
        () => as.unlink(own, key),
        () => as.rename(own, key),
        () => as.copy(key, own),
        () => as.expire(key, 1),
        () => as.xadd(`${key}:events`, '*', 'a', 'b'),
        () => as.eval("return redis.call('GET', KEYS[1])", 1, key),
        // A script may not reach past the keys it names.
        () => as.eval("return redis.call('SET', ARGV[1], 'theirs')", 1, own, key),
      ])
        await expect(tried()).rejects.toThrow(/NOPERM|no permissions|can't access/i);
    },
  );

  it('rules nothing: lists no keys, empties nothing, changes no settings, hears and tells nobody (security 62)', async () => {
    const as = inRedis(service);
    for (const [command = '', ...args] of [
      ['KEYS', '*'],
      ['SCAN', '0'],
      ['RANDOMKEY'],
      ['DBSIZE'],
      ['FLUSHDB'],
      ['FLUSHALL'],
      ['SWAPDB', '0', '1'],
      ['CONFIG', 'GET', '*'],
      ['ACL', 'LIST'],
      ['ACL', 'SETUSER', 'more', 'on', 'nopass', '+@all', '~*'],
      ['CLIENT', 'LIST'],
      ['CLIENT', 'KILL', 'TYPE', 'normal'],
      ['CLIENT', 'TRACKING', 'ON', 'BCAST'],
      ['MONITOR'],
      ['SLOWLOG', 'GET'],
      ['SAVE'],
      ['BGREWRITEAOF'],
      ['REPLICAOF', 'NO', 'ONE'],
      ['MIGRATE', '127.0.0.1', '1', 'x', '0', '1'],
      ['RESTORE', `${keysOf(service)}x`, '0', 'x'],
      ['FUNCTION', 'FLUSH'],
      ['SCRIPT', 'FLUSH'],
      ['MODULE', 'LIST'],
      ['PUBLISH', 'news', 'x'],
      ['SUBSCRIBE', 'news'],
      ['SHUTDOWN', 'NOSAVE'],
    ])
      await expect(as.call(command, ...args), command).rejects.toThrow('NOPERM');
  });
});

describe('backup and restore', () => {
  const dir = mkdtempSync(join(tmpdir(), 'least-rights-'));
  afterAll(() => rmSync(dir, { recursive: true, force: true }));

  it('do their work with the rights of their users, and a backup changes nothing (security 62)', async () => {
    await rememberTheLastMinutes();
    const backup = readEnvironment({ as: BACKUP }, stack.env);
    const recipient = await makeKey(join(dir, 'backup.key'));
    const { file, documents } = await takeBackup(backup.place, [recipient], dir);
    expect(documents).toBeGreaterThan(0);
    const { place } = readEnvironment({ as: RESTORE }, stack.env);
    // Refused for the services that run, which it has to have looked at for that.
    await expect(
      restoreBackup({ file, keyFile: join(dir, 'backup.key'), place, replace: true }),
    ).rejects.toThrow('Services are at work');
    for (const service of keepers) {
      const rows = database(BACKUP, service).collection<{ _id: string }>('migrations');
      await expect(rows.insertOne({ _id: newId() })).rejects.toMatchObject({ code: 13 });
      await database(RESTORE, service).collection<{ _id: string }>('rights_test').insertOne({ _id: newId() });
      expect(await database(RESTORE, service).dropCollection('rights_test')).toBe(true);
    }
    await expect(inRedis(RESTORE).get('gateway:x')).rejects.toThrow('NOPERM');
  });
});

/** The servers of tests forget the past at once; others only after five minutes, unless they are told otherwise. */
async function rememberTheLastMinutes(): Promise<void> {
  const host = { username: 'host', password: newId() };
  const boss = await mongoOf(USERS_ADMIN);
  await boss.db('admin').command({ createUser: host.username, pwd: host.password, roles: ['hostManager'] });
  const client = await connectToMongo({ mongoUrl: config().MONGODB_URL, credential: host });
  await client.db('admin').command({ setParameter: 1, minSnapshotHistoryWindowInSeconds: 300 });
  await client.close();
  await boss.db('admin').command({ dropUser: host.username });
}

describe('making the users again', () => {
  it('takes rights away that somebody was given besides, and changes nothing else (security 62)', async () => {
    const { MONGODB_URL: url, MONGODB_PREFIX: prefix } = config();
    const passwordsDir = stack.env.PASSWORDS_DIR ?? '';
    const boss = await mongoOf(USERS_ADMIN);
    const foreign = databaseOf(prefix, 'identity');
    await boss.db('admin').command({ grantRolesToUser: 'catalogue', roles: [{ role: 'read', db: foreign }] });
    const rolesOf = async () => {
      const { users: found } = await boss.db('admin').command({ usersInfo: 'catalogue' });
      return found[0].roles.map(({ role, db }: { role: string; db: string }) => `${role} ${db}`);
    };
    expect(await rolesOf()).toContain(`read ${foreign}`);
    await ensureMongoUsers({ url, prefix, passwordsDir, users });
    expect(await rolesOf()).toEqual([`readWrite ${databaseOf(prefix, 'catalogue')}`]);
    await eventually(async () =>
      expect(await (await mongoOf('catalogue')).db().command({ ping: 1 })).toBeTruthy(),
    );
  });

  it('leaves no password in what Redis reads', () => {
    const dir = stack.env.PASSWORDS_DIR ?? '';
    const acl = redisAcl(users, dir);
    expect(acl).toBe(readFileSync(join(dir, '..', 'redis', 'users.acl'), 'utf8'));
    expect(acl).not.toContain('nopass');
    for (const name of rememberers)
      expect(acl).not.toContain(readSecret(join(dir, `${name}.redis`), undefined));
  });
});

describe('emptying Redis and the streams, at the end', () => {
  it('takes the rights of the restore (security 62)', async () => {
    await inRedis('gateway').set('gateway:rights-test', 'there');
    await forgetAll({ ...readEnvironment({ as: RESTORE }, stack.env).config });
    expect(await inRedis('gateway').exists('gateway:rights-test')).toBe(0);
  });
});
