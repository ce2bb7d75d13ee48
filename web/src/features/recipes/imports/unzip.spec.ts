import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { isArchive, textInArchive } from './unzip.ts';

const archive = (files: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)])));
const drink = (name: string) => JSON.stringify({ recipe: { name, instructions: 'Stir.' }, ingredients: [] });

describe('an archive of recipes', () => {
  it('is read as Bar Assistant packs it: the recipes in one list, without what stands beside them', () => {
    const zip = archive({
      '_meta.json': '{"version":"5"}',
      'ingredients/gin/data.json': '{"name":"Gin"}',
      'cocktails/negroni/data.json': drink('Negroni'),
      'cocktails/negroni/negroni.jpg': 'no text',
      'cocktails/gimlet/data.json': drink('Gimlet'),
    });
    expect(isArchive(zip)).toBe(true);
    expect(
      JSON.parse(textInArchive(zip)).map((one: { recipe: { name: string } }) => one.recipe.name),
    ).toEqual(['Negroni', 'Gimlet']);
  });

  it('may hold one table instead', () => {
    expect(textInArchive(archive({ 'drinks.csv': 'name,ingredients\n' }))).toBe('name,ingredients\n');
  });

  it.each([
    ['without recipes', archive({ 'readme.txt': 'Hello' }), 'zipWithoutRecipes'],
    ['with two tables', archive({ 'a.csv': 'a', 'b.csv': 'b' }), 'zipWithoutRecipes'],
    ['with broken JSON', archive({ 'a.json': '{' }), 'fileUnreadable'],
    [
      'that unpacks to a thousand times its size',
      archive({ 'a.json': ' '.repeat(30_000_000) }),
      'zipTooLarge',
    ],
    [
      'of thousands of files',
      archive(Object.fromEntries(Array.from({ length: 2001 }, (_, at) => [`${at}.json`, '{}']))),
      'zipTooLarge',
    ],
    [
      'that is damaged',
      archive({ 'a.json': drink('Negroni').repeat(50) }).map((byte, at) => (at > 40 && at < 80 ? 255 : byte)),
      'fileUnreadable',
    ],
  ])('%s is refused', (_, zip, why) => {
    expect(() => textInArchive(zip)).toThrow(expect.objectContaining({ why }));
  });
});
