import { describe, expect, it } from 'vitest';
import { recipeFormats } from './index.ts';
import { fizz, outcomes, vocabulary } from './sample.testing.ts';

describe('schema.org Recipe', () => {
  const { write, read } = recipeFormats['schema.org'];

  it('carries every field but layers, foam and what a batch makes there and back', () => {
    const { text, notes } = write([{ ...fizz, foam: true }], vocabulary);
    const lost = { recipe: fizz.name, outcome: 'refused', detail: 'schema.org has no word for it' };
    expect(notes).toEqual([
      { ...lost, field: 'foam' },
      { ...lost, field: 'homemade' },
    ]);
    const result = read(text, vocabulary);
    const { homemade: _, ...carried } = fizz;
    expect(result.recipes).toEqual([carried]);
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

  it('takes the longer of two lists, and a graph written as an object with numbers for names [BEYOND-126]', () => {
    const graph = {
      '@graph': {
        '1': { '@type': 'Person' },
        '0': {
          '@type': 'Recipe',
          name: 'Daiquiri',
          recipeIngredient: '60 ml rum 25 ml lime juice',
          ingredients: ['60 ml rum', '25 ml lime juice'],
        },
      },
    };
    const [daiquiri] = read(JSON.stringify(graph), vocabulary).recipes;
    expect(daiquiri?.spec.map(({ amount }) => amount)).toEqual([60, 25]);
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
    expect(outcomes(notes, 'photo')).toEqual(['refused']);
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

it('keeps the address of a page beside what the page cites [BEYOND-126]', () => {
  const page = {
    '@type': 'Recipe',
    name: 'Fix',
    recipeIngredient: ['60 ml gin'],
    citation: 'The Savoy',
    url: 'https://example.com/fix',
  };
  const { recipes } = recipeFormats['schema.org'].read(JSON.stringify(page), vocabulary);
  expect(recipes[0]?.source).toBe('The Savoy, https://example.com/fix');
});
