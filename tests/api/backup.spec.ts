import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { authRoutes, ownDataInternalRoutes, profileRoutes } from '@barspoon/contracts';
import { bootstrap as startIdentity } from '@barspoon/identity';
import { connectToNats } from '@barspoon/messaging/connection';
import { OPERATOR } from '@barspoon/messaging/names';
import { databaseOf, type Stoppable } from '@barspoon/platform';
import { BACKUP, RESTORE } from '@barspoon/servers/rights/rights';
import { Agent, eventually, Mailbox, type Stack, startStack } from '@barspoon/testing';
import { Redis } from 'ioredis';
import { type CollectionInfo, Double, Long, MongoClient } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeKey } from '../../tools/backup/age.ts';
import { assertReached, forgetAll } from '../../tools/backup/forget.ts';
import { type Place, readEnvironment, withAddresses } from '../../tools/backup/place.ts';
import { restoreBackup, verifyBackup } from '../../tools/backup/restore-backup.ts';
import { deleteOlder, type Outcome, takeBackup } from '../../tools/backup/take-backup.ts';
import { password, prepareSetting } from '../../tools/faults/arena/product-setting.ts';
import { askForAll } from '../../tools/faults/load/asking.ts';
import { readJournal } from '../../tools/faults/load/journal.ts';
import { planActs } from '../../tools/faults/load/plan-acts.ts';
import { judgedCollections, judgeProduct } from '../../tools/faults/verify/judge-product.ts';
import { productLagOf, readProduct } from '../../tools/faults/verify/product-facts.ts';
import type { Stores } from '../../tools/faults/verify/stores.ts';
import { acts, keyOf, leftBy } from '../../tools/load/acts.ts';
import { readState } from '../../tools/stack/stack/state-file.ts';
import { allServices } from '../support/all-services.ts';
import { formWith, smallPng } from '../support/pictures.ts';

const emails = Array.from({ length: 6 }, (_, at) => `guest${at}@example.com`);
const adasEmail = 'ada@example.com';

let dir: string;
let mailbox: Mailbox;
/** NATS and Redis, which stay as they are while services and databases go. */
let servers: Stack;
let mongo: MongoClient;
let place: Place;
let recipient: string;
let keyFile: string;
/** What the drill has made and the others read. */
let backup: Outcome;

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'backup-test-'));
  mailbox = await Mailbox.open();
  servers = await startStack([], { SMTP_URL: mailbox.url, UPLOADS_DIR: join(dir, 'uploads') });
  const { MONGODB_URL = '', MONGODB_PREFIX = '', UPLOADS_DIR = '' } = servers.env;
  mongo = await MongoClient.connect(MONGODB_URL);
  place = { mongoUrl: MONGODB_URL, prefix: MONGODB_PREFIX, uploads: UPLOADS_DIR };
  keyFile = join(dir, 'backup.key');
  recipient = await makeKey(keyFile);
});
afterAll(async () => {
  await mongo?.close();
  await servers?.stop();
  await mailbox?.close();
  rmSync(dir, { recursive: true, force: true });
});

async function startServices() {
  const running: Stoppable[] = [];
  for (const start of allServices) running.push(await start(servers.env));
  const gateway = running.at(-1) as Stoppable & { url: string };
  return {
    url: gateway.url,
    stop: () => Promise.all(running.map((service) => service.stop())),
  };
}

async function dropDatabases(prefix: string): Promise<void> {
  const { databases } = await mongo.db().admin().listDatabases({ nameOnly: true });
  for (const { name } of databases) if (name.startsWith(`${prefix}_`)) await mongo.db(name).dropDatabase();
}

const forget = () =>
  forgetAll({
    NATS_URL: servers.env.NATS_URL ?? '',
    NATS_KEYS_DIR: servers.env.NATS_KEYS_DIR ?? '',
    REDIS_URL: servers.env.REDIS_URL ?? '',
    EVENT_REPLICAS: 1,
  });

async function withStores<T>(work: (stores: Stores) => Promise<T>): Promise<T> {
  const nats = await connectToNats(servers.env, 'test', { as: OPERATOR });
  const redis = new Redis(servers.env.REDIS_URL ?? '');
  const db = (service: string) => mongo.db(databaseOf(place.prefix, service));
  try {
    return await work({ db, nats, redis, close: async () => {} });
  } finally {
    redis.disconnect();
    await nats.close();
  }
}

/** Acts of all kinds through the gateway, and a backup in their midst. @returns what is in it for certain */
async function actAndBackUp(url: string) {
  const setting = await prepareSetting(servers, [...emails, adasEmail], 2);
  const picture = await putOnPicture(url, await new Agent(url).signIn(adasEmail, password));
  const members = await Promise.all(
    emails.map(async (email) => {
      const { userId: id = '', token = '' } = await new Agent(url).signIn(email, password);
      return { id, token };
    }),
  );
  const journal = join(dir, 'journal.jsonl');
  writeFileSync(journal, '');
  const wishes = planActs({ events: 120, members, targets: setting.targets });
  const load = askForAll(wishes, { perSecond: 40, targets: [url], journal, timeoutMs: 30_000 });
  await eventually(() => expect(readJournal(journal).length).toBeGreaterThan(wishes.length / 3), 30_000);
  const certain = new Set(readJournal(journal).map(({ key }) => key));
  backup = await takeBackup(place, [recipient], join(dir, 'backups'));
  await load;
  for (const key of setting.doneBefore)
    appendFileSync(
      journal,
      `${JSON.stringify({ key, acknowledged: true, tries: 1, maxMs: 0, refusals: {} })}\n`,
    );
  return { journal, certain, picture };
}

async function pictureOf(url: string, agent: Agent): Promise<Buffer> {
  const { avatarUrl } = await agent.call(profileRoutes.me, {});
  const answer = await fetch(new URL(avatarUrl ?? '', url));
  expect(answer.status).toBe(200);
  return Buffer.from(await answer.arrayBuffer());
}

async function putOnPicture(url: string, agent: Agent): Promise<Buffer> {
  const headers = { authorization: `Bearer ${agent.token}` };
  const answer = await fetch(`${url}/api/v1/me/avatar`, { method: 'PUT', headers, body: formWith(smallPng) });
  expect(answer.status).toBe(200);
  return pictureOf(url, agent);
}

describe('the drill', () => {
  it('brings back everything as it was at one moment of a busy evening, and the evening goes on', async () => {
    const first = await startServices();
    const { journal, certain, picture } = await actAndBackUp(first.url);
    await first.stop();
    await dropDatabases(place.prefix);
    rmSync(place.uploads ?? '', { recursive: true });

    const restored = await restoreBackup({ file: backup.file, keyFile, place, replace: false, forget });
    const { documents, collections, files } = backup;
    expect(restored).toMatchObject({ documents, collections, files, erasedSince: [] });

    // A mail that was in a worker's hand at that moment is free again after a while: the drill does not wait for it.
    await mongo
      .db(databaseOf(place.prefix, 'notifications'))
      .collection('mails')
      .updateMany({ state: 'waiting' }, { $set: { inHandUntil: null } });

    const second = await startServices();
    await withStores(async (stores) => {
      await eventually(async () => expect(await productLagOf(stores)).toBe(0), 30_000);
      const { rows } = await readProduct(stores, journal, judgedCollections);
      const there = new Set(
        acts.flatMap((act) =>
          leftBy(act, rows(act.service, act.collection)).map((row) =>
            keyOf(act.kind, act.member(row), act.target(row)),
          ),
        ),
      );
      // What was asked for while the backup was taken is before its moment or after it.
      const lines = readJournal(journal);
      const kept = lines.filter(({ key }) => certain.has(key) || there.has(key));
      expect(kept.length).toBeLessThan(lines.length);
      writeFileSync(journal, kept.map((line) => `${JSON.stringify(line)}\n`).join(''));
      expect(judgeProduct(await readProduct(stores, journal, judgedCollections))).toEqual([]);
    });

    const ada = await new Agent(second.url).signIn(adasEmail, password);
    expect(await pictureOf(second.url, ada)).toEqual(picture);
    const [guest = ''] = emails;
    const shown = acts.find(({ kind }) => kind === 'bar item')?.shown;
    const agent = await new Agent(second.url).signIn(guest, password);
    const onBar = shown?.targets((await agent.request('GET', `/api/v1${shown.path}`)).body as never);
    const acknowledged = [...certain].filter((key) => key.startsWith(`bar item ${agent.userId}/`));
    for (const key of acknowledged)
      expect(onBar?.map((id) => keyOf('bar item', agent.userId ?? '', id))).toContain(key);

    // Whoever left after the backup's moment is back, until they are erased again.
    const { userId: memberId = '' } = ada;
    expect(await servers.ask(ownDataInternalRoutes.eraseAgain, { body: { memberId } })).toEqual({
      erased: true,
    });
    const credentials = { email: adasEmail, password };
    expect((await new Agent(second.url).send(authRoutes.signIn, { body: credentials })).status).toBe(401);
    expect(await servers.ask(ownDataInternalRoutes.eraseAgain, { body: { memberId } })).toEqual({
      erased: false,
    });
    await expect(restoreBackup({ file: backup.file, keyFile, place, replace: true, forget })).rejects.toThrow(
      /^Services are at work on .*identity.*\. Stop them all first/,
    );
    await second.stop();
  }, 120_000);
});

describe('a backup', () => {
  it('is read to its end before it counts as one', async () => {
    expect(await verifyBackup(backup.file, keyFile)).toMatchObject({
      documents: backup.documents,
      collections: backup.collections,
      files: 3,
      at: backup.at,
    });
    expect(backup.documents).toBeGreaterThan(1000);
    const whole = readFileSync(backup.file);
    const damaged = join(dir, 'damaged.age');
    for (const bytes of [whole.subarray(0, -1), whole.subarray(0, whole.length / 2), flipped(whole)]) {
      writeFileSync(damaged, bytes);
      await expect(verifyBackup(damaged, keyFile)).rejects.toThrow(
        /cannot be read to its end, it is damaged/,
      );
    }
    await expect(verifyBackup(join(dir, 'none.age'), keyFile)).rejects.toThrow(/^There is no /);
    await makeKey(join(dir, 'other.key'));
    await expect(verifyBackup(backup.file, join(dir, 'other.key'))).rejects.toThrow(
      /^The key is another one/,
    );
    await expect(makeKey(keyFile)).rejects.toThrow(/a key is never overwritten/);
  });

  it('tells nothing of anybody to whoever has no key', () => {
    expect(readFileSync(backup.file).includes('example.com')).toBe(false);
    expect(statSync(backup.file).mode & 0o077).toBe(0);
    expect(statSync(keyFile).mode & 0o077).toBe(0);
  });

  it('leaves nothing behind that looks whole when it fails', async () => {
    const to = join(dir, 'failed');
    await expect(takeBackup(place, ['age1nonsense'], to)).rejects.toThrow(/no public key of age/);
    const beside = { ...place, uploads: keyFile };
    await expect(takeBackup(beside, [recipient], to)).rejects.toThrow(/ENOTDIR/);
    expect(readdirSync(to)).toEqual([]);
  });

  it('goes after its days, and nothing else does', async () => {
    const to = join(dir, 'old');
    mkdirSync(to);
    const files = [
      'barspoon-2026-10-01T03-00-00.000Z.age',
      'barspoon-2026-10-20T03-00-00.000Z.age',
      'notes.age',
    ];
    for (const file of files) writeFileSync(join(to, file), '');
    expect(await deleteOlder(to, 30, Date.parse('2026-11-01T03:00:00Z'))).toEqual(files.slice(0, 1));
    expect(readdirSync(to).sort()).toEqual(files.slice(1));
  });
});

describe('a restore', () => {
  /** One database with a little of everything. */
  const small = () => ({ mongoUrl: place.mongoUrl, prefix: `${place.prefix}s` });
  const beside = () => ({ mongoUrl: place.mongoUrl, prefix: `${place.prefix}r` });
  const identityOf = ({ prefix }: Pick<Place, 'prefix'>) => mongo.db(databaseOf(prefix, 'identity'));
  let taken: Outcome;
  const restore = (more: object = {}) =>
    restoreBackup({ file: taken.file, keyFile, place: beside(), replace: false, ...more });

  beforeAll(async () => {
    const database = identityOf(small());
    await database.createCollection('probes', { collation: { locale: 'en', strength: 2 } });
    await database.collection('probes').insertOne({
      long: Long.fromNumber(7),
      double: new Double(7),
      int: 7,
      at: new Date(0),
      nothing: null,
      pattern: /dash/i,
      bytes: Buffer.from('rum'),
    });
    await database.collection('probes').createIndexes([
      { key: { at: 1 }, name: 'fades', expireAfterSeconds: 2e9 },
      { key: { long: -1 }, name: 'once', unique: true, partialFilterExpression: { int: { $gt: 3 } } },
    ]);
    await database.createCollection('empty');
    taken = await takeBackup(small(), [recipient], join(dir, 'small'));
  });
  afterAll(async () => {
    for (const { prefix } of [small(), beside()]) await dropDatabases(prefix);
  });

  it('never leaves half of itself that looks whole', async () => {
    const broken = { forget: () => Promise.reject(new Error('the power went')) };
    await expect(restore(broken)).rejects.toThrow('the power went');
    await expect(startIdentity({ ...servers.env, MONGODB_PREFIX: beside().prefix })).rejects.toThrow(
      /A restore of .*_identity is not finished/,
    );
    expect(await restore()).toMatchObject({ documents: 1, collections: 2 });
  });

  it('makes every collection with its indexes and options, and every value with its type', async () => {
    const [from, to] = [identityOf(small()), identityOf(beside())];
    const shapes = async (database: typeof to) =>
      (await database.listCollections<CollectionInfo>().toArray())
        .map(({ name, options }) => JSON.stringify({ name, options }))
        .sort();
    expect(await shapes(to)).toEqual(await shapes(from));
    expect(await to.collection('probes').indexes()).toEqual(await from.collection('probes').indexes());
    const raw = (database: typeof to) => database.collection('probes').findOne({}, { raw: true });
    expect(await raw(to)).toEqual(await raw(from));
  });

  it('goes over nothing unless it is told to, and then says who was erased since', async () => {
    const erased = identityOf(beside()).collection<{ _id: string; at: Date }>('erased_members');
    await erased.insertMany([
      { _id: 'gone-before', at: new Date(taken.at.getTime() - 1000) },
      { _id: 'gone-since', at: new Date() },
    ]);
    await expect(restore()).rejects.toThrow(
      /^These databases are not empty: .*_identity\. With --replace everything there is lost\.$/,
    );
    expect(await erased.countDocuments()).toBe(2);
    expect(await restore({ replace: true })).toMatchObject({ erasedSince: ['gone-since'] });
    expect(await erased.countDocuments()).toBe(0);
  });
});

describe('a folder in which nothing runs', () => {
  it('is backed up and restored with its own servers, started for that alone [BEYOND-190]', async () => {
    const data = join(dir, 'own');
    const uploads = join(dir, 'own-uploads');
    const withOwn = <T>(work: (env: NodeJS.ProcessEnv) => Promise<T>) =>
      withAddresses(work, { UPLOADS_DIR: uploads }, data);
    const members = async (env: NodeJS.ProcessEnv) => {
      const client = await MongoClient.connect(env.MONGODB_URL ?? '');
      return { client, rows: client.db('bar_identity').collection<{ _id: string }>('members') };
    };
    const taken = await withOwn(async (env) => {
      const { client, rows } = await members(env);
      await rows.insertOne({ _id: 'kept' });
      await client.close();
      return takeBackup(readEnvironment({ as: BACKUP }, env).place, [recipient], join(dir, 'own-backups'));
    });
    await withOwn(async (env) => {
      const { config, place: own } = readEnvironment({ as: RESTORE }, env);
      const { client, rows } = await members(env);
      await rows.insertOne({ _id: 'later' });
      await assertReached(config);
      const forget = () => forgetAll(config);
      await restoreBackup({ file: taken.file, keyFile, place: own, replace: true, forget });
      expect(await rows.find().toArray()).toEqual([{ _id: 'kept' }]);
      await client.close();
    });
    expect(readState(data)).toBeNull();
  });
});

function flipped(bytes: Buffer): Buffer {
  const changed = Buffer.from(bytes);
  const at = Math.floor(changed.length * 0.7);
  changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
  return changed;
}
