import type { Collection, Db, Document } from 'mongodb';

const batch = 10_000;
const atOnce = 3;

/** Inserts a number of synthetic rows directly into a collection; the service would take days for them. */
export async function insertMadeUp<T extends Document>(
  collection: Collection<T>,
  count: number,
  rowOf: (at: number) => T,
): Promise<void> {
  let next = 0;
  const work = async () => {
    for (let from = next; from < count; from = next) {
      next = from + batch;
      const rows = Array.from({ length: Math.min(batch, count - from) }, (_, at) => rowOf(from + at));
      await collection.insertMany(rows as never, { ordered: false, writeConcern: { w: 1, j: false } });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}

/**
 * Fills collections while they have no index but that of their ids, and makes the indexes again in one go: millions of
 * rows come in minutes then instead of hours.
 */
export async function withoutIndexes(
  db: Db,
  names: readonly string[],
  fill: () => Promise<void>,
): Promise<void> {
  await db.admin().command({ setParameter: 1, maxIndexBuildMemoryUsageMegabytes: 2000 });
  const later: [Collection, Document[]][] = [];
  for (const name of names) {
    const collection = db.collection(name);
    later.push([collection, (await collection.indexes()).filter((index) => index.name !== '_id_')]);
    await collection.dropIndexes();
  }
  await fill();
  for (const [collection, indexes] of later)
    if (indexes.length) await collection.createIndexes(indexes.map(({ v: _, ...index }) => index) as never);
  await db.admin().command({ fsync: 1 });
}
