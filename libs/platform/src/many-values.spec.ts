import { describe, expect, it, vi } from 'vitest';
import { UnreadBody, unreadIfTooMany } from './many-values.ts';

const object = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`k${at}`, 1]));
const list = (count: number) => Array.from({ length: count }, () => 0);

describe('JSON of more values than any route takes (security 26)', () => {
  it.each([
    ['fields', object(5001), 5001],
    ['125,000 fields', object(125_000), 125_000],
    ['values in one field', { name: 'x', tags: list(5001) }, 2],
    ['values in a list', list(450_000), 0],
    ['values deep inside', { a: { b: [{ c: list(6000) }] } }, 1],
    [
      'names with quotes and backslashes',
      Object.fromEntries(Object.keys(object(6000)).map((key) => [`${key}"\\`, '"\\,'])),
      6000,
    ],
  ])('is not read: %s', (_, value, count) => {
    const parse = vi.spyOn(JSON, 'parse');
    const text = JSON.stringify(value, null, count % 2 === 0 ? 1 : 0);
    const unread = unreadIfTooMany(text);
    // Names are read one by one, for the answer.
    const read = Math.max(0, ...parse.mock.calls.map(([part]) => part.length));
    parse.mockRestore();
    expect(unread).toBeInstanceOf(UnreadBody);
    expect(unread?.count).toBe(count);
    expect(unread?.names).toEqual((Array.isArray(value) ? [] : Object.keys(value)).slice(0, 200));
    expect(read).toBeLessThan(100);
  });

  it.each([
    ['few fields', object(20)],
    ['just as many as may be', object(5000)],
    ['a text of commas', { content: ','.repeat(100_000) }],
    ['a text of what looks like fields', { content: '","a":1,'.repeat(50_000) }],
    ['a text that ends with a backslash', { content: `${',\\"'.repeat(9000)}\\`, name: 'x' }],
  ])('is something else than %s', (_, value) => {
    expect(unreadIfTooMany(JSON.stringify(value))).toBeUndefined();
  });

  it.each(['', '"', '{"a', '[[[[', `{"a":"${','.repeat(9000)}`, `${'"'.repeat(9000)}${','.repeat(9000)}`])(
    'may be broken: %#',
    (text) => {
      expect(() => unreadIfTooMany(text)).not.toThrow();
    },
  );
});
