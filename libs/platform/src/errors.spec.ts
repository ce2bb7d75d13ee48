import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { loadConfig, redisVariables, siteVariables, type Variables } from './config.ts';
import { DomainError, isUnavailable, problemOf, UnavailableError } from './errors.ts';
import { parseInput } from './validate.ts';

describe('problems', () => {
  it('carry the code, the status of their kind and the sentence to show', () => {
    const problem = problemOf(
      new DomainError('notFound', 'catalogue.recipe_not_found', 'Recipe not found'),
      'r1',
    );
    expect(problem).toMatchObject({
      status: 404,
      code: 'catalogue.recipe_not_found',
      detail: 'Recipe not found',
      requestId: 'r1',
    });
  });

  it('of our own faults say nothing about their inside (security 49)', () => {
    const problem = problemOf(new Error('password=hunter2 at secrets.ts:1'));
    expect(problem.status).toBe(500);
    expect(JSON.stringify(problem)).not.toContain('hunter2');
  });

  it.each([
    'MongoServerSelectionError',
    'MongoNetworkError',
    'TimeoutError',
    'NoRespondersError',
    'MaxRetriesPerRequestError',
  ])('of a dependency that is down (%s) are a 503 with a time to wait', (name) => {
    const error = Object.assign(new Error('down'), { name });
    expect(isUnavailable(error)).toBe(true);
    expect(problemOf(error)).toMatchObject({ status: 503, retryAfter: expect.any(Number) });
  });

  it.each([
    'Connection to 127.0.0.1:27017 interrupted due to server monitor timeout',
    'Connection pool for 127.0.0.1:27017 was cleared because another operation failed with: "closed"',
    'connection 12 to 127.0.0.1:27017 closed',
    'connection <monitor> to 127.0.0.1:27017 timed out',
    'connect ECONNREFUSED 127.0.0.1:27017',
  ])('tell an outage in the middle of many writes by what the driver says (%s)', (message) => {
    expect(isUnavailable(Object.assign(new Error(message), { name: 'MongoBulkWriteError' }))).toBe(true);
  });

  it('take many writes that broke a rule for a fault of ours', () => {
    const message = 'E11000 duplicate key error collection: a.b index: connection to dup key';
    expect(isUnavailable(Object.assign(new Error(message), { name: 'MongoBulkWriteError' }))).toBe(false);
  });

  it('tell an outage also by what caused it', () => {
    expect(isUnavailable(new Error('reading failed', { cause: new UnavailableError('The store') }))).toBe(
      true,
    );
    expect(isUnavailable(new Error('reading failed', { cause: new Error('our own mistake') }))).toBe(false);
  });
});

describe('input', () => {
  const route = {
    access: 'public',
    summary: '',
    response: z.any(),
    params: z.strictObject({ id: z.uuid() }),
    body: z.strictObject({ spec: z.array(z.strictObject({ amount: z.number() })) }),
    example: { response: null },
  } as const;

  it('names every wrong field of every part at once', () => {
    const raw = { params: { id: 'x' }, body: { spec: [{ amount: '2' }], role: 'admin', userId: '1' } };
    expect(() => parseInput(route, raw)).toThrow(
      expect.objectContaining({
        extra: {
          errors: ['params.id', 'body.spec.0.amount', 'body.role', 'body.userId'].map((path) =>
            expect.objectContaining({ path }),
          ),
        },
      }),
    );
  });
});

describe('configuration', () => {
  it('names every unusable variable with what it is for', () => {
    const variables = {
      PORT: { schema: z.coerce.number(), about: 'Where to listen.' },
      NAME: { schema: z.string(), about: 'Who we are.' },
    };
    expect(() => loadConfig(variables, { PORT: 'x', NAME: '' })).toThrow(
      /PORT: .*Where to listen[\s\S]*NAME: .*Who we are/,
    );
  });

  it('says which value it cannot use, unless that is secret [BEYOND-192]', () => {
    const number = { schema: z.coerce.number(), about: '' };
    const load = (variables: Variables, given: string) => () => loadConfig(variables, { KEY: given });
    expect(load({ KEY: number }, 'eighty')).toThrow('KEY: expected number, not "eighty"');
    expect(load({ KEY: { ...number, secret: true } }, 'hush')).toThrow(
      /KEY: expected number, not the 4 characters that are set\. (?!.*hush)/,
    );
    expect(load({ KEY: number }, 'eighty')).not.toThrow(/NaN/);
  });

  it('of a production holds nothing that reaches nobody, whatever it is for [BEYOND-192]', () => {
    const KEY = { schema: z.string().default('mail@barspoon.example'), about: 'Who writes.' };
    const load = (given?: string) => () => loadConfig({ KEY }, { NODE_ENV: 'production', KEY: given });
    for (const given of [
      undefined,
      'help@bar.example',
      'https://barspoon.example.com/',
      'smtps://ada:secret@mail.example:465',
      'The Bar, 1 Example Street',
    ])
      expect(load(given), given).toThrow(
        /KEY: production needs your own, no example, not ".+" ?.*\. Who writes\./,
      );
    for (const given of [
      'help@drinks.bar',
      'https://example.bar',
      'For example, The Bar',
      'not-example.com.bar',
      'https://drinks.bar/example',
    ])
      expect(load(given), given).not.toThrow();
    expect(() => loadConfig({ KEY }, {})).not.toThrow();
  });

  it('of a production misses passwords at once with everything else [BEYOND-192]', () => {
    const variables = { ...redisVariables, ...siteVariables };
    const load = (REDIS_URL?: string) => () => loadConfig(variables, { NODE_ENV: 'production', REDIS_URL });
    expect(load()).toThrow(/PASSWORDS_DIR: production shows[\s\S]*PUBLIC_URL: production needs/);
    expect(load('redis://a:b@redis')).not.toThrow(/PASSWORDS_DIR/);
  });

  it('takes an empty value for an unset one', () => {
    expect(loadConfig({ LEVEL: { schema: z.string().default('info'), about: '' } }, { LEVEL: '' })).toEqual({
      LEVEL: 'info',
    });
  });

  it('of a production holds no secret that stands in the code', () => {
    const SECRET = { schema: z.string().default('of-development'), about: 'Signs.', secret: true };
    const load = (env: NodeJS.ProcessEnv) => loadConfig({ SECRET }, env).SECRET;
    expect(load({})).toBe('of-development');
    expect(load({ NODE_ENV: 'production', SECRET: 'our own' })).toBe('our own');
    for (const given of [undefined, '', 'of-development'])
      expect(() => load({ NODE_ENV: 'production', SECRET: given })).toThrow(/SECRET: production needs/);
  });
});
