import { readdirSync, readFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import { avatarSizes } from '@barspoon/contracts';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { CleanPictures } from './clean-pictures.ts';

const pictures = new CleanPictures();
const red = { r: 200, g: 20, b: 20 };
const plain = (width = 640, height = 480) =>
  sharp({ create: { width, height, channels: 3, background: red } });

const crcTable = Array.from({ length: 256 }, (_, n) => {
  let c = n;
  for (let bit = 0; bit < 8; bit++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
  return c >>> 0;
});
const crc = (bytes: Buffer) =>
  (bytes.reduce((sum, byte) => (crcTable[(sum ^ byte) & 255] ?? 0) ^ (sum >>> 8), 0xffffffff) ^
    0xffffffff) >>>
  0;

/** A PNG of a few bytes whose header claims any size. */
function pngClaiming(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc(body));
    return Buffer.concat([length, body, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** In bytes. */
function peakMemoryOfChildren(): number {
  const children = readdirSync('/proc/self/task').flatMap((thread) =>
    readFileSync(`/proc/self/task/${thread}/children`, 'utf8').trim().split(' ').filter(Boolean),
  );
  expect(children).not.toEqual([]);
  const peaks = children.map(
    (id) => /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1],
  );
  return Math.max(...peaks.map(Number)) * 1024;
}

afterAll(() => pictures.onModuleDestroy());

describe('pictures that are sent to us', () => {
  it.each(['jpeg', 'png', 'webp', 'gif'] as const)(
    'are taken as %s and kept as WebP squares in three sizes [BEYOND-17]',
    async (format) => {
      const squares = await pictures.squares(await plain().toFormat(format).toBuffer(), avatarSizes);
      expect([...squares.keys()]).toEqual([96, 256, 512]);
      for (const [size, { content }] of squares)
        expect(await sharp(content).metadata()).toMatchObject({ format: 'webp', width: size, height: size });
    },
  );

  it('are kept whole, as large as wanted and never larger than they came [ADM-REC-04]', async () => {
    const sizes = async (width: number, height: number) => {
      const made = await pictures.whole(await plain(width, height).png().toBuffer(), [480, 1200]);
      const found = await Promise.all([...made.values()].map(({ content }) => sharp(content).metadata()));
      return found.map((size) => [size.width, size.height]);
    };
    expect(await sizes(2400, 1600)).toEqual([
      [480, 320],
      [1200, 800],
    ]);
    expect(await sizes(300, 600)).toEqual([
      [240, 480],
      [300, 600],
    ]);
  });

  it('lose all metadata, the place they were taken at first of all (security 39) [BEYOND-17]', async () => {
    const file = await plain()
      .withExif({ IFD0: { Copyright: 'Ada' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"/>')
      .jpeg()
      .toBuffer();
    expect((await sharp(file).metadata()).exif).toBeDefined();
    for (const [, { content }] of await pictures.squares(file, avatarSizes)) {
      const { exif, xmp, icc, iptc } = await sharp(content).metadata();
      expect({ exif, xmp, icc, iptc }).toEqual({});
    }
  });

  it('stand upright whatever the camera noted', async () => {
    const top = await sharp({ create: { width: 400, height: 200, channels: 3, background: red } })
      .extend({ bottom: 200, background: { r: 20, g: 20, b: 200 } })
      .withMetadata({ orientation: 3 })
      .jpeg()
      .toBuffer();
    const square = (await pictures.squares(top, avatarSizes)).get(96)?.content;
    const { data } = await sharp(square).raw().toBuffer({ resolveWithObject: true });
    expect(data[2]).toBeGreaterThan(150);
  });

  it.each([
    ['an SVG with a script', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>')],
    ['a page', Buffer.from('<!doctype html><title>Hello</title>')],
    ['nothing', Buffer.alloc(0)],
    ['a picture’s first bytes and nothing after', Buffer.from('89504e470d0a1a0a', 'hex')],
    ['a GIF that is a script', Buffer.from('GIF89a=1;/*<svg onload=alert(1)>*/')],
    ['a picture whose first bytes are of another kind', Buffer.from('ffd8ff', 'hex')],
  ])('are refused when they are %s (security 38) [PROF-30, BEYOND-17]', async (_, file) => {
    await expect(pictures.squares(file, avatarSizes)).rejects.toMatchObject({
      kind: 'unsupported',
      detail: 'Please select an image file',
    });
  });

  it.each([
    ['a page', '<script>alert(1)</script>'],
    ['a program', '<?php echo 1; ?>'],
    ['a document', '%PDF-1.7'],
    ['an archive', 'PK\x05\x06'.padEnd(22, '\0')],
  ])('are refused when they are %s as well (security 38) [BEYOND-17]', async (_, tail) => {
    const file = Buffer.concat([await plain().jpeg().toBuffer(), Buffer.from(tail, 'latin1')]);
    await expect(pictures.squares(file, avatarSizes)).rejects.toMatchObject({ kind: 'unsupported' });
  });

  it('are refused by the size in their header before anything is decoded (security 40)', async () => {
    await pictures.squares(await plain().png().toBuffer(), avatarSizes);
    const before = peakMemoryOfChildren();
    await expect(pictures.squares(pngClaiming(50_000, 50_000), avatarSizes)).rejects.toMatchObject({
      kind: 'tooLarge',
      code: 'gateway.too_many_pixels',
    });
    expect(peakMemoryOfChildren() - before).toBeLessThan(50_000_000);
  });

  it('are refused with more than 24 megapixels, and taken with as many (security 57)', async () => {
    await expect(pictures.squares(pngClaiming(6001, 4000), avatarSizes)).rejects.toMatchObject({
      code: 'gateway.too_many_pixels',
    });
    const largest = await plain(6000, 4000).jpeg().toBuffer();
    expect((await pictures.squares(largest, avatarSizes)).size).toBe(3);
  });

  it('of a client that has gone are not worked on any further (security 57)', async () => {
    const large = await plain(6000, 4000).jpeg().toBuffer();
    const gone = new AbortController();
    const first = pictures.squares(large, avatarSizes, gone.signal);
    const second = pictures.squares(large, avatarSizes, gone.signal);
    gone.abort();
    const refused = { code: 'gateway.upload_cancelled' };
    // Both at once: either may be the first to be refused.
    await Promise.all([first, second].map((each) => expect(each).rejects.toMatchObject(refused)));
    expect((await pictures.squares(await plain().jpeg().toBuffer(), avatarSizes)).size).toBe(3);
  });

  it('are made one at a time and all get their turn', async () => {
    const file = await plain(1200, 1200).jpeg().toBuffer();
    const all = await Promise.all(Array.from({ length: 9 }, () => pictures.squares(file, avatarSizes)));
    expect(all.every((squares) => squares.size === 3)).toBe(true);
  });
});
