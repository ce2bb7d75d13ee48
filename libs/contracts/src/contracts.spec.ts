import { describe, expect, it } from 'vitest';
import * as contracts from './index.ts';
import {
  allEvents,
  allJobs,
  allRoutes,
  dataServices,
  defineRoutes,
  doneSchema,
  httpRoutes,
} from './index.ts';

describe('every route', () => {
  it.each(allRoutes.map((route) => ({ key: route.key, route })))('$key: its example parses', ({ route }) => {
    for (const part of ['params', 'query', 'body', 'response'] as const) {
      const schema = route[part];
      if (schema) expect(schema.safeParse(route.example[part] ?? {}).error, part).toBeUndefined();
    }
  });

  it('answers for an audit and for dead letters in each service that keeps data', () => {
    for (const part of ['audit', 'dead-letters']) {
      const services = httpRoutes.filter(({ key, service }) => key === `${service}.${part}.list`);
      expect(services.map(({ service }) => service).sort(), part).toEqual([...dataServices]);
    }
  });

  it('has a key and an address of its own', () => {
    const keys = allRoutes.map(({ key }) => key);
    const addresses = httpRoutes.map(({ method, path }) => `${method} ${path?.replace(/:\w+/g, ':')}`);
    expect(new Set(keys).size).toBe(keys.length);
    expect(new Set(addresses).size).toBe(addresses.length);
  });
});

describe('every event and job', () => {
  it.each([...allEvents.map(({ type, data, example }) => ({ name: type, data, example })), ...allJobs])(
    '$name: its example parses',
    ({ data, example }) => {
      expect(data.safeParse(example).error).toBeUndefined();
    },
  );

  it('is named after the service that owns it, once', () => {
    const names = [
      ...allEvents.map(({ type, version }) => `${type} v${version}`),
      ...allJobs.map(({ name }) => name),
    ];
    expect(new Set(names).size).toBe(names.length);
  });

  it('is known to the service that works it', () => {
    // A job that nobody lists is never worked, and nobody is told.
    const exported = Object.values(contracts).filter(
      (value) => typeof value === 'object' && 'attempts' in value && 'timeoutMs' in value,
    );
    expect(exported.filter((job) => !allJobs.includes(job as (typeof allJobs)[number]))).toEqual([]);
    expect(exported.length).toBe(allJobs.length);
  });
});

describe('a declaration that contradicts itself is refused', () => {
  const base = { summary: '', response: doneSchema, example: { response: { done: true } } } as const;

  it.each([
    ['an internal route with an address', { ...base, access: 'internal', method: 'GET', path: '/x' }],
    ['a public route without one', { ...base, access: 'public' }],
    ['a path whose parameter is not declared', { ...base, access: 'public', method: 'GET', path: '/x/:id' }],
    [
      "a member's route that is held hot",
      { ...base, access: 'member', method: 'GET', path: '/x', hot: { seconds: 1, droppedBy: [] } },
    ],
    [
      'a read that takes an idempotency key',
      { ...base, access: 'public', method: 'GET', path: '/x', idempotent: 'in transaction' },
    ],
  ] as const)('%s', (_, declaration) => {
    expect(() => defineRoutes('catalogue.test', { declaration })).toThrow(/catalogue\.test\.declaration/);
  });
});
