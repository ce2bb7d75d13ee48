import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { filesInArchive, isArchive } from './unzip.ts';

type Files = Record<string, string | Uint8Array>;
const archive = (files: Files) =>
  zipSync(
    Object.fromEntries(
      Object.entries(files).map(([path, held]) => [path, typeof held === 'string' ? strToU8(held) : held]),
    ),
  );
const drink = (name: string) => JSON.stringify({ recipe: { name, instructions: 'Stir.' }, ingredients: [] });
const damaged = (zip: Uint8Array) => zip.map((byte, at) => (at > 40 && at < 80 ? 255 : byte));
const paths = (zip: Uint8Array) => filesInArchive(zip).files.map(({ path }) => path);

describe('an archive of recipes', () => {
  it('is read as Bar Assistant packs it, without pictures', () => {
    const zip = archive({
      '_meta.json': '{"version":"5"}',
      'ingredients/gin/data.json': '{"name":"Gin"}',
      'cocktails/negroni/data.json': drink('Negroni'),
      'cocktails/negroni/negroni.jpg': 'no text',
      'cocktails/gimlet/data.json': drink('Gimlet'),
    });
    expect(isArchive(zip)).toBe(true);
    expect(paths(zip)).toEqual([
      'ingredients/gin/data.json',
      'cocktails/negroni/data.json',
      'cocktails/gimlet/data.json',
    ]);
  });

  it('may hold archives, one level deep; what lies deeper or is damaged is named [BEYOND-136]', () => {
    const inner = archive({ 'gimlet.cook': '@gin{60%ml}', 'deeper.zip': archive({ 'a.json': '[]' }) });
    const zip = archive({
      'a.csv': 'name\n',
      'box/more.zip': inner,
      'broken.zip': damaged(archive({ 'b.json': drink('Bamboo').repeat(50) })),
    });
    expect(filesInArchive(zip)).toEqual({
      files: [
        { path: 'a.csv', text: 'name\n' },
        { path: 'box/more.zip/gimlet.cook', text: '@gin{60%ml}' },
      ],
      unread: ['box/more.zip/deeper.zip', 'broken.zip'],
    });
  });

  const blank = ' '.repeat(5_000_000);
  it.each([
    [
      'that unpacks to a thousand times its size',
      archive({ 'a.json': ' '.repeat(30_000_000) }),
      'zipTooLarge',
    ],
    [
      'whose inner archives unpack to more than one may',
      archive({ 'a.zip': archive({ 'a.json': blank }), 'b.zip': archive({ 'b.json': blank }) }),
      'zipTooLarge',
    ],
    [
      'of thousands of files',
      archive(Object.fromEntries(Array.from({ length: 2001 }, (_, at) => [`${at}.json`, '{}']))),
      'zipTooLarge',
    ],
    ['that is damaged', damaged(archive({ 'a.json': drink('Negroni').repeat(50) })), 'fileUnreadable'],
  ])('%s is refused', (_, zip, why) => {
    expect(() => filesInArchive(zip)).toThrow(expect.objectContaining({ why }));
  });
});
