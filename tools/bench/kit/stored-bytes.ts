import type { MongoClient } from 'mongodb';

/** What the databases of a world hold. */
export interface StoredBytes {
  /** Data before compression and what it takes on the disk. */
  data: number;
  disk: number;
  collections: Record<string, StoredCollection>;
}

interface StoredCollection {
  rows: number;
  /** Of the rows alone. */
  bytes: number;
  indexBytes: number;
  /** Days until a row expires; null where rows stay. */
  days: number | null;
}

/** What came between two moments. */
export interface Growth {
  /** Bytes of rows that stay, indexes included. */
  kept: number;
  /** Bytes of rows that expire, times the days until they do. */
  expiringByteDays: number;
}

/** An index of fewer rows than this is one page, however few there are. */
const rowsOfPage = 100;

/**
 * An index grows by whole pages, by many at once or for a long time not at all: what rows take in it is what they take in the
 * end, when there are most of them.
 * @param end after `after`, or the same
 */
export function growthBetween(before: StoredBytes, after: StoredBytes, end: StoredBytes): Growth {
  const growth: Growth = { kept: 0, expiringByteDays: 0 };
  for (const [name, { rows, bytes, days }] of Object.entries(after.collections)) {
    const { rows: rowsBefore = 0, bytes: bytesBefore = 0 } = before.collections[name] ?? {};
    const last = end.collections[name];
    const indexBytesOfRow = last ? last.indexBytes / Math.max(rowsOfPage, last.rows) : 0;
    const grown = bytes - bytesBefore + (rows - rowsBefore) * indexBytesOfRow;
    if (days === null) growth.kept += grown;
    else growth.expiringByteDays += grown * days;
  }
  return growth;
}

/** Rows that expire at a moment of their own, such as sessions. */
const daysOfOwnMoment = 30;
const daySeconds = 86_400;

/** Sums of all databases whose names begin so. Writes a checkpoint first, so that sizes on the disk are of this moment. */
export async function storedBytes(mongo: MongoClient, prefix: string): Promise<StoredBytes> {
  await mongo.db('admin').command({ fsync: 1 });
  const { databases } = await mongo.db('admin').admin().listDatabases({ nameOnly: true });
  const stored: StoredBytes = { data: 0, disk: 0, collections: {} };
  for (const { name } of databases.filter((database) => database.name.startsWith(prefix))) {
    const db = mongo.db(name);
    for (const collection of await db.listCollections({ type: 'collection' }, { nameOnly: true }).toArray()) {
      const rows = db.collection(collection.name);
      const [stats] = await rows.aggregate([{ $collStats: { storageStats: {} } }]).toArray();
      const { count, size, storageSize, totalIndexSize, indexDetails = {} } = stats?.storageStats ?? {};
      const expiring = (await rows.indexes()).flatMap(({ expireAfterSeconds }) => expireAfterSeconds ?? []);
      stored.data += size;
      stored.disk += storageSize;
      stored.collections[`${name}.${collection.name}`] = {
        rows: count,
        bytes: size,
        indexBytes: totalIndexSize - reusable(indexDetails),
        days: expiring.length ? Math.max(...expiring) / daySeconds || daysOfOwnMoment : null,
      };
    }
  }
  return stored;
}

/** Bytes of index files that a checkpoint has freed and the next pages take. */
const reusable = (details: Record<string, { 'block-manager'?: Record<string, number> }>): number =>
  Object.values(details).reduce(
    (sum, index) => sum + (index['block-manager']?.['file bytes available for reuse'] ?? 0),
    0,
  );
