import { ownFileMaxLength, ownFileMaxRecipes } from '@barspoon/contracts';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { chosenFile } from './file-text.ts';

const fileOf = (files: Record<string, string>) =>
  new File(
    [zipSync(Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)])))],
    'pack.zip',
  );
const drink = (at: number) => ({
  recipe: { name: `Drink ${at}`, instructions: 'Stir. '.repeat(900) },
  ingredients: [],
});
const namesIn = (parts: string[]) =>
  parts.flatMap((part) => JSON.parse(part).map((one: { recipe: { name: string } }) => one.recipe.name));

describe('a file of recipes', () => {
  it('as large as a data pack is divided into parts that a request takes, each recipe whole and in order [BEYOND-136]', async () => {
    const pack = Array.from({ length: 306 }, (_, at) => drink(at));
    const { parts, unread } = await chosenFile(
      fileOf(Object.fromEntries(pack.map((one, at) => [`cocktails/${at}/data.json`, JSON.stringify(one)]))),
    );
    expect(parts.length).toBeGreaterThan(4);
    for (const part of parts) expect(part.length).toBeLessThanOrEqual(ownFileMaxLength);
    expect(namesIn(parts)).toEqual(pack.map(({ recipe }) => recipe.name));
    expect(unread).toEqual([]);
  });

  it('of many small recipes is divided by their number [BEYOND-136]', async () => {
    const small = Array.from({ length: ownFileMaxRecipes + 1 }, (_, at) => ({ recipe: { name: `${at}` } }));
    const { parts } = await chosenFile(new File([JSON.stringify(small)], 'list.json'));
    expect(parts.map((part) => JSON.parse(part).length)).toEqual([ownFileMaxRecipes, 1]);
  });

  it('of ours keeps what belongs to the recipes for the end [BEYOND-136]', async () => {
    const recipes = Array.from({ length: 301 }, (_, at) => ({ name: `${at}`, spec: [] }));
    const { parts } = await chosenFile(
      new File([JSON.stringify({ barspoon: 1, recipes, favorites: [{ recipe: '300' }] })], 'own.json'),
    );
    expect(parts).toHaveLength(3);
    expect(JSON.parse(parts.at(-1) ?? '')).toEqual({
      barspoon: 1,
      recipes: [],
      favorites: [{ recipe: '300' }],
    });
  });

  it('that is a table keeps its head in every part, and the rows of a recipe in one [BEYOND-136]', async () => {
    const rows = Array.from({ length: 900 }, (_, at) => [
      `Drink ${at},"60 ml gin,\n${'x'.repeat(400)}"`,
      `,30 ml lime ${at}`,
    ]);
    const { parts } = await chosenFile(
      new File([['name,ingredient', ...rows.flat()].join('\n')], 'list.csv'),
    );
    expect(parts.length).toBeGreaterThan(1);
    for (const part of parts) {
      expect(part.length).toBeLessThanOrEqual(ownFileMaxLength);
      expect(part).toMatch(/^name,ingredient\nDrink \d+,/);
    }
    expect(parts.join('\n').match(/^Drink/gm)).toHaveLength(900);
  });

  it('that holds Cooklang is called what the file is called, in an archive too [BEYOND-136]', async () => {
    const recipe = [{ title: 'Gin Rickey', cooklang: '@gin{60%ml}' }];
    const { parts } = await chosenFile(new File(['@gin{60%ml}'], 'Gin Rickey.cook'));
    expect(parts.map((part) => JSON.parse(part))).toEqual([recipe]);
    const packed = await chosenFile(
      fileOf({ 'drinks/Gin Rickey.cook': '@gin{60%ml}', 'a.json': '[{"strDrink":"A"}]' }),
    );
    expect(packed.parts.map((part) => JSON.parse(part))).toEqual([[{ strDrink: 'A' }], recipe]);
  });

  it('that is a data pack brings what stands on its shelf, with prices, and no other ingredient [BEYOND-306]', async () => {
    const gin = { _id: 'gin', name: 'Gin', strength: 40, prices: [{ price: 2500, currency: 'EUR' }] };
    const pack = {
      'cocktails/a/data.json': '{"recipe":{"name":"A"}}',
      'ingredients/gin/data.json': JSON.stringify({ ...gin, description: 'Long.', images: [] }),
      'ingredients/rum/data.json': '{"_id":"rum","name":"Rum"}',
      'ingredients/list.json': '[]',
      'bar_shelf.json': '["gin","unknown"]',
    };
    const { parts, unread } = await chosenFile(fileOf(pack));
    const { _id, ...kept } = gin;
    expect(parts.map((part) => JSON.parse(part))).toEqual([
      [{ recipe: { name: 'A' } }],
      { bar_shelf: [kept] },
    ]);
    expect(unread).toEqual([]);
    const empty = await chosenFile(fileOf({ ...pack, 'bar_shelf.json': '[]' }));
    expect(empty.parts).toEqual(['[{"recipe":{"name":"A"}}]']);
  });

  it('names what cannot be read in it, and is refused where nothing can', async () => {
    const { parts, unread } = await chosenFile(fileOf({ 'good.json': '[1]', 'bad.json': '{' }));
    expect([parts, unread]).toEqual([['[1]'], ['bad.json']]);
    await expect(chosenFile(fileOf({ 'bad.json': '{' }))).rejects.toMatchObject({ why: 'fileUnreadable' });
    await expect(chosenFile(fileOf({ 'readme.txt': 'Hi' }))).rejects.toMatchObject({
      why: 'zipWithoutRecipes',
    });
  });
});
