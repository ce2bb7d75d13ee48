import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { Overload } from './overload.ts';

const many = 200;
/** Each takes a while, as a page does. */
function refusedOf(overload: Overload, url: string, { count = many, method = 'GET', ms = 1 } = {}): number {
  return Array.from({ length: count }, () => {
    const isRefused = overload.refuses(method, url);
    const until = performance.now() + ms;
    while (!isRefused && performance.now() < until);
    return isRefused;
  }).filter(Boolean).length;
}

describe('more pages than the event loop can make (security 69) [BEYOND-133, BEYOND-291]', () => {
  it('are refused at once, and some still come', () => {
    const refused = refusedOf(new Overload(), '/recipes/daiquiri');
    expect(refused).toBeGreaterThan(many / 2);
    expect(refused).toBeLessThan(many);
  });

  it.each([
    '/',
    '/recipes?q=gin',
    '/members/ada',
    '/admin/recipes',
    '/pictures/daiquiri-1.png?format=share',
    '/api/openapi.json',
    '/api/asyncapi.json',
  ])('are refused at %s', (url) => {
    expect(refusedOf(new Overload(), url)).toBeGreaterThan(0);
  });

  it.each([
    '/livez',
    '/readyz',
    '/metrics',
    '/api/v1/recipes',
    '/api/v1/me',
    '/assets/app-1.js',
    '/pictures/daiquiri-1.svg',
    '/uploads/avatars/x.webp',
    '/socket.io/?EIO=4',
  ])('keep nobody from %s', (url) => {
    const overload = new Overload();
    refusedOf(overload, '/');
    expect(refusedOf(overload, url, { count: 5 })).toBe(0);
  });

  it('keep nobody from changing anything', () => {
    const overload = new Overload();
    refusedOf(overload, '/');
    expect(refusedOf(overload, '/api/v1/auth/sign-in', { count: 5, method: 'POST' })).toBe(0);
  });

  it('are admitted again in the next turn of the event loop', async () => {
    const overload = new Overload();
    expect(overload.refuses('GET', '/') || refusedOf(overload, '/') > 0).toBe(true);
    await nextTurn();
    await nextTurn();
    expect(overload.refuses('GET', '/')).toBe(false);
  });

  it('are not what makes an event loop late that few ask', () => {
    expect(refusedOf(new Overload(), '/', { count: 5, ms: 30 })).toBe(0);
  });
});
