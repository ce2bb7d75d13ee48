import { describe, expect, it } from 'vitest';
import { encodedPart } from './encoded-part.ts';

const mark = '?mark';
/** As a mail program reads it. */
const read = (raw: string): string => {
  const body = raw.slice(raw.indexOf('\r\n\r\n') + 4).replace(/=\r\n/g, '');
  return Buffer.from(
    body.replace(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8');
};

describe('a part that is encoded once', () => {
  const pages: [name: string, page: string][] = [
    ['short', `a${mark}b`],
    ['without a mark', 'Nothing of their own'],
    [
      'long lines, umlauts and equals signs',
      `${'Zoë = ½ “rye” '.repeat(40)}${mark} ${'x'.repeat(200)}${mark}`,
    ],
    ['with line ends and dots', `first\nsecond \r\n.third\n${mark}\n\n.`],
    ...Array.from(
      { length: 80 },
      (_, at) => [`cut at ${at}`, `${'é'.repeat(at)}${mark}tail`] as [string, string],
    ),
  ];

  it.each(pages)('reads as it was written, in lines of at most 76 characters: %s', async (_, page) => {
    const write = await encodedPart('text/plain', page, mark);
    for (const own of ['', `?token=${'a'.repeat(36)}.${'B-_'.repeat(14)}c`]) {
      const { raw } = write(own);
      expect(read(raw)).toBe(page.replace(/\r?\n/g, '\r\n').split(mark).join(own));
      for (const line of raw.split('\r\n')) expect(line.length).toBeLessThanOrEqual(76);
    }
  });
});
