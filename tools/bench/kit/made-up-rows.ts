import type { Collection, Document } from 'mongodb';

const batch = 10_000;
const atOnce = 3;

/** Puts so many made-up rows into a collection past its service, which would take days for them. */
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
