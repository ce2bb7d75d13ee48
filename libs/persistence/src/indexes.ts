import type { Collection, mongo, Schema } from 'mongoose';

/** The part of a Mongoose model that is needed here. */
interface IndexedModel {
  schema: Pick<Schema, 'indexes'>;
  collection: Pick<Collection, 'indexes' | 'dropIndex' | 'createIndexes'>;
  createCollection(): Promise<unknown>;
}

/** MongoDB's code for a collection that does not exist yet. */
const namespaceNotFound = 26;
const indexNotFound = 27;

/**
 * Creates the collection of a model with its indexes. All indexes are in one command, which MongoDB completes at once for
 * a new collection; separately, each would be a build of its own.
 */
export async function createIndexes(model: IndexedModel): Promise<void> {
  const indexes = model.schema
    .indexes()
    .map(([key, { background: _, ...options }]) => ({ key, ...options }) as mongo.IndexDescription);
  if (indexes.length === 0) await model.createCollection();
  else await model.collection.createIndexes(indexes);
}

/**
 * Drops an index whose keys have another name in the schema: MongoDB refuses to create the same index twice.
 * The index is created again under its new name right after.
 */
export async function dropRenamedIndexes(model: IndexedModel): Promise<void> {
  const existing = await model.collection.indexes().catch((error: { code?: number }) => {
    if (error.code === namespaceNotFound) return [];
    throw error;
  });
  const wanted = model.schema.indexes();
  const keys = new Set(wanted.map(([key]) => keyOf(key)));
  const names = new Set(wanted.map(([key, options]) => nameOf(key, options)));
  const renamed = existing.flatMap(({ key, name }) =>
    name && keys.has(keyOf(key)) && !names.has(name) ? [name] : [],
  );
  for (const name of renamed) await dropIndexIfThere(model.collection, name);
}

/** Drops an index, which a new database does not have, and which another replica may have dropped at the same moment. */
export async function dropIndexIfThere(
  collection: Pick<Collection, 'dropIndex'>,
  name: string,
): Promise<void> {
  await collection.dropIndex(name).catch((error: { code?: number }) => {
    if (error.code !== namespaceNotFound && error.code !== indexNotFound) throw error;
  });
}

const keyOf = (keys: object): string => JSON.stringify(Object.entries(keys));

/** The name MongoDB gives where the schema gives none: `userId_1_createdAt_-1`. */
const nameOf = (keys: object, options?: { name?: string }): string =>
  options?.name ??
  Object.entries(keys)
    .map(([field, order]) => `${field}_${order}`)
    .join('_');
