import { loadConfig } from '@barspoon/platform';
import type { FastifyRequest } from 'fastify';
import { describe, expect, it } from 'vitest';
import { variables } from '../config.ts';
import { assertOwnPage, cookieOf } from './browser-session.ts';

describe('the session cookie', () => {
  it('is kept to https and this host where the site has https (security 21)', () => {
    expect(cookieOf('session', 'strict', { PUBLIC_URL: 'https://bar.example' })).toEqual({
      name: '__Host-session',
      flags: { httpOnly: true, secure: true, sameSite: 'strict', path: '/' },
    });
  });

  it('is taken by Safari, and by phones on the same network, over plain http', () => {
    for (const PUBLIC_URL of ['http://localhost:8080', 'http://192.168.1.20:8080'])
      expect(cookieOf('session', 'strict', { PUBLIC_URL })).toEqual({
        name: 'session',
        flags: { httpOnly: true, secure: false, sameSite: 'strict', path: '/' },
      });
  });

  it('never goes without https in production (security 21)', () => {
    const env = { NODE_ENV: 'production', METRICS_TOKEN: 'a-token-of-our-own-1' };
    const load = (PUBLIC_URL: string) => () => loadConfig(variables, { ...env, PUBLIC_URL });
    expect(load('http://bar.example')).toThrow(/PUBLIC_URL: production needs an https address/);
    expect(load('https://drinks.bar')).not.toThrow(/PUBLIC_URL/);
    expect(() => loadConfig(variables, { PUBLIC_URL: 'http://bar.example' })).not.toThrow();
  });
});

describe('a session is asked for', () => {
  const ask = (headers: Record<string, string>) => () =>
    assertOwnPage({ headers } as unknown as FastifyRequest);
  const host = 'bar.example';

  it('by a client without cookies as it likes', () => {
    expect(ask({ host })).not.toThrow();
  });

  it.each([
    ['with a cookie and no header', { host, cookie: 'session=x' }],
    ['by a browser without the header', { host, 'sec-fetch-site': 'none' }],
    ['by our own page without the header', { host, origin: 'https://bar.example' }],
    ['by a foreign page', { host, origin: 'https://other.example', 'x-requested-with': 'x' }],
    ['by a page that hides itself', { host, origin: 'null', 'x-requested-with': 'x' }],
  ])('not %s (security 22)', (_, headers) => {
    expect(ask(headers as Record<string, string>)).toThrow('one of our own pages');
  });

  it('by our own page with the header', () => {
    expect(ask({ host, origin: 'https://bar.example', 'x-requested-with': 'fetch' })).not.toThrow();
  });
});
