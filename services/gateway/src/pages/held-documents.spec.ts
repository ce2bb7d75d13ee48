import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { eventually } from '@barspoon/testing';
import { describe, expect, it, vi } from 'vitest';
import { HeldDocuments } from './held-documents.ts';

/** About as large as the page of a recipe. */
const aText = (name: string) =>
  `<h1>${name}</h1>${Array.from({ length: 2000 }, (_, at) => `<p>${at} of ${name}, ${(at * 7919) % 1000}</p>`).join('')}`;

describe('the finished documents of pages (security 69)', () => {
  it('are made once for the same data, for all encodings and for those who ask at the same time', async () => {
    const held = new HeldDocuments();
    const make = vi.fn(async () => ({ text: 'A page', isPartial: false }));
    const all = await Promise.all(
      (['br', 'br', 'gzip', undefined] as const).map((as) => held.get('a', as, make)),
    );
    const [brotli, , zipped, plain] = all.map(({ body }) => body) as [Buffer, Buffer, Buffer, Buffer];
    expect([brotliDecompressSync(brotli), gunzipSync(zipped), plain].map(String)).toEqual(
      Array.from({ length: 3 }, () => 'A page'),
    );
    expect(new Set(all.map(({ etag }) => etag)).size).toBe(1);
    expect(String((await held.get('a', undefined, make)).body)).toBe('A page');
    expect(make).toHaveBeenCalledTimes(1);
    await held.get('b', 'br', make);
    expect(make).toHaveBeenCalledTimes(2);
  });

  it('of the whole library find room together', async () => {
    const held = new HeldDocuments();
    const make = vi.fn((name: string) => async () => ({ text: aText(name), isPartial: false }));
    const names = Array.from({ length: 600 }, (_, at) => `recipe-${at}`);
    for (const name of names) await held.get(name, 'br', make(name));
    const again = vi.fn(async () => ({ text: '', isPartial: false }));
    for (const name of names) await held.get(name, 'br', again);
    expect(again).not.toHaveBeenCalled();
  });

  it('that lack their view are tried again, and a failure is not held', async () => {
    const held = new HeldDocuments(1);
    await expect(held.get('a', 'br', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    const partial = vi.fn(async () => ({ text: 'Without', isPartial: true }));
    await eventually(async () => {
      await held.get('a', 'br', partial);
      expect(partial.mock.calls.length).toBeGreaterThan(1);
    });
    const whole = vi.fn(async () => ({ text: 'With', isPartial: false }));
    await held.get('b', 'br', whole);
    await eventually(async () => {
      const { calls } = partial.mock;
      await held.get('a', 'br', partial);
      expect(calls.length).toBeGreaterThan(3);
    });
    await held.get('b', 'br', whole);
    expect(whole).toHaveBeenCalledTimes(1);
  });
});
