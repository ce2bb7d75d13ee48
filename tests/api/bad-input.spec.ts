import { httpRoutes, type Route } from '@barspoon/contracts';
import { type Agent, anAdmin, type Stack } from '@barspoon/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sharedServices } from '../support/shared-services.ts';

let stack: Stack;
let admin: Agent;
beforeAll(async () => {
  stack = await sharedServices();
  admin = await anAdmin(stack);
});
afterAll(() => stack.stop());

type Parts = Parameters<Agent['send']>[1] & object;
const routes = httpRoutes.map((route) => ({ name: route.key, route: route as Route }));
const withBody = routes.filter(({ route }) => route.body);
const withQuery = routes.filter(({ route }) => route.query);
const withParams = routes.filter(({ route }) => route.params);

const pathsOf = (answer: Awaited<ReturnType<Agent['send']>>) => answer.body.errors?.map(({ path }) => path);

describe('bad input is answered with a 400 that names the field', () => {
  const needsBody = withBody.filter(({ route }) => !route.body?.safeParse(undefined).success);
  it.each(needsBody)('$name: no body', async ({ route }) => {
    const answer = await admin.send(route, { ...(route.example as Parts), body: undefined });
    expect(answer.status).toBe(400);
  });

  it.each(withBody)('$name: unknown and privileged fields (security 3)', async ({ route }) => {
    const example = route.example as Parts;
    const privileged = ['role', 'userId', '_id'].filter((name) => !(name in (example.body as object)));
    const body = {
      ...(example.body as object),
      ...Object.fromEntries(privileged.map((name) => [name, 'admin'])),
    };
    const answer = await admin.send(route, { ...example, body });
    expect(answer.status).toBe(400);
    expect(pathsOf(answer)).toEqual(expect.arrayContaining(privileged.map((name) => `body.${name}`)));
  });

  it.each(withBody)('$name: operators in place of every value (security 24)', async ({ route }) => {
    const example = route.example as Parts;
    const body = Object.fromEntries(Object.keys(example.body as object).map((key) => [key, { $ne: null }]));
    const answer = await admin.send(route, { ...example, body });
    expect(answer.status).toBe(400);
    expect(answer.body.errors?.length).toBeGreaterThan(0);
  });

  it.each(withQuery)('$name: unknown query fields', async ({ route }) => {
    const answer = await admin.send(route, { ...(route.example as Parts), query: { nonsense: '1' } });
    expect(answer.status).toBe(400);
    expect(pathsOf(answer)).toContain('query.nonsense');
  });

  it.each(withQuery.filter(({ route }) => 'cursor' in (route.query?.shape ?? {})))(
    '$name: a cursor we did not make',
    async ({ route }) => {
      for (const cursor of ['garbage', 'bnVsbA', 'W3siJG5lIjpudWxsfV0']) {
        const answer = await admin.send(route, { ...(route.example as Parts), query: { cursor } });
        expect([cursor, answer.status]).toEqual([cursor, 400]);
        expect(pathsOf(answer)).toContain('query.cursor');
      }
    },
  );

  it.each(withParams)('$name: parameters that name nothing', async ({ route }) => {
    const names = Object.keys(route.params?.shape ?? {});
    const params = Object.fromEntries(names.map((name) => [name, 'NOT AN ID!']));
    const answer = await admin.send(route, { ...(route.example as Parts), params });
    expect(answer.status).toBe(400);
    expect(pathsOf(answer)).toContain(`params.${names[0]}`);
  });
});

describe('what is no proper request', () => {
  it('is refused when the JSON is broken', async () => {
    const answer = await admin.request('POST', '/api/v1/admin/recipes', '{"name": ');
    expect(answer).toMatchObject({ status: 400, body: { code: 'gateway.malformed_request' } });
  });

  it('is refused when it is larger than 1 MB (security 26)', async () => {
    const answer = await admin.request('POST', '/api/v1/admin/recipes', { name: 'x'.repeat(1_100_000) });
    expect(answer.status).toBe(413);
  });

  it('is refused with prototype keys, and nothing is polluted (security 25)', async () => {
    const answer = await admin.request(
      'POST',
      '/api/v1/auth/sign-in',
      '{"__proto__":{"role":"admin"},"email":"a@b.de","password":"x"}',
    );
    expect(answer.status).toBe(400);
    expect(({} as { role?: string }).role).toBeUndefined();
  });

  it('is refused when it is not JSON', async () => {
    const answer = await admin.request('POST', '/api/v1/admin/recipes', 'name=x', {
      'content-type': 'application/x-www-form-urlencoded',
    });
    expect(answer.status).toBe(415);
  });

  it('gets problem+json with security headers, no stack and no version (security 49)', async () => {
    const answer = await admin.request<Record<string, unknown>>('GET', '/api/v1/recipes/no-such-drink');
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toContain('application/problem+json');
    expect(answer.headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(answer.headers.get('x-powered-by')).toBeNull();
    expect(answer.body).toMatchObject({
      status: 404,
      code: 'catalogue.recipe_not_found',
      detail: 'Recipe not found',
    });
    expect(JSON.stringify(answer.body)).not.toMatch(/\bat .*\.ts|node_modules/);
  });

  it('gets no permission for foreign origins (security 23)', async () => {
    for (const origin of ['https://evil.example', 'null']) {
      const answer = await admin.request('GET', '/api/v1/recipes', undefined, { origin });
      expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    }
  });
});
