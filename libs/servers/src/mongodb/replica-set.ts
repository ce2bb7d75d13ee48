import { type Document, MongoClient, MongoServerError } from 'mongodb';
import { Trouble } from '../process/trouble.ts';
import { until } from '../process/wait.ts';
import type { ReadyOptions } from '../server.ts';
import { isAtLeast } from '../version.ts';

export const REPLICA_SET = 'barspoon';

/**
 * Waits until the server takes writes as the primary of a replica set. One that is ours is made a
 * one-member set first, and told its new address when its port has changed since the last start.
 */
export async function ensurePrimary(url: string, minimum: string, options: ReadyOptions): Promise<void> {
  const address = new URL(url.replace(/,[^/]*/, ''));
  const where = `${address.hostname}:${address.port || 27017}`;
  const target = options.ours ? `mongodb://${where}/?directConnection=true` : url;
  const end = Date.now() + options.timeoutMs;
  const left = () => Math.max(0, end - Date.now());
  const client = await until(() => connect(target), left(), 50, { up: options.givenUp });
  if (!client) throw new Trouble(`MongoDB does not answer at ${where}.`);
  try {
    const admin = client.db('admin');
    const { version } = await admin.command({ buildInfo: 1 });
    if (!isAtLeast(version, minimum))
      throw new Trouble(`MongoDB at ${where} is version ${version}; ${minimum} or later is needed.`);
    if (options.ours && options.isProtected) await initiate((command) => admin.command(command), where);
    else if (options.ours) await configure((command) => admin.command(command), where);
    else await requireReplicaSet(await admin.command({ hello: 1 }), where);
    const primary = async () => (await admin.command({ hello: 1 })).isWritablePrimary;
    if (!(await until(primary, left(), 20, { up: options.givenUp })))
      throw new Trouble(`MongoDB at ${where} does not become the primary of its replica set.`);
  } finally {
    await client.close();
  }
}

/** A client of its own for each attempt: one whose first attempt failed does not find the server later. */
async function connect(url: string): Promise<MongoClient> {
  const client = new MongoClient(url, { serverSelectionTimeoutMS: 1_000 });
  try {
    return await client.connect();
  } catch (error) {
    await client.close();
    throw error;
  }
}

async function requireReplicaSet(hello: Document, where: string): Promise<void> {
  if (hello.setName || hello.msg === 'isdbgrid') return;
  throw new Trouble(
    `MongoDB at ${where} is not a replica set, which transactions need. Start it with --replSet and run rs.initiate() once.`,
  );
}

/** Before it has users, nobody but somebody at localhost may do this; afterward it stays where it is. */
async function initiate(command: (document: Document) => Promise<Document>, where: string): Promise<void> {
  const { setName } = await command({ hello: 1 });
  if (!setName) await command({ replSetInitiate: { _id: REPLICA_SET, members: [{ _id: 0, host: where }] } });
}

async function configure(command: (document: Document) => Promise<Document>, where: string): Promise<void> {
  const config = await command({ replSetGetConfig: 1 }).then(
    (answer) => answer.config as Document,
    (error: { codeName?: string }) => {
      if (error.codeName !== 'NotYetInitialized') throw error;
      return null;
    },
  );
  if (!config) {
    await command({ replSetInitiate: { _id: REPLICA_SET, members: [{ _id: 0, host: where }] } });
    return;
  }
  if (config.members[0].host === where) return;
  const members = [{ ...config.members[0], host: where }];
  await command({ replSetReconfig: { ...config, members, version: config.version + 1 }, force: true });
}

/**
 * What tells one database from another, so that "already seeded" is never said of an empty one:
 * the id a replica set gets when it is made.
 */
export async function databaseIdentity(url: string): Promise<string> {
  const client = new MongoClient(url, { serverSelectionTimeoutMS: 5_000 });
  try {
    const { config } = await client.db('admin').command({ replSetGetConfig: 1 });
    return String(config.settings.replicaSetId);
  } catch (error) {
    // Hosted databases do not let everybody read the configuration; their address is not reused.
    if (error instanceof MongoServerError) return new URL(url.replace(/,[^/]*/, '')).host;
    throw error;
  } finally {
    await client.close();
  }
}
