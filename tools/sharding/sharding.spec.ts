import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { classOf, nameOf } from './classes.ts';
import { fieldsOf, visit } from './filters.ts';
import { plan } from './plan.ts';
import { databaseUse } from './queries.ts';
import { scattered } from './scattered.ts';

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');
const { collections, queries } = databaseUse(root);

/** The fields of the filter that the last call of `find` in some code gets. */
function fieldsIn(code: string): string[] {
  const file = ts.createSourceFile('some.ts', code, ts.ScriptTarget.Latest, true);
  let filter: ts.Expression | undefined;
  visit(file, (node) => {
    if (ts.isCallExpression(node) && node.expression.getText().endsWith('.find')) filter = node.arguments[0];
  });
  return [...fieldsOf(filter)].sort();
}

describe('the fields that a filter surely names', () => {
  it.each([
    ['this.rows.find({ _id: id, userId })', ['_id', 'userId']],
    ['this.rows.find({ userId: { $in: ids }, at: { $gt: now }, name: /x/ })', ['userId']],
    ['this.rows.find({ $and: [{ a: 1 }, { b: 2 }] })', ['a', 'b']],
    ['this.rows.find({ $or: [{ a: 1, b: 1 }, { a: 2 }] })', ['a']],
    ['const filter = { a: 1 }; this.rows.find(filter)', ['a']],
    ['this.rows.find({ ...(more && { a: 1 }), b: 2 })', ['b']],
    [
      'const own = (userId) => ({ userId, open: true }); this.rows.find({ ...own(id), b: 2 })',
      ['b', 'open', 'userId'],
    ],
    [
      'class A { all(f) { return this.rows.find(f) } one() { return this.all({ a: 1, b: 2 }) } two() { return this.all({ a: 2 }) } }',
      ['a'],
    ],
    ['this.rows.find(given)', []],
    ['this.rows.find()', []],
  ])('%s', (code, fields) => {
    expect(fieldsIn(code)).toEqual(fields);
  });
});

describe('the sharding plan', () => {
  it('finds the queries of the product', () => {
    expect(collections.length).toBeGreaterThan(100);
    expect(queries.length).toBeGreaterThan(500);
    const own = queries.filter(
      ({ collection, name }) => collection === 'user_follows' && name === 'followersOf',
    );
    expect(own.map(({ method, fields }) => [method, [...fields]])).toEqual([['find', ['followedId']]]);
  });

  it('lists every collection with its shard key, and no other', () => {
    const planned = Object.entries(plan).flatMap(([service, of]) =>
      Object.keys(of).map((name) => `${service}.${name}`),
    );
    expect(planned.sort()).toEqual(collections.map(nameOf).sort());
  });

  it('starts every unique index with the shard key, as MongoDB requires', () => {
    const wrong = collections.flatMap((one) => {
      const key = plan[one.service]?.[one.collection];
      return key
        ? one.unique.filter(([first]) => first !== key).map((fields) => `${nameOf(one)}: ${fields}`)
        : [];
    });
    expect(wrong).toEqual([]);
  });

  it('gives a reason for every scattered query', () => {
    const withoutReason = queries.flatMap((query) => {
      const found = classOf(query);
      return found.goes === 'scattered' && !found.reason
        ? `${nameOf(query)}: ${query.name} in ${query.file}`
        : [];
    });
    expect(withoutReason).toEqual([]);
  });

  it('lists no query that is gone or targeted', () => {
    const scatteredNow = new Set(
      queries
        .filter((query) => classOf(query).goes === 'scattered')
        .map((query) => `${nameOf(query)}: ${query.name}`),
    );
    const listed = Object.values(scattered).flatMap((of) =>
      Object.entries<string[]>(of).flatMap(([collection, names]) =>
        names.map((name) => `${collection}: ${name}`),
      ),
    );
    expect(listed.filter((one) => !scatteredNow.has(one))).toEqual([]);
    expect(new Set(listed).size).toBe(listed.length);
  });
});
