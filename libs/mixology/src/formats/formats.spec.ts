import { type LibraryIngredient, libraryIngredientSchema } from '@barspoon/contracts';
import { describe, expect, it } from 'vitest';
import { compileVocabulary } from '../vocabulary.ts';
import { type ExchangeRecipe, exchangeRecipeSchema, type FormatNote, recipeFormats } from './index.ts';

const node = (slug: string, given: Partial<LibraryIngredient> = {}): LibraryIngredient =>
  libraryIngredientSchema.parse({ slug, name: slug.replaceAll('-', ' '), colour: '#ffffff', ...given });

const vocabulary = compileVocabulary([
  node('spirit', { group: true }),
  node('gin', { abv: 40, parent: 'spirit', aliases: ['dry gin'] }),
  node('london-dry-gin', { abv: 43, parent: 'gin', name: 'London dry gin' }),
  node('citrus', { group: true }),
  node('lemon', { parent: 'citrus', garnish: 'wedge' }),
  node('lemon-twist', { madeFrom: 'lemon', garnish: 'twist', aliases: ['lemon peel'] }),
  node('lemon-juice', { madeFrom: 'lemon', acid: 6 }),
  node('simple-syrup', { sugar: 61 }),
  node('egg-white', { pieceMl: 30, vegan: false, allergens: ['egg'] }),
  node('soda-water', { carbonated: true }),
  node('maraschino-cherry', { garnish: 'cherry' }),
  node('angostura-bitters', { abv: 44.7, name: 'Angostura bitters' }),
]);

const fizz: ExchangeRecipe = exchangeRecipeSchema.parse({
  slug: 'silver-gin-fizz',
  version: 2,
  name: 'Silver Gin Fizz',
  alternativeNames: ['Silver Fizz'],
  description: 'A gin fizz with egg white, silkier and taller.',
  category: 'Classic',
  tags: ['fizz', 'gin', 'egg'],
  alcoholic: true,
  difficulty: 'Intermediate',
  prepMinutes: 6,
  serves: 2,
  method: 'shake',
  glass: 'collins',
  ice: 'none',
  rim: 'sugar',
  spec: [
    { amount: 90, unit: 'ml', ingredient: 'london-dry-gin', note: 'chilled' },
    { amount: 60, unit: 'ml', ingredient: 'lemon-juice' },
    { amount: 2, unit: 'piece', ingredient: 'egg-white', optional: true, note: 'very fresh' },
    { amount: 2, unit: 'dash', ingredient: 'angostura-bitters' },
    { amount: 1, unit: 'bar spoon', name: 'Smoked honey butter', optional: true },
    { unit: 'top', ingredient: 'soda-water' },
  ],
  garnish: [
    { shape: 'twist', ingredient: 'lemon' },
    { shape: 'cherry', ingredient: 'maraschino-cherry' },
  ],
  instructions: [
    'Shake everything but the soda water, first without ice, then with.',
    'Strain; top with the soda water.',
  ],
  origin: { creator: 'Somebody', place: 'New Orleans', year: 1888 },
  source: 'Test 2024',
});

const outcomes = (notes: readonly FormatNote[], field: string) =>
  notes.filter((note) => note.field === field).map(({ outcome }) => outcome);

describe('the own format', () => {
  const { write, read } = recipeFormats.library;

  it('carries every field there and back, to the byte', () => {
    const { text, notes } = write([fizz], vocabulary);
    expect(notes).toEqual([]);
    const result = read(text, vocabulary);
    expect(result.recipes).toEqual([fizz]);
    expect(write(result.recipes, vocabulary).text).toBe(text);
    expect(result.notes.every(({ outcome }) => outcome === 'mapped')).toBe(true);
  });

  it('writes keys in the order of the schema, whatever order they came in, and leaves defaults out', () => {
    const shuffled = Object.fromEntries(Object.entries(fizz).reverse()) as ExchangeRecipe;
    expect(write([shuffled], vocabulary).text).toBe(write([fizz], vocabulary).text);
    expect(write([{ ...fizz, version: 1, serves: 1 }], vocabulary).text).not.toMatch(/version|serves/);
  });

  it.each([
    ['a: [', 'file'],
    ['a: 1', 'file'],
    ['- slug: x', 'entry'],
    ['- &a [*a, *a]', 'file'],
  ])('refuses %j without throwing', (text) => {
    const { recipes, notes } = read(text, vocabulary);
    expect(recipes).toEqual([]);
    expect(notes.length).toBeGreaterThan(0);
    expect(notes.every(({ outcome }) => outcome === 'refused')).toBe(true);
  });

  it('refuses the recipe, not the file, for one unknown slug', () => {
    const bad = {
      ...fizz,
      slug: 'bad',
      name: 'Bad',
      spec: [{ amount: 1, unit: 'ml', ingredient: 'unobtainium' } as const],
    };
    const { recipes, notes } = read(write([fizz, bad], vocabulary).text, vocabulary);
    expect(recipes.map(({ slug }) => slug)).toEqual(['silver-gin-fizz']);
    expect(notes).toContainEqual({
      recipe: 'Bad',
      field: 'ingredient',
      outcome: 'refused',
      detail: 'unobtainium is not in the vocabulary',
    });
  });
});

describe('schema.org Recipe', () => {
  const { write, read } = recipeFormats['schema.org'];

  it('carries every field but layers and foam there and back', () => {
    const { text, notes } = write([{ ...fizz, foam: true }], vocabulary);
    expect(notes).toEqual([
      { recipe: fizz.name, field: 'foam', outcome: 'refused', detail: 'schema.org has no word for it' },
    ]);
    const result = read(text, vocabulary);
    expect(result.recipes).toEqual([fizz]);
    expect(outcomes(result.notes, 'spec 5')).toEqual(['guessed']);
  });

  it('says what search engines read', () => {
    const graph = JSON.parse(write([fizz], vocabulary).text)['@graph'][0];
    expect(graph.recipeIngredient).toEqual([
      '90 ml London dry gin, chilled',
      '60 ml lemon juice',
      '2 egg whites, very fresh (optional)',
      '2 dashes Angostura bitters',
      '1 bar spoon Smoked honey butter (optional)',
      'soda water, to top',
    ]);
    expect(graph.prepTime).toBe('PT6M');
    expect(graph.tool.name).toBe('Collins glass');
  });

  it('reads a page of another site, guessing what it leaves open', () => {
    const page = [
      { '@type': 'BreadcrumbList' },
      {
        '@context': 'https://schema.org',
        '@graph': [
          {
            '@type': ['Recipe'],
            name: 'Gin &amp; Lemon',
            description: '<p>Short and <b>sharp</b>.</p>',
            recipeIngredient: ['2 oz Tanqueray London Dry Gin', '¾ oz lemon juice', '1 tsp fairy dust'],
            recipeInstructions: [
              {
                '@type': 'HowToSection',
                itemListElement: [{ '@type': 'HowToStep', text: '1. Shake with ice.' }],
              },
              'Strain into a chilled coupe glass.',
            ],
            keywords: 'sour, gin',
            totalTime: 'PT1H5M',
            recipeYield: ['2 drinks'],
            image: 'https://example.org/x.jpg',
          },
        ],
      },
    ];
    const { recipes, notes } = read(JSON.stringify(page), vocabulary);
    expect(recipes).toEqual([
      expect.objectContaining({
        slug: 'gin-lemon',
        name: 'Gin & Lemon',
        description: 'Short and sharp .',
        category: 'Gin',
        alcoholic: true,
        method: 'shake',
        ice: 'none',
        glass: 'coupe',
        serves: 2,
        prepMinutes: 65,
        tags: ['sour', 'gin'],
        instructions: ['Shake with ice.', 'Strain into a chilled coupe glass.'],
        spec: [
          { amount: 2, unit: 'oz', ingredient: 'london-dry-gin', note: 'Tanqueray London Dry Gin' },
          { amount: 0.75, unit: 'oz', ingredient: 'lemon-juice' },
          { amount: 1, unit: 'teaspoon', name: 'fairy dust' },
        ],
      }),
    ]);
    expect(outcomes(notes, 'spec 1')).toEqual(['guessed']);
    expect(outcomes(notes, 'spec 2')).toEqual(['mapped']);
    expect(outcomes(notes, 'image')).toEqual(['refused']);
    expect(outcomes(notes, 'glass')).toEqual(['guessed']);
  });

  it.each([
    '',
    '{',
    'null',
    '[]',
    '{"@type":"Article"}',
    '{"@type":"Recipe"}',
    '{"@type":"Recipe","name":"X"}',
  ])('refuses %j without throwing', (text) => {
    const { recipes, notes } = read(text, vocabulary);
    expect(recipes).toEqual([]);
    expect(notes.some(({ outcome }) => outcome === 'refused')).toBe(true);
  });
});

describe('Bar Assistant, draft 04', () => {
  const { write, read } = recipeFormats['bar-assistant'];

  it('carries there and back what it has a place for, and names what it has none for', () => {
    const { text, notes } = write([fizz], vocabulary);
    expect(notes.map(({ field }) => field).sort()).toEqual(
      [
        'alternativeNames',
        'category',
        'difficulty',
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
      ],
    });
    expect(outcomes(notes, 'spec 4')).toEqual(['refused']);
    expect(outcomes(notes, 'utensils')).toEqual(['refused']);
  });

  it('reads the older draft with ingredient names beside the recipe', () => {
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

describe('a hostile file', () => {
  const deep = '['.repeat(20_000);

  it.each(Object.entries(recipeFormats))(
    'does not make %s throw, however deep it is nested',
    (_, { read }) => {
      for (const text of [deep, deep + ']'.repeat(20_000)]) {
        const { recipes, notes } = read(text, vocabulary);
        expect(recipes).toEqual([]);
        expect(notes[0]?.outcome).toBe('refused');
      }
    },
  );
});
