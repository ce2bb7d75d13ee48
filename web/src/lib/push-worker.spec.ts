import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, it, vi } from 'vitest';

/** The service worker's handling of a push, with fakes of the browser's objects. */
function aWorker(
  pages: { focus: () => unknown; navigate: (address: string) => unknown }[],
  fetch: (address: string, init: { method: string; body?: string; headers?: object }) => unknown = vi.fn(),
) {
  const handlers: Record<string, (event: object) => void> = {};
  const done: Promise<unknown>[] = [];
  const self = {
    addEventListener: (name: string, handle: (event: object) => void) => {
      handlers[name] = handle;
    },
    registration: { showNotification: vi.fn(), pushManager: { subscribe: vi.fn() } },
    clients: { matchAll: async () => pages, openWindow: vi.fn() },
    location: { origin: 'https://bar.example' },
  };
  runInNewContext(readFileSync('web/public/push.js', 'utf8'), { self, URL, fetch, Error });
  const fire = async (name: string, event: object) => {
    handlers[name]?.({ ...event, waitUntil: (work: Promise<unknown>) => done.push(work) });
    await Promise.all(done);
  };
  return { ...self, fire };
}
const touch = (link: string) => ({ notification: { close: vi.fn(), data: { link } } });

it('shows what is pushed, a later one in the place of an earlier one about the same [BEYOND-102]', async () => {
  const worker = aWorker([]);
  const pushed = {
    title: 'Barspoon',
    body: 'Ben follows you',
    link: '/members/ben',
    tag: 'member-followed:1',
  };
  await worker.fire('push', { data: { json: () => pushed } });
  await worker.fire('push', { data: null });
  expect(worker.registration.showNotification.mock.calls).toEqual([
    [
      'Barspoon',
      expect.objectContaining({
        body: 'Ben follows you',
        tag: 'member-followed:1',
        data: { link: '/members/ben' },
      }),
    ],
  ]);
});

it('opens its page in an open window or a new one, and never another site [BEYOND-102]', async () => {
  const page = { focus: vi.fn(), navigate: vi.fn() };
  await aWorker([page]).fire('notificationclick', touch('/members/ben'));
  expect(page.focus).toHaveBeenCalled();
  expect(page.navigate).toHaveBeenCalledWith('https://bar.example/members/ben');
  const worker = aWorker([]);
  await worker.fire('notificationclick', touch('//evil.example/'));
  expect(worker.clients.openWindow).toHaveBeenCalledWith('https://bar.example');
});

describe('a subscription the browser has renewed by itself', () => {
  const keys = { p256dh: 'key', auth: 'secret' };
  const subscription = (endpoint: string) => ({ endpoint, toJSON: () => ({ endpoint, keys }) });
  const [before, after] = [subscription('https://push.example/1'), subscription('https://push.example/2')];
  const device = { id: '7', name: 'Firefox on Android', endpoint: before.endpoint };
  /** The site, with what it was asked. */
  function aSite(signedIn: boolean) {
    const asked: (string | undefined)[][] = [];
    const answer = (status: number, content: object) => ({
      ok: status < 400,
      status,
      json: async () => content,
    });
    const fetch = async (address: string, { method, body }: { method: string; body?: string }) => {
      asked.push([method, address, ...(body ? [body] : [])]);
      if (address === '/api/v1/auth/refresh') return answer(signedIn ? 200 : 401, { accessToken: 'token' });
      return answer(200, { publicKey: 'site', items: [device] });
    };
    return { asked, fetch };
  }
  const body = JSON.stringify({ endpoint: after.endpoint, keys, name: device.name });
  const devices = '/api/v1/me/push-devices';

  it.each([
    ['with the new one at hand', after],
    ['without, and subscribes again', null],
  ])('takes the place of the old one, %s [BEYOND-102]', async (_, newSubscription) => {
    const { asked, fetch } = aSite(true);
    const worker = aWorker([], fetch);
    worker.registration.pushManager.subscribe.mockResolvedValue(after);
    await worker.fire('pushsubscriptionchange', { oldSubscription: before, newSubscription });
    expect(asked).toEqual([
      ['POST', '/api/v1/auth/refresh'],
      ['GET', devices],
      ['PUT', devices, body],
      ['DELETE', `${devices}/7`],
    ]);
    expect(worker.registration.pushManager.subscribe.mock.calls).toEqual(
      newSubscription ? [] : [[{ userVisibleOnly: true, applicationServerKey: 'site' }]],
    );
  });

  it('is nobody’s where nobody is signed in [BEYOND-102]', async () => {
    const { asked, fetch } = aSite(false);
    await aWorker([], fetch).fire('pushsubscriptionchange', { oldSubscription: before });
    expect(asked).toEqual([['POST', '/api/v1/auth/refresh']]);
  });
});
