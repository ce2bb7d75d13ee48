import { databaseOf } from '@barspoon/platform/credentials';
import { Trouble } from '@barspoon/servers/process/trouble';
import {
  BSON,
  type ClientSession,
  type Collection,
  type CollectionInfo,
  type Document,
  type MongoClient,
  MongoServerError,
} from 'mongodb';
import { type ArchiveWriter, type CollectionPart, piecesOf } from './archive.ts';
import { servicesIn } from './place.ts';

/** So long a moment of the past should be readable, for a backup to be of one moment. */
const historySeconds = 4 * 3600;
const batchBytes = 4 * 1024 * 1024;
const maxBuilding = 8;
const tooOld = [239, 246];

/** All databases of the product as they were at one moment: no service is ahead of another. */
export class Snapshot {
  readonly at: Date;
  private readonly client: MongoClient;
  private readonly session: ClientSession;
  private readonly release: () => Promise<void>;

  private constructor(client: MongoClient, session: ClientSession, at: Date, release: () => Promise<void>) {
    this.client = client;
    this.session = session;
    this.at = at;
    this.release = release;
  }

  /** Fixes the moment. Everything goes on in the meantime, on replica sets and sharded clusters. */
  static async take(client: MongoClient, prefix: string): Promise<Snapshot> {
    const release = await keepHistory(client);
    const session = client.startSession({ snapshot: true });
    try {
      const { localTime } = await client.db('admin').command({ hello: 1 });
      // The first read decides of which moment all others are.
      await client.db(databaseOf(prefix, 'identity')).collection('migrations').findOne({}, { session });
      return new Snapshot(client, session, localTime, release);
    } catch (error) {
      await session.endSession();
      await release();
      throw error;
    }
  }

  /** Writes every collection. What was made after the moment has no documents yet. */
  async write(prefix: string, archive: ArchiveWriter, say: (line: string) => void): Promise<void> {
    for (const service of await servicesIn(this.client, prefix)) {
      const database = this.client.db(databaseOf(prefix, service));
      const before = archive.contents.documents;
      for (const { name, options = {}, type } of await database.listCollections<CollectionInfo>().toArray()) {
        if (type !== 'collection' || name.startsWith('system.')) continue;
        const collection = database.collection(name);
        const indexes = await collection.indexes();
        await archive.write({ kind: 'collection', about: { service, name, options, indexes } });
        await this.writeDocuments(collection, archive).catch(explainTooOld);
      }
      say(`${service}: ${archive.contents.documents - before} documents`);
    }
  }

  async close(): Promise<void> {
    await this.session.endSession();
    await this.release();
  }

  private async writeDocuments(collection: Collection, archive: ArchiveWriter): Promise<void> {
    const found = collection.find({}, { session: this.session, raw: true });
    let held: Buffer[] = [];
    let bytes = 0;
    const flush = async () => {
      if (held.length > 0) await archive.write({ kind: 'documents', bytes: Buffer.concat(held) });
      held = [];
      bytes = 0;
    };
    for await (const document of found as AsyncIterable<unknown>) {
      held.push(document as Buffer);
      bytes += (document as Buffer).length;
      if (bytes >= batchBytes) await flush();
    }
    await flush();
  }
}

/**
 * MongoDB forgets the past after so long, five minutes unless told otherwise. Where it may not be told it stays at that.
 * @returns what puts it back
 */
async function keepHistory(client: MongoClient): Promise<() => Promise<void>> {
  const parameter = 'minSnapshotHistoryWindowInSeconds';
  const admin = client.db('admin');
  const set = (seconds: number) => admin.command({ setParameter: 1, [parameter]: seconds });
  try {
    const { [parameter]: before } = await admin.command({ getParameter: 1, [parameter]: 1 });
    if (before >= historySeconds) return async () => {};
    await set(historySeconds);
    return async () => {
      await set(before).catch(() => undefined);
    };
  } catch (error) {
    if (error instanceof MongoServerError) return async () => {};
    throw error;
  }
}

function explainTooOld(error: unknown): never {
  if (error instanceof MongoServerError && tooOld.includes(Number(error.code)))
    throw new Trouble(
      `MongoDB has forgotten the moment of the backup before everything was read. Let it remember longer: minSnapshotHistoryWindowInSeconds=${historySeconds} (${error.message})`,
    );
  throw error;
}

/** Fills collections again. */
export class CollectionFiller {
  private readonly client: MongoClient;
  private readonly prefix: string;
  private present: { collection: Collection; indexes: Document[] } | undefined;
  /** Indexes that are being built; most of the time of a restore is waiting for them. */
  private readonly building = new Set<Promise<void>>();
  private failure: unknown;

  constructor(client: MongoClient, prefix: string) {
    this.client = client;
    this.prefix = prefix;
  }

  /** Makes the next collection; the one before has all its documents. */
  async begin({ service, name, options, indexes }: CollectionPart): Promise<void> {
    await this.buildIndexes();
    const database = this.client.db(databaseOf(this.prefix, service));
    const collection = await database.createCollection(name, options);
    this.present = { collection, indexes };
  }

  async add(bytes: Buffer): Promise<void> {
    await this.present?.collection.insertMany(documentsIn(bytes), { ordered: false });
  }

  /** @throws what any of them failed with */
  async finish(): Promise<void> {
    await this.buildIndexes();
    await Promise.all(this.building);
    if (this.failure) throw this.failure;
  }

  /** Indexes come last: they are built faster, and rows past their time are not deleted before all are there. */
  private async buildIndexes(): Promise<void> {
    const { collection, indexes } = this.present ?? { indexes: [] };
    this.present = undefined;
    const specs = indexes
      .filter(({ name }) => name !== '_id_')
      .map(({ v: _v, ns: _ns, ...index }) => index as { key: Document; name: string });
    if (!collection || specs.length === 0) return;
    const built = collection
      .createIndexes(specs as never)
      .catch((error) => {
        this.failure ??= error;
      })
      .then(() => void this.building.delete(built));
    this.building.add(built);
    if (this.building.size >= maxBuilding) await Promise.race(this.building);
    if (this.failure) throw this.failure;
  }
}

/** Every value keeps the type it had: a long that would fit into a double stays a long. */
const documentsIn = (bytes: Buffer): Document[] =>
  piecesOf(bytes).map((piece) =>
    BSON.deserialize(piece, { promoteValues: false, promoteBuffers: false, bsonRegExp: true }),
  );
