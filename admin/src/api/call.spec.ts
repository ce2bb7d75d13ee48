import { adminMailRoutes } from '@barspoon/contracts';
import { expect, it, vi } from 'vitest';
import { createFakeApi } from '../testing/fake-api.ts';
import { Refusal } from '../testing/refusal.ts';
import { call } from './call.ts';

it('sends the same key again for what got no answer, and a new one once there was one', async () => {
  const api = createFakeApi();
  vi.stubGlobal('fetch', api.fetch);
  const queue = () => call(adminMailRoutes.send, { body: { type: 'bulk', html: '<p>Hello</p>' } });
  const keys = () =>
    api.requests
      .filter(({ key }) => key === adminMailRoutes.send.key)
      .map(({ headers }) => headers.get('idempotency-key'));
  const answerWith = (status: number) =>
    api.answers.set(adminMailRoutes.send.key, () => {
      throw new Refusal({ status, code: 'common.unavailable' });
    });

  answerWith(503);
  await expect(queue()).rejects.toMatchObject({ status: 503 });
  api.answers.delete(adminMailRoutes.send.key);
  await queue();
  await queue();
  answerWith(409);
  await expect(queue()).rejects.toMatchObject({ status: 409 });
  await expect(queue()).rejects.toMatchObject({ status: 409 });
  const [first, again, ...others] = keys();
  expect(first).toMatch(/^[0-9a-f-]{36}$/);
  expect(again).toBe(first);
  expect(new Set([first, ...others]).size).toBe(4);
});

it('sends no key with what may be repeated anyway', async () => {
  const api = createFakeApi();
  vi.stubGlobal('fetch', api.fetch);
  await call(adminMailRoutes.list, { query: {} });
  expect(api.requests.at(-1)?.headers.get('idempotency-key')).toBeNull();
});
