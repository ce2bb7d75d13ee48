import type { MongoClient } from 'mongodb';

/** What the databases of a world hold. */
export interface StoredBytes {
  /** Of rows that stay, indexes included. */
  kept: number;
  /** Of rows that expire, times the days until they do. */
  expiringByteDays: number;
  /** Data before compression and what it takes on the disk. */
  data: number;
  disk: number;
}

/** Rows that expire at a moment of their own, such as sessions. */
const daysOfOwnMoment = 30;
const daySeconds = 86_400;

/** Sums of all databases whose names begin so. Writes a checkpoint first, so that sizes on the disk are of this moment. */
export async function storedBytes(mongo: MongoClient, prefix: string): Promise<StoredBytes> {
  await mongo.db('admin').command({ fsync: 1 });
  const { databases } = await mongo.db('admin').admin().listDatabases({ nameOnly: true });
  const sum: StoredBytes = { kept: 0, expiringByteDays: 0, data: 0, disk: 0 };
  for (const { name } of databases.filter((database) => database.name.startsWith(prefix))) {
    const db = mongo.db(name);
    for (const collection of await db.listCollections({ type: 'collection' }, { nameOnly: true }).toArray()) {
      const rows = db.collection(collection.name);
      const [stats] = await rows.aggregate([{ $collStats: { storageStats: {} } }]).toArray();
      const { size, storageSize, totalIndexSize } = stats?.storageStats ?? {};
      const expiring = (await rows.indexes()).flatMap(({ expireAfterSeconds }) => expireAfterSeconds ?? []);
      sum.data += size;
      sum.disk += storageSize;
      if (expiring.length === 0) sum.kept += size + totalIndexSize;
      else {
        const days = Math.max(...expiring) / daySeconds || daysOfOwnMoment;
        sum.expiringByteDays += (size + totalIndexSize) * days;
      }
    }
  }
  return sum;
}
