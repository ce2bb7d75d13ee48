import { automatedMark } from '@barspoon/contracts';
import { Clock } from '@barspoon/platform';
import type { Redis } from 'ioredis';
import { describe, expect, it } from 'vitest';
import { VisitorMarks } from './visitor-marks.ts';

const chrome =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36';
const request = (headers: Record<string, string>, ip = '192.0.2.1') => ({ ip, headers }) as never;

function sharedKeys(): Redis {
  const kept = new Map<string, string>();
  return {
    set: async (name: string, value: string) => void (kept.has(name) || kept.set(name, value)),
    get: async (name: string) => kept.get(name) ?? null,
  } as unknown as Redis;
}
const unreachable = {
  set: () => Promise.reject(new Error('down')),
} as unknown as Redis;
const at = (day: string) => Object.assign(new Clock(), { now: () => new Date(day) });

describe('the mark of a visitor', () => {
  it('is the same on every replica for a day, and another on the next [BEYOND-34]', async () => {
    const redis = sharedKeys();
    const [one, other] = [
      new VisitorMarks(redis, at('2026-01-01')),
      new VisitorMarks(redis, at('2026-01-01T23:59Z')),
    ];
    const mark = await one.of(request({ 'user-agent': chrome }));
    expect(await other.of(request({ 'user-agent': chrome }))).toBe(mark);
    const tomorrow = new VisitorMarks(redis, at('2026-01-02'));
    expect(await tomorrow.of(request({ 'user-agent': chrome }))).not.toBe(mark);
  });

  it('tells addresses and browsers apart', async () => {
    const marks = new VisitorMarks(sharedKeys(), at('2026-01-01'));
    const seen = await Promise.all([
      marks.of(request({ 'user-agent': chrome })),
      marks.of(request({ 'user-agent': chrome }, '192.0.2.2')),
      marks.of(request({ 'user-agent': `${chrome} Edg/140.0` })),
    ]);
    expect(new Set(seen).size).toBe(3);
  });

  it('stays the same for a replica that does not reach Redis', async () => {
    const marks = new VisitorMarks(unreachable, at('2026-01-01'));
    const mark = await marks.of(request({ 'user-agent': chrome }));
    expect(await marks.of(request({ 'user-agent': chrome }))).toBe(mark);
  });

  it.each([
    [{ 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }],
    [{ 'user-agent': 'curl/8.5.0' }],
    [{ 'user-agent': chrome, 'sec-purpose': 'prefetch;prerender' }],
    [{ 'user-agent': chrome, purpose: 'prefetch' }],
    [{}],
  ])('is that of programs for %j', async (headers) => {
    const marks = new VisitorMarks(sharedKeys(), at('2026-01-01'));
    expect(await marks.of(request(headers as Record<string, string>))).toBe(automatedMark);
  });
});
