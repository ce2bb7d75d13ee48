import { UNFINISHED_RESTORE } from '@barspoon/persistence/unfinished-restore';
import { databaseOf } from '@barspoon/platform/credentials';
import { Trouble } from '@barspoon/servers/process/trouble';
import type { MongoClient } from 'mongodb';
import { partsOf } from './age.ts';
import type { Contents } from './archive.ts';
import { CollectionFiller } from './databases.ts';
import { connectToMongo, type Place, servicesIn } from './place.ts';
import { isEmpty, UploadsWriter } from './uploads.ts';

/** What a backup was found to hold. */
export interface Verified extends Contents {
  /** The moment it is of. */
  at: Date;
  /** What the names of its databases began with. */
  prefix: string;
  services: string[];
  /** Files in it that had been deleted by then. */
  gone: ReadonlySet<string>;
}

export interface Restored extends Verified {
  /** Members who were erased between the backup's moment and now, as the replaced databases say. */
  erasedSince: string[];
}

export interface RestoreOptions {
  file: string;
  keyFile: string;
  place: Place;
  /** What is there goes. */
  replace: boolean;
  /** Empties NATS and Redis, which hold what is of another time, before a service may start. */
  forget?: () => Promise<void>;
  say?: (line: string) => void;
}

/** Reads a whole backup and changes nothing. @throws Trouble when it is not to its end what was written */
export async function verifyBackup(file: string, keyFile: string): Promise<Verified> {
  const services = new Set<string>();
  let gone: ReadonlySet<string> = new Set();
  let at = new Date(Number.NaN);
  let prefix = '';
  let contents: Contents = { collections: 0, documents: 0, files: 0 };
  for await (const part of partsOf(file, keyFile)) {
    if (part.kind === 'start') prefix = part.about.prefix;
    else if (part.kind === 'moment') {
      at = new Date(part.about.at);
      gone = new Set(part.about.gone);
    } else if (part.kind === 'collection') services.add(part.about.service);
    else if (part.kind === 'end') {
      const { collections, documents, files } = part.about;
      contents = { collections, documents, files };
    }
  }
  return { ...contents, at, prefix, services: [...services], gone };
}

/**
 * Puts a backup in place, after it was read to its end once. As long as it does so, and when it is broken off, every
 * database holds a mark with which no service starts; a restore that is run again goes over what is left.
 * @throws Trouble where something is there already and is not to be replaced, or services run
 */
export async function restoreBackup(options: RestoreOptions): Promise<Restored> {
  const { file, keyFile, place, replace, forget, say = () => {} } = options;
  const verified = await verifyBackup(file, keyFile);
  say(`read: ${verified.documents} documents, ${verified.files} files of ${verified.at.toISOString()}`);
  const client = await connectToMongo(place);
  try {
    const present = await servicesIn(client, place.prefix);
    await assertNobodyWorks(client, place.prefix, present);
    if (!replace) await assertEmpty(client, place, present);
    const erasedSince = await erasedIn(client, place.prefix, present, verified.at);
    const services = [...new Set([...present, ...verified.services])];
    await mark(client, place.prefix, services, verified.at);
    await dropAll(client, place.prefix, services);
    await forget?.();
    await fill(client, options, verified.gone);
    await unmark(client, place.prefix, services);
    return { ...verified, erasedSince };
  } finally {
    await client.close();
  }
}

/** A process that publishes holds a lease, and renews it every few seconds. */
async function assertNobodyWorks(client: MongoClient, prefix: string, services: readonly string[]) {
  const working: string[] = [];
  for (const service of services) {
    const leases = client.db(databaseOf(prefix, service)).collection('leases');
    if (await leases.findOne({ $expr: { $gt: ['$until', '$$NOW'] } })) working.push(service);
  }
  if (working.length > 0)
    throw new Trouble(
      `Services are at work on ${prefix}_*: ${working.join(', ')}. Stop them all first (where npm start runs: npm stop), or restore beside them with --into.`,
    );
}

async function assertEmpty(client: MongoClient, { prefix, uploads }: Place, services: readonly string[]) {
  const full: string[] = [];
  for (const service of services) {
    const database = client.db(databaseOf(prefix, service));
    const names = (await database.listCollections({}, { nameOnly: true }).toArray()).map(({ name }) => name);
    // What a restore has left that was broken off is nobody's.
    if (names.length > 0 && !names.includes(UNFINISHED_RESTORE)) full.push(database.databaseName);
  }
  if (full.length > 0)
    throw new Trouble(
      `These databases are not empty: ${full.join(', ')}. With --replace everything there is lost.`,
    );
  const isFirst = services.length === 0;
  if (isFirst && uploads && !(await isEmpty(uploads)))
    throw new Trouble(`The folder ${uploads} is not empty. With --replace everything there is lost.`);
}

async function erasedIn(client: MongoClient, prefix: string, services: readonly string[], since: Date) {
  const ids = new Set<string>();
  for (const service of services) {
    const erased = client.db(databaseOf(prefix, service)).collection<{ _id: string }>('erased_members');
    for await (const { _id } of erased.find({ at: { $gte: since } })) ids.add(_id);
  }
  return [...ids];
}

async function mark(client: MongoClient, prefix: string, services: readonly string[], at: Date) {
  for (const service of services)
    await client
      .db(databaseOf(prefix, service))
      .collection<{ _id: string; since: Date; backupOf: Date }>(UNFINISHED_RESTORE)
      .updateOne({ _id: 'restore' }, { $set: { since: new Date(), backupOf: at } }, { upsert: true });
}

async function unmark(client: MongoClient, prefix: string, services: readonly string[]) {
  for (const service of services)
    await client.db(databaseOf(prefix, service)).dropCollection(UNFINISHED_RESTORE);
}

/** Everything but the mark. */
async function dropAll(client: MongoClient, prefix: string, services: readonly string[]) {
  const drop = async (service: string) => {
    const database = client.db(databaseOf(prefix, service));
    for (const { name } of await database.listCollections({}, { nameOnly: true }).toArray())
      if (name !== UNFINISHED_RESTORE) await database.dropCollection(name);
  };
  await Promise.all(services.map(drop));
}

async function fill(
  client: MongoClient,
  { file, keyFile, place, say = () => {} }: RestoreOptions,
  gone: ReadonlySet<string>,
): Promise<void> {
  const filler = new CollectionFiller(client, place.prefix);
  const uploads = place.uploads ? new UploadsWriter(place.uploads, gone) : undefined;
  await uploads?.clear();
  for await (const part of partsOf(file, keyFile)) {
    if (part.kind === 'file') await uploads?.begin(part.about.path);
    else if (part.kind === 'piece') await uploads?.add(part.bytes);
    else if (part.kind === 'moment') await uploads?.finish();
    else if (part.kind === 'collection') {
      say(`${part.about.service}: ${part.about.name}`);
      await filler.begin(part.about);
    } else if (part.kind === 'documents') await filler.add(part.bytes);
    else if (part.kind === 'end') await filler.finish();
  }
}
