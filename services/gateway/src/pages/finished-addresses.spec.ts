import { describe, expect, it } from 'vitest';
import { FinishedAddresses } from './finished-addresses.ts';

describe('the address of a finished document [BEYOND-292]', () => {
  const daiquiri = { versions: '1', replies: [['recipe daiquiri', '"a"']] as const, key: 'the document' };
  const holding = (etag: string) => (_page: string, asked: string) => asked === etag;

  it('leads to it while all in it is held as it was', () => {
    const addresses = new FinishedAddresses();
    addresses.keep('/recipes/daiquiri', daiquiri);
    const keyWith = (versions: string, etag: string) =>
      addresses.keyAt('/recipes/daiquiri', versions, holding(etag));
    expect(keyWith('1', '"a"')).toBe('the document');
    expect(keyWith('1', '"b"')).toBeUndefined();
    expect(keyWith('2', '"a"')).toBeUndefined();
    expect(addresses.keyAt('/recipes/negroni', '1', holding('"a"'))).toBeUndefined();
  });

  it('is kept for a whole library, and never without bounds', () => {
    const addresses = new FinishedAddresses();
    const keptOf = (count: number, length: number) => {
      const urls = Array.from({ length: count }, (_, at) => `/recipes/${String(at).padStart(length, 'x')}`);
      for (const url of urls) addresses.keep(url, { ...daiquiri, key: `${url}${'k'.repeat(200)}` });
      return urls.filter((url) => addresses.keyAt(url, '1', () => true)).length;
    };
    expect(keptOf(5000, 30)).toBe(5000);
    expect(keptOf(5000, 1500)).toBeLessThan(3000);
    expect(keptOf(3, 3000)).toBe(0);
  });
});
