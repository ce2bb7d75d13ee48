import { defineEvent, defineJob, defineRoutes } from '@barspoon/contracts';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { breaksOf } from './breaks.ts';
import { contractsOf } from './snapshot.ts';

const example = { params: { id: '' }, query: {}, body: {}, response: {} } as const;
const base = { summary: '', method: 'POST', path: '/drinks/:id', access: 'public', example } as const;
const params = z.object({ id: z.string() });

interface Declared {
  method?: 'PUT';
  path?: '/cocktails/:id';
  access?: 'member' | 'granted' | 'admin';
  idempotent?: 'in transaction';
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  response?: z.ZodType;
}

const withRoute = (declared: Declared) =>
  contractsOf(
    Object.values(
      defineRoutes('catalogue.drinks', { save: { ...base, params, response: z.object({}), ...declared } }),
    ),
    [],
    [],
  );
const withEvent = (data: z.ZodObject) =>
  contractsOf(
    [],
    [defineEvent({ type: 'catalogue.drink.saved', version: 1, fires: '', data, example: {} })],
    [],
  );
const withJob = (data: z.ZodObject) =>
  contractsOf([], [], [defineJob({ name: 'catalogue.pour', data, attempts: 1, timeoutMs: 1, example: {} })]);
const empty = contractsOf([], [], []);
const route = 'route catalogue.drinks.save:';
const event = 'event catalogue.drink.saved v1:';

describe('what breaks a route', () => {
  const body = z.object({ name: z.string().max(40), glass: z.enum(['coupe', 'rocks']).optional() });
  const points = z.record(z.enum(['poured', 'rated']), z.number());
  const response = z.object({ id: z.string(), note: z.string().optional(), glass: z.enum(['coupe']) });
  const rules: [rule: string, before: Declared, after: Declared, what: string][] = [
    ['another method', {}, { method: 'PUT' }, 'was POST /drinks/:id and is PUT /drinks/:id'],
    ['another path', {}, { path: '/cocktails/:id' }, 'was POST /drinks/:id and is POST /cocktails/:id'],
    [
      'fewer who may call it',
      { access: 'member' },
      { access: 'granted' },
      'was open to member and is to granted',
    ],
    ['admins only', {}, { access: 'admin' }, 'was open to public and is to admin'],
    ['no idempotency key', { idempotent: 'in transaction' }, {}, 'takes no Idempotency-Key any more'],
    [
      'a new required field',
      { body },
      { body: body.extend({ ice: z.string() }) },
      'body: ice is new and required',
    ],
    ['a first required field', {}, { query: z.object({ q: z.string() }) }, 'query: q is new and required'],
    ['a field that becomes required', { body }, { body: body.required() }, 'body: glass has become required'],
    [
      'a field that is not taken any more',
      { body },
      { body: body.omit({ name: true }) },
      'body: name is removed',
    ],
    [
      'a value that is not taken any more',
      { body },
      { body: body.extend({ glass: z.enum(['coupe']).optional() }) },
      'body: glass no longer takes "rocks"',
    ],
    [
      'shorter texts',
      { body },
      { body: body.extend({ name: z.string().max(20) }) },
      'body: name: maxLength was 40 and is 20',
    ],
    [
      'null, that is not taken any more',
      { body: body.extend({ name: z.string().nullable() }) },
      { body: body.extend({ name: z.string() }) },
      'body: name no longer takes null',
    ],
    [
      'another type',
      { body },
      { body: body.extend({ name: z.number() }) },
      'body: name was string and is now number',
    ],
    [
      'a format',
      { body: z.object({ at: z.string() }) },
      { body: z.object({ at: z.iso.date() }) },
      'body: at: format was not there and is date',
    ],
    [
      'fewer items',
      { body: z.object({ tags: z.array(z.string()) }) },
      { body: z.object({ tags: z.array(z.string()).max(3) }) },
      'body: tags: maxItems was not there and is 3',
    ],
    [
      'a removed field of the response',
      { response },
      { response: response.omit({ note: true }) },
      'response: note is removed',
    ],
    [
      'a field of the response that may be missing',
      { response },
      { response: response.partial({ id: true }) },
      'response: id may be missing now',
    ],
    [
      'a field of the response that may be null',
      { response },
      { response: response.extend({ id: z.string().nullable() }) },
      'response: id may now be null',
    ],
    [
      'within a list of the response',
      { response: z.object({ items: z.array(response) }) },
      { response: z.object({ items: z.array(response.omit({ id: true })) }) },
      'response: items[].id is removed',
    ],
  ];

  it.each(rules)('%s', (_, before, after, what) => {
    expect(breaksOf(withRoute(before), withRoute(after))).toEqual([`${route} ${what}`]);
  });

  it('that it is removed', () => {
    expect(breaksOf(withRoute({}), empty)).toEqual([`${route} is removed`]);
  });

  it.each<[string, Declared, Declared]>([
    ['nothing', { body, response }, { body, response }],
    ['nothing of a record', { body: points }, { body: points }],
    ['a new optional field', { body }, { body: body.extend({ ice: z.string().optional() }) }],
    ['a field with a default', { body }, { body: body.extend({ ice: z.string().default('cubes') }) }],
    ['longer texts', { body }, { body: body.extend({ name: z.string().max(80) }) }],
    [
      'more values',
      { body },
      { body: body.extend({ glass: z.enum(['coupe', 'rocks', 'flute']).optional() }) },
    ],
    ['a new field of the response', { response }, { response: response.extend({ more: z.string() }) }],
    [
      'a new value in the response',
      { response },
      { response: response.extend({ glass: z.enum(['coupe', 'flute']) }) },
    ],
    ['a wider circle of callers', { access: 'admin' }, { access: 'member' }],
  ])('not: %s', (_, before, after) => {
    expect(breaksOf(withRoute(before), withRoute(after))).toEqual([]);
  });
});

describe('what breaks an event or a job', () => {
  const data = z.strictObject({
    id: z.string(),
    glass: z.enum(['coupe', 'rocks']),
    note: z.string().optional(),
  });
  const rules: [rule: string, after: z.ZodObject, what: string][] = [
    ['a removed field', data.omit({ note: true }), 'note is removed'],
    [
      'a new required field, which old events do not have',
      data.extend({ by: z.string() }),
      'by is new and required',
    ],
    ['a field that becomes required', data.required(), 'note has become required'],
    ['a field that becomes optional', data.partial({ id: true }), 'id may be missing now'],
    [
      'a value old consumers do not know',
      data.extend({ glass: z.enum(['coupe', 'rocks', 'flute']) }),
      'glass may now be "flute"',
    ],
    [
      'a value new consumers do not know',
      data.extend({ glass: z.enum(['coupe']) }),
      'glass no longer takes "rocks"',
    ],
  ];

  it.each(rules)('%s', (_, after, what) => {
    expect(breaksOf(withEvent(data), withEvent(after))).toEqual([`${event} ${what}`]);
    expect(breaksOf(withJob(data), withJob(after))).toEqual([`job catalogue.pour: ${what}`]);
  });

  it('that it is removed', () => {
    expect(breaksOf(withEvent(data), empty)).toEqual([`${event} is removed`]);
    expect(breaksOf(withJob(data), empty)).toEqual(['job catalogue.pour: is removed']);
  });

  it('not: a new optional field', () => {
    const after = data.extend({ by: z.string().optional() });
    expect(breaksOf(withEvent(data), withEvent(after))).toEqual([]);
  });
});
