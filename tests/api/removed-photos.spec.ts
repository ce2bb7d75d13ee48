import { newId } from '@barspoon/platform';
import { createConnection } from 'mongoose';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { migrations as ofCatalogue } from '../../services/catalogue/src/migrations.ts';
import { migrations as ofCommunity } from '../../services/community/src/migrations.ts';

const connection = createConnection(inject('mongodbUrl'), { dbName: `removed-${newId()}` });
beforeAll(() => connection.asPromise());
afterAll(async () => {
  await connection.dropDatabase();
  await connection.close();
});

it.each([
  ['recipes', 'removedImage', 'removedImages', ofCatalogue],
  ['member_recipes', 'removedImageUrl', 'removedImageUrls', ofCommunity],
] as const)(
  'a photo that was the only one remembered as removed stays removed beside later ones, in %s [BEYOND-97]',
  async (table, one, several, migrations) => {
    const rows = connection.collection<{ _id: string; [field: string]: unknown }>(table);
    await rows.insertMany([
      { _id: 'before', [one]: '/first.webp' },
      { _id: 'both', [one]: '/first.webp', [several]: ['/second.webp'] },
      { _id: 'again', [one]: '/first.webp', [several]: ['/first.webp'] },
      { _id: 'none', [one]: null, [several]: [] },
      { _id: 'since', [several]: ['/second.webp'] },
    ]);
    const migration = migrations.find(({ id }) => id.endsWith('one-removed-photo-was-known'));
    await migration?.up(connection);
    await migration?.up(connection);
    expect(await rows.find().sort({ _id: 1 }).toArray()).toEqual([
      { _id: 'again', [several]: ['/first.webp'] },
      { _id: 'before', [several]: ['/first.webp'] },
      { _id: 'both', [several]: ['/first.webp', '/second.webp'] },
      { _id: 'none', [several]: [] },
      { _id: 'since', [several]: ['/second.webp'] },
    ]);
  },
);
