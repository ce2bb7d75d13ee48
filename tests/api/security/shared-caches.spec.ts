import { addressOf, collectionRoutes, httpRoutes, type Parts } from '@barspoon/contracts';
import { aMember, type Stack } from '@barspoon/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sharedServices } from '../../support/shared-services.ts';

let stack: Stack;
beforeAll(async () => {
  stack = await sharedServices();
});
afterAll(() => stack.stop());

describe('an answer for one member (security 70) [BEYOND-134]', () => {
  /** The headers of a read by somebody who shows a token, and by a visitor. */
  const headersOf = async (path: string, token?: string) => {
    const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
    const { status, headers: said } = await fetch(`${stack.url}${path}`, { headers });
    return { status, caching: said.get('cache-control'), vary: said.get('vary') };
  };

  it('is private to shared caches on every public route that is read, and never given to others', async () => {
    const ada = await aMember(stack);
    const reads = httpRoutes.filter(
      ({ access, method, edge }) => access === 'public' && method === 'GET' && edge !== 'composed',
    );
    const told = new Map<string, number>();
    for (const route of reads) {
      const path = addressOf(route, route.example as Parts);
      const own = await headersOf(path, ada.token);
      const visitors = await headersOf(path);
      told.set(route.key, own.status);
      if (own.status !== 200) {
        expect([route.key, own.caching]).toEqual([route.key, 'no-store']);
        continue;
      }
      expect([route.key, own.caching]).toEqual([route.key, 'private, no-cache']);
      if (route.hot) continue;
      for (const { vary } of visitors.status === 200 ? [own, visitors] : [own])
        expect([route.key, vary]).toEqual([route.key, 'accept-encoding, authorization']);
    }
    expect([...told.values()].filter((status) => status === 200).length).toBeGreaterThan(10);
  });

  it('is theirs alone, also with the tag of what they have read', async () => {
    const ada = await aMember(stack);
    const collection = await ada.call(collectionRoutes.create, {
      body: { name: 'Only mine', description: '', isPublic: false },
    });
    const address = `${stack.url}/api/v1/collections/${collection.id}`;
    const own = await fetch(address, { headers: { authorization: `Bearer ${ada.token}` } });
    expect([own.status, own.headers.get('cache-control'), own.headers.get('vary')]).toEqual([
      200,
      'private, no-cache',
      'accept-encoding, authorization',
    ]);
    const others = await fetch(address, { headers: { 'if-none-match': own.headers.get('etag') ?? '' } });
    expect(others.status).toBe(404);
  });
});
