import { newId } from '@barspoon/platform';
import { createConnection } from 'mongoose';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { migrations } from '../../services/catalogue/src/migrations.ts';

const connection = createConnection(inject('mongodbUrl'), { dbName: `optional-${newId()}` });
beforeAll(() => connection.asPromise());
afterAll(async () => {
  await connection.dropDatabase();
  await connection.close();
});

const node = (slug: string, more: object) => ({
  _id: slug,
  name: slug,
  node: { slug, name: slug, aliases: [], abv: 0, allergens: [], vegan: true, carbonated: false, ...more },
});
const line = (name: string, ingredient: string | null, optional = false) => ({
  amount: 20,
  unit: 'ml',
  name,
  ingredient,
  note: null,
  optional,
});

it('facts from before optional lines and garnishes counted are calculated again [BEYOND-150]', async () => {
  await connection
    .collection<{ _id: string }>('ingredients')
    .insertMany([
      node('tea', {}),
      node('egg-white', { allergens: ['egg'], vegan: false }),
      node('celery', { allergens: ['celery'] }),
    ]);
  const drink = { method: 'shake', glass: 'coupe', ice: 'none', serves: 1, garnish: [], revision: 3 };
  const facts = { allergens: [], vegan: true };
  const recipes = connection.collection<{ _id: string; [field: string]: unknown }>('recipes');
  await recipes.insertMany([
    { ...drink, _id: 'foamy', spec: [line('tea', 'tea'), line('egg white', 'egg-white', true)], facts },
    {
      ...drink,
      _id: 'garnished',
      spec: [line('tea', 'tea')],
      facts,
      garnish: [{ shape: 'celery', ingredient: 'celery' }],
    },
    { ...drink, _id: 'unknown', spec: [line('tea', 'tea'), line('secret', null, true)], facts },
  ]);
  const migration = migrations.find(({ id }) => id.endsWith('optional-lines-were-left-out-of-allergens'));
  await migration?.up(connection);
  await migration?.up(connection);
  const rows = await recipes.find().sort({ _id: 1 }).toArray();
  expect(rows.map((row) => row.facts)).toMatchObject([
    { allergens: [], optional: [{ name: 'egg-white', allergens: ['egg'], vegan: false }] },
    { allergens: ['celery'] },
    { allergens: [], unknown: ['secret'] },
  ]);
  expect(rows.map((row) => row.revision)).toEqual([3, 3, 3]);
});
