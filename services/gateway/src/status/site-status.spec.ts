import { dataServices, defaultSettings, type Health } from '@barspoon/contracts';
import type { FollowedSettings } from '@barspoon/platform';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PartsHealth } from './parts-health.ts';
import { SiteStatus } from './site-status.ts';
import { statusPage } from './status-page.ts';

const down = new Set<string>();
const read = vi.fn(
  async (): Promise<Health[]> => [
    ...dataServices.map((name) => ({ name, kind: 'service', isUp: !down.has(name), latencyMs: 1 }) as const),
    ...dataServices.map(
      (name) => ({ name, kind: 'database', isUp: !down.has(`${name} database`), latencyMs: 1 }) as const,
    ),
    { name: 'Redis', kind: 'queue', isUp: !down.has('Redis'), latencyMs: 1 },
  ],
);
const settings = { ...defaultSettings, statusPage: true };
let status: SiteStatus;
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-01T20:00:00Z') });
  down.clear();
  read.mockClear();
  status = new SiteStatus(
    { read } as unknown as PartsHealth,
    { current: settings } as unknown as FollowedSettings,
  );
});
afterEach(() => {
  status.onModuleDestroy();
  settings.statusPage = true;
  vi.useRealTimers();
});
const seen = async (isClosed = false) => statusPage('The <Bar>', await status.read(), isClosed);

it('says since when a part is down, by its service or its database, until it works again [BEYOND-308]', async () => {
  expect(await seen()).toContain('<h1>Everything works</h1>');
  down.add('community database');
  await vi.advanceTimersByTimeAsync(30_000);
  await vi.advanceTimersByTimeAsync(90_000);
  const page = await seen();
  expect(page).toContain('<h1>Some parts are down</h1>');
  expect(page).toContain(
    'Community and messages</th><td><b>Down</b> since <time datetime="2026-03-01T20:00:30.000Z">March 1 at 8:00 PM UTC</time>',
  );
  expect(page).toContain('Live sessions</th><td>Works</td>');
  down.clear();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await seen()).toContain('<h1>Everything works</h1>');
});

it('says so when nothing works, and when the site is closed [BEYOND-308]', async () => {
  for (const part of [...dataServices, 'Redis']) down.add(part);
  expect(await seen()).toContain('<h1>Nothing works right now</h1>');
  expect(await seen(true)).toContain('<h1>Closed for maintenance</h1>');
});

it('is asked once by all readers of ten seconds, and by none while it is not public [BEYOND-308]', async () => {
  await Promise.all([status.read(), status.read()]);
  await status.read();
  expect(read).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(10_000);
  await status.read();
  expect(read).toHaveBeenCalledTimes(2);
  settings.statusPage = false;
  await vi.advanceTimersByTimeAsync(300_000);
  expect(read).toHaveBeenCalledTimes(2);
});
