import { postRoutes } from '@barspoon/contracts';
import { afterEach, expect, it, vi } from 'vitest';
import { fakeApi } from '../../testing/fake-api.ts';
import { asMember } from '../../testing/render-app.tsx';
import { call } from './call.ts';

afterEach(() => vi.restoreAllMocks());

it('sends the same key again for what got no answer, and a new one once there was one', async () => {
  await asMember();
  const keys: (string | null)[] = [];
  const { fetch } = globalThis;
  let isDown = true;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (address, init) => {
    if (!String(address).endsWith('/posts')) return fetch(address, init);
    keys.push(new Headers(init?.headers).get('idempotency-key'));
    if (isDown) throw new TypeError('network error');
    return fetch(address, init);
  });
  const body = { content: 'Stirred', imageUrl: null, recipeId: null, collectionId: null };
  await expect(call(postRoutes.create, { body })).rejects.toMatchObject({ status: 0 });
  fakeApi.refuse(postRoutes.create, { status: 503 });
  isDown = false;
  await expect(call(postRoutes.create, { body })).rejects.toMatchObject({ status: 503 });
  fakeApi.answer(postRoutes.create, postRoutes.create.example.response);
  await call(postRoutes.create, { body });
  expect(keys[0]).toMatch(/^[A-Za-z0-9-]{8,64}$/);
  expect(keys).toEqual([keys[0], keys[0], keys[0]]);
  await call(postRoutes.create, { body });
  expect(keys[3]).not.toBe(keys[0]);
});
