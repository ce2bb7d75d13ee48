import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { InvalidInputError } from './errors.ts';
import { parseInput } from './validate.ts';

const route = (access: 'public' | 'internal' = 'public') => ({
  access,
  summary: 'A route',
  body: z.strictObject({ name: z.string(), tags: z.array(z.string()).max(5).optional() }),
  query: z.strictObject({ q: z.string().optional() }),
  response: z.any(),
  example: { response: null },
});
const bodyOf = (count: number, prefix = 'k') =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`${prefix}${at}`, 1]));

/** The least of five. */
function cpuMsOf(work: () => unknown): number {
  const times = Array.from({ length: 5 }, () => {
    const before = process.cpuUsage().user;
    work();
    return (process.cpuUsage().user - before) / 1000;
  });
  return Math.min(...times);
}

function refusalOf(body: unknown, access?: 'internal'): InvalidInputError {
  try {
    parseInput(route(access) as never, { body });
  } catch (error) {
    if (error instanceof InvalidInputError) return error;
    throw error;
  }
  throw new Error('it was taken');
}

describe('bad input', () => {
  it('is named in words for people, where the field has none of its own [BEYOND-127]', () => {
    const body = z.strictObject({
      text: z.string().max(1000),
      own: z.string().max(2, 'Two letters are enough'),
      name: z.string().min(1),
      list: z.array(z.string()).max(2),
      count: z.number().max(20),
      kind: z.enum(['a', 'b']),
      missing: z.string(),
      link: z.url(),
    });
    const given = {
      text: 'x'.repeat(1001),
      own: 'xxx',
      name: '',
      list: ['', '', ''],
      count: 21,
      kind: 'c',
      link: 'x',
    };
    try {
      parseInput({ ...route(), body } as never, { body: given });
    } catch (error) {
      expect((error as InvalidInputError).extra.errors).toEqual([
        { path: 'body.text', message: 'Must be 1,000 characters or fewer' },
        { path: 'body.own', message: 'Two letters are enough' },
        { path: 'body.name', message: 'Please fill this in' },
        { path: 'body.list', message: 'Must be 2 entries or fewer' },
        { path: 'body.count', message: 'Must be 20 or less' },
        { path: 'body.kind', message: 'Choose one of the options' },
        { path: 'body.missing', message: 'Please fill this in' },
        { path: 'body.link', message: 'Must be a web address' },
      ]);
    }
    expect.assertions(1);
  });

  it('is named field by field, with its message', () => {
    expect(refusalOf({ name: 1, role: 'admin' }).extra.errors).toEqual([
      { path: 'body.name', message: expect.any(String) },
      { path: 'body.role', message: 'role is not a known field' },
    ]);
    expect(refusalOf({}).extra.moreErrors).toBeUndefined();
  });

  it.each([20, 21, 4000, 125_000])(
    'has at most twenty of %i problems named, the others counted (security 26)',
    (count) => {
      const { errors = [], moreErrors = 0 } = refusalOf({ name: 'x', ...bodyOf(count) }).extra;
      expect(errors).toHaveLength(20);
      expect(errors[0]).toEqual({ path: 'body.k0', message: 'k0 is not a known field' });
      expect(errors.length + moreErrors).toBe(count);
    },
  );

  it.each([
    ['long names', bodyOf(4000, 'ü'.repeat(500))],
    ['names that JSON writes six times as long', bodyOf(4000, '\u0001'.repeat(100))],
    ['one endless name', { [`\ud83c\udf78${'k'.repeat(900_000)}`]: 1 }],
  ])('is answered in few words, with %s as well (security 26)', (_, body) => {
    const { errors = [] } = refusalOf(body).extra;
    expect(errors.length).toBeGreaterThan(0);
    expect(Buffer.byteLength(JSON.stringify(errors))).toBeLessThan(8000);
  });

  it.each([
    ['125,000 fields', bodyOf(125_000)],
    ['half a million values', { name: 'x', tags: Array.from({ length: 490_000 }, () => 0) }],
    ['half a million values in the place of an object', Array.from({ length: 490_000 }, () => 0)],
  ])('of %s is refused in a few times what it takes to read it (security 26)', (_, body) => {
    const text = JSON.stringify(body);
    const reading = cpuMsOf(() => JSON.parse(text));
    expect(
      cpuMsOf(() => refusalOf(body)),
      'ms of the processor',
    ).toBeLessThan(20 + 3 * reading);
  });

  it('of services among themselves may be large', () => {
    const tags = Array.from({ length: 6000 }, () => 'rum');
    expect(refusalOf({ name: 'x', tags }, 'internal').extra.errors?.[0]?.path).toBe('body.tags');
  });
});
