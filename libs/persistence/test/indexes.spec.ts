import { Schema } from 'mongoose';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createIndexes, dropRenamedIndexes } from '../src/indexes.ts';
import { type Database, openDatabase } from './world.ts';

let database: Database;
beforeAll(async () => {
  database = await openDatabase(inject('mongodbUrl'));
});
afterAll(() => database.close());

it('gives an index its new name, and leaves alone those that other code has made', async () => {
  const collection = database.connection.collection('renamed');
  await collection.createIndex({ userId: 1, at: -1 }, { name: 'latest of a member' });
  await collection.createIndex(
    { userId: 1 },
    { name: 'only some', partialFilterExpression: { at: { $gt: 0 } } },
  );
  await collection.createIndex({ note: 1 }, { name: 'made by hand' });
  const schema = new Schema({ userId: String, at: Number }, { collection: 'renamed' })
    .index({ userId: 1, at: -1 })
    .index({ userId: 1 }, { name: 'only some', partialFilterExpression: { at: { $gt: 0 } } });
  const model = database.connection.model('Renamed', schema);

  await dropRenamedIndexes(model);
  await createIndexes(model);
  await createIndexes(model);

  const names = (await collection.indexes()).map(({ name }) => name).sort();
  expect(names).toEqual(['_id_', 'made by hand', 'only some', 'userId_1_at_-1']);
});

it('has nothing to drop where there is no collection yet', async () => {
  const model = database.connection.model(
    'Absent',
    new Schema({ at: Number }, { collection: 'absent' }).index({ at: 1 }),
  );
  await expect(dropRenamedIndexes(model)).resolves.toBeUndefined();
});
