import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, it, vi } from 'vitest';

/** The service worker's part of a push, with what it is given by the browser. */
function aWorker(pages: { focus: () => unknown; navigate: (address: string) => unknown }[]) {
  const handlers: Record<string, (event: object) => void> = {};
  const done: Promise<unknown>[] = [];
  const self = {
    addEventListener: (name: string, handle: (event: object) => void) => {
      handlers[name] = handle;
    },
    registration: { showNotification: vi.fn() },
    clients: { matchAll: async () => pages, openWindow: vi.fn() },
    location: { origin: 'https://bar.example' },
  };
  runInNewContext(readFileSync('web/public/push.js', 'utf8'), { self, URL });
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
