import { describe, expect, it } from 'vitest';
import { Overload } from './overload.ts';

const many = 200;
const refusedOf = (overload: Overload, url: string, count = many, method = 'GET') =>
  Array.from({ length: count }, () => overload.refuses(method, url)).filter(Boolean).length;
/** An event loop that comes late while many pages are asked for. */
function overloaded(samples = 8): Overload {
  const overload = new Overload();
  for (let sample = 0; sample < samples; sample += 1) {
    refusedOf(overload, '/recipes/daiquiri');
    overload.sample(400);
  }
  return overload;
}

describe('more pages than the event loop can make (security 69) [BEYOND-133]', () => {
  it('are refused at once, the more the longer it is late', () => {
    const early = refusedOf(overloaded(1), '/recipes/daiquiri');
    expect(early).toBeGreaterThan(0);
    expect(refusedOf(overloaded(), '/recipes/daiquiri')).toBeGreaterThan(early);
    expect(refusedOf(overloaded(100), '/'), 'some still come').toBeLessThan(many);
  });

  it.each([
    '/',
    '/recipes?q=gin',
    '/members/ada',
    '/admin/recipes',
    '/pictures/daiquiri-1.png?format=share',
    '/api/openapi.json',
  ])('are refused at %s', (url) => {
    expect(refusedOf(overloaded(), url)).toBeGreaterThan(0);
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
    expect(refusedOf(overloaded(), url)).toBe(0);
  });

  it('keep nobody from changing anything', () => {
    expect(refusedOf(overloaded(), '/api/v1/auth/sign-in', many, 'POST')).toBe(0);
  });

  it('are admitted again once the event loop keeps up', () => {
    const overload = overloaded();
    for (let sample = 0; sample < 100; sample += 1) overload.sample(0);
    expect(refusedOf(overload, '/')).toBe(0);
  });

  it('are not what makes an event loop late that few ask', () => {
    const overload = new Overload();
    for (let sample = 0; sample < 20; sample += 1) {
      expect(refusedOf(overload, '/', 5)).toBe(0);
      overload.sample(2000);
    }
  });
});
