import { describe, expect, it } from 'vitest';
import { recipeFormats } from './index.ts';
import { fizz, outcomes, vocabulary } from './sample.testing.ts';

describe('Bar Assistant, draft 04', () => {
  const { write, read } = recipeFormats['bar-assistant'];

  it('carries there and back what it has a place for, and names what it has none for', () => {
    const { text, notes } = write([fizz], vocabulary);
    expect(notes.map(({ field }) => field).sort()).toEqual(
      [
        'alternativeNames',
        'category',
        'difficulty',
        'homemade',
        'ice',
        'origin',
        'prepMinutes',
        'rim',
        'serves',
        'version',
      ].sort(),
    );
    const [read1] = read(text, vocabulary).recipes;
    const { name, description, tags, method, glass, ice, spec, garnish, instructions, source, slug } = fizz;
    expect(read1).toMatchObject({
      name,
      description,
      tags,
      method,
      glass,
      ice,
      spec,
      garnish,
      instructions,
      source,
      slug,
    });
  });

  it('writes only fields and types draft 04 allows', () => {
    const [written] = JSON.parse(write([fizz], vocabulary).text);
    const allowed =
      'name instructions created_at source description garnish abv tags glass method images ingredients'.split(
        ' ',
      );
    expect(Object.keys(written).every((key) => allowed.includes(key))).toBe(true);
    const line = 'sort name amount units optional amount_max note substitutes'.split(' ');
    for (const ingredient of written.ingredients) {
      expect(Object.keys(ingredient).every((key) => line.includes(key))).toBe(true);
      expect(typeof ingredient.amount).toBe('number');
      expect(typeof ingredient.units).toBe('string');
    }
    expect(written.instructions).toMatch(/^1\. Shake .+\n2\. Strain/);
  });

  it('reads what Bar Assistant itself writes, ranges and substitutes as notes', () => {
    const theirs = {
      name: 'Gin Sour',
      instructions: '1. Shake with ice\n2. Strain over fresh ice',
      glass: 'Lowball',
      method: 'Shake',
      garnish: 'Lemon peel and maraschino cherry',
      tags: ['Refreshing'],
      utensils: ['Shaker'],
      ingredients: [
        { sort: 2, name: 'Lemon juice', amount: 20, units: 'ml', note: null },
        { sort: 1, name: 'Gin', amount: 45, amount_max: 60, units: 'ml', substitutes: [{ name: 'Vodka' }] },
        { sort: 3, name: 'Soda water', amount: 0, units: 'topup' },
        { sort: 4, name: 'Gin', amount: 1, units: 'firkins' },
      ],
    };
    const { recipes, notes } = read(JSON.stringify(theirs), vocabulary);
    expect(recipes[0]).toMatchObject({
      slug: 'gin-sour',
      glass: 'rocks',
      ice: 'cubes',
      category: 'Gin',
      garnish: [
        { shape: 'twist', ingredient: 'lemon' },
        { shape: 'cherry', ingredient: 'maraschino-cherry' },
      ],
      spec: [
        { amount: 45, unit: 'ml', ingredient: 'gin', note: 'up to 60 ml; or Vodka' },
        { amount: 20, unit: 'ml', ingredient: 'lemon-juice' },
        { unit: 'top', ingredient: 'soda-water' },
        { unit: 'to taste', ingredient: 'gin', note: '1 firkins' },
      ],
    });
    expect(outcomes(notes, 'spec 4')).toEqual(['guessed', 'mapped']);
    expect(outcomes(notes, 'utensils')).toEqual(['refused']);
  });

  it('leaves no markup in any text: entities, also encoded twice, tags and emphasis are read', () => {
    const theirs = {
      name: 'Bitter &amp; Sweet',
      description:
        'Gentian&#039;s &amp;quot;wild&amp;quot; side. <b>Try it</b> **cold**, see [ours](https://example.org/x).',
      instructions: '1. Stir for 20&#160;seconds\n2. Don&#x27;t shake',
      source: 'M&uuml;ller &#38; Sons',
      garnish: null,
      utensils: [],
      ingredients: [
        { sort: 1, name: 'Peter&#039;s Gin', amount: 50, units: 'ml', note: 'Old &quot;dry&quot;' },
      ],
    };
    const { recipes, notes } = read(JSON.stringify(theirs), vocabulary);
    expect(recipes[0]).toMatchObject({
      name: 'Bitter & Sweet',
      description: 'Gentian\'s "wild" side. Try it cold, see ours.',
      instructions: ['Stir for 20 seconds', "Don't shake"],
      spec: [{ ingredient: 'gin', note: 'Peter\'s Gin; Old "dry"' }],
    });
    expect(outcomes(notes, 'utensils')).toEqual([]);
  });

  it.each([
    [
      { name: 'Egg', amount: 1, units: 'whole' },
      { amount: 1, unit: 'piece', ingredient: 'egg' },
    ],
    [
      { name: 'Egg', amount: 2, units: 'yolk' },
      { amount: 2, unit: 'piece', name: 'Egg yolk' },
    ],
    [
      { name: 'Egg white', amount: 1, units: '1' },
      { amount: 1, unit: 'piece', ingredient: 'egg-white' },
    ],
    [
      { name: 'Lemon', amount: 3, units: 'peel' },
      { amount: 3, unit: 'piece', ingredient: 'lemon-twist' },
    ],
    [
      { name: 'Gin', amount: 1, units: 'bottle' },
      { amount: 750, unit: 'ml', ingredient: 'gin', note: '1 bottle' },
    ],
    [
      { name: 'Ale', amount: 2, units: 'bottles' },
      { amount: 660, unit: 'ml', ingredient: 'ale', note: '2 bottles' },
    ],
    [
      { name: 'Soda water', amount: 1, units: 'can' },
      { amount: 330, unit: 'ml', ingredient: 'soda-water', note: '1 can' },
    ],
  ])('takes %j for what it measures', (line, expected) => {
    const { recipes, notes } = read(
      JSON.stringify({ name: 'X Y', instructions: 'Mix.', ingredients: [line] }),
      vocabulary,
    );
    expect(recipes[0]?.spec).toEqual([expect.objectContaining(expected)]);
    expect(notes.filter(({ outcome }) => outcome === 'refused')).toEqual([]);
  });

  it('keeps what names no garnish known here as a step, and reads a rim', () => {
    const of = (garnish: string) =>
      read(
        JSON.stringify({
          name: 'X Y',
          instructions: 'Pour.',
          garnish,
          ingredients: [{ name: 'Gin', amount: 50, units: 'ml' }],
        }),
        vocabulary,
      ).recipes[0];
    expect(of('Garnish with gold dust.')?.instructions).toEqual(['Pour.', 'Garnish with gold dust.']);
    expect(of('sugar rim, lemon twist')).toMatchObject({
      rim: 'sugar',
      garnish: [{ shape: 'twist', ingredient: 'lemon' }],
      instructions: ['Pour.'],
    });
  });

  it('reads the older draft with ingredient names next to the recipe', () => {
    const old = {
      recipe: {
        _id: 'g',
        name: 'G',
        instructions: 'Pour.',
        ingredients: [{ _id: 'gin', amount: 45, units: 'ml' }],
      },
      ingredients: [{ _id: 'gin', name: 'Gin' }],
    };
    expect(read(JSON.stringify(old), vocabulary).recipes[0]?.spec).toEqual([
      { amount: 45, unit: 'ml', ingredient: 'gin' },
    ]);
  });

  it.each([
    '',
    '[1]',
    '{"name":"X"}',
    '{"name":"X","instructions":"Pour","ingredients":[]}',
    '{"instructions":""}',
  ])('refuses %j without throwing', (text) => {
    const { recipes, notes } = read(text, vocabulary);
    expect(recipes).toEqual([]);
    expect(notes.some(({ outcome }) => outcome === 'refused')).toBe(true);
  });
});
