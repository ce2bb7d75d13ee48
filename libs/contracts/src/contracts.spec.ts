import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  allEvents,
  allJobs,
  allRoutes,
  dataServices,
  defineRoutes,
  doneSchema,
  httpRoutes,
} from './index.ts';

type Json = { [key: string]: unknown };

/** A schema in a line a reviewer can compare: `{ id: string, items: [{ name?: string }] }`. */
function shapeOf(schema: z.ZodType, io: 'input' | 'output'): string {
  return describeJson(z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' }) as Json);
}

function describeJson(json: Json): string {
  const either = (json.anyOf ?? json.oneOf) as Json[] | undefined;
  if (either) return either.map(describeJson).join(' | ');
  if (json.enum) return (json.enum as unknown[]).map((value) => JSON.stringify(value)).join(' | ');
  if ('const' in json) return JSON.stringify(json.const);
  if (json.type === 'array') return `[${describeJson((json.items ?? {}) as Json)}]`;
  if (json.type !== 'object') return String(json.type ?? 'any');
  const required = new Set((json.required ?? []) as string[]);
  const fields = Object.entries((json.properties ?? {}) as Record<string, Json>).map(
    ([name, field]) => `${name}${required.has(name) ? '' : '?'}: ${describeJson(field)}`,
  );
  return `{ ${fields.join(', ')} }`;
}

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

  it('keeps its shape unless this snapshot is changed on purpose', () => {
    const shapes = allRoutes.map((route) => ({
      route: `${route.key} (${route.access})`,
      query: route.query && shapeOf(route.query, 'input'),
      body: route.body && shapeOf(route.body, 'input'),
      response: shapeOf(route.response, 'output'),
    }));
    expect(shapes).toMatchSnapshot();
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

  it('keeps its shape unless this snapshot is changed on purpose', () => {
    const shapes = [
      ...allEvents.map((event) => `${event.type} v${event.version}: ${shapeOf(event.data, 'output')}`),
      ...allJobs.map((job) => `${job.name}: ${shapeOf(job.data, 'output')}`),
    ];
    expect(shapes).toMatchSnapshot();
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
