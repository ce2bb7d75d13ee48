import { describe, expect, it } from 'vitest';
import { recipeReaders, recognizeFormat } from './index.ts';
import { vocabulary } from './sample.testing.ts';

function read(format: 'iba' | 'mealie' | 'tandoor' | 'cooklang', given: unknown) {
  const text = typeof given === 'string' ? given : JSON.stringify(given);
  expect(recognizeFormat(text)).toBe(format);
  const { recipes, notes } = recipeReaders[format].read(text, vocabulary);
  const spec = recipes[0]?.spec.map(({ amount, unit, ingredient, name, note, optional }) =>
    [amount, unit, ingredient ?? name, note && `(${note})`, optional && 'optional'].filter(Boolean).join(' '),
  );
  return { recipes, recipe: recipes[0], spec, notes };
}

describe('a list of drinks of the IBA', () => {
  const drink = {
    name: 'Garden Sour',
    glass: 'old-fashioned',
    category: 'Before Dinner Cocktail',
    ingredients: [
      { unit: 'cl', amount: 4.5, ingredient: 'Gin', label: 'Plymouth' },
      { unit: 'cl', amount: 2, ingredient: 'Syrup', label: 'Simple syrup' },
      { special: '2 to 3 dashes Angostura bitters' },
    ],
    garnish: 'Lemon twist',
    preparation: 'Shake with ice. Strain.',
  };

  it('has amounts in pieces, lines in words and labels [BEYOND-128]', () => {
    const { recipe, spec } = read('iba', [drink]);
    expect(spec).toEqual(['4.5 cl gin (Plymouth)', '2 cl simple-syrup', '2 dash angostura-bitters (2 to 3)']);
    expect(recipe).toMatchObject({
      name: 'Garden Sour',
      glass: 'rocks',
      method: 'shake',
      alcoholic: true,
      garnish: [{ shape: 'twist', ingredient: 'lemon' }],
      instructions: ['Shake with ice. Strain.'],
    });
  });

  it('may have its lines as texts, its steps under method, and stand under a name of its own', () => {
    const { recipe, spec } = read('iba', {
      cocktails: [
        {
          name: 'Sour',
          method: 'Shake it well.',
          ingredients: ['60 ml gin', '1 egg white'],
          standard_drinkware: 'Coupe',
        },
      ],
    });
    expect(spec).toEqual(['60 ml gin', '1 piece egg-white']);
    expect(recipe).toMatchObject({ instructions: ['Shake it well.'], glass: 'coupe' });
  });
});

describe('a recipe of Mealie', () => {
  const recipe = {
    id: '1b2c',
    slug: 'garden-sour',
    name: 'Garden Sour',
    image: 'aX3d',
    recipeYield: '2 drinks',
    totalTime: '1 hour 5 minutes',
    description: 'Green and sour.',
    recipeCategory: [{ name: 'Gin' }],
    tags: [{ name: 'sour' }],
    orgURL: 'https://example.com/garden-sour',
    recipeIngredient: [
      { quantity: 2, unit: { name: 'ounce', abbreviation: 'oz' }, food: { name: 'gin' }, note: 'cold' },
      { quantity: 0.75, unit: { name: 'ounce' }, food: { name: 'lemon juice' }, note: '' },
      { quantity: 1, unit: null, food: null, note: '1 egg white', originalText: '1 egg white' },
      { quantity: 0, unit: null, food: { name: 'soda water' }, note: 'to top' },
      { quantity: 1, food: null, note: 'Lemon wedge for garnish' },
    ],
    recipeInstructions: [{ id: 'a', text: 'Shake with ice.' }, { text: 'Strain.' }],
    notes: [{ title: 'Egg', text: 'May be left out.' }],
  };

  it('is read with its lines in pieces or as they were written [BEYOND-128]', () => {
    const { recipe: sour, spec } = read('mealie', recipe);
    expect(spec).toEqual(['2 oz gin (cold)', '0.75 oz lemon-juice', '1 piece egg-white', 'top soda-water']);
    expect(sour).toMatchObject({
      name: 'Garden Sour',
      category: 'Gin',
      tags: ['sour'],
      serves: 2,
      prepMinutes: 65,
      source: 'https://example.com/garden-sour',
      garnish: [{ shape: 'wedge', ingredient: 'lemon' }],
      instructions: ['Shake with ice.', 'Strain.', 'Egg: May be left out.'],
    });
  });

  it('of an older version has names with underscores', () => {
    const { spec } = read('mealie', {
      name: 'Sour',
      recipe_ingredient: [{ note: '60 ml gin' }],
      recipe_instructions: [{ text: 'Shake.' }],
    });
    expect(spec).toEqual(['60 ml gin']);
  });
});

describe('a recipe of Tandoor', () => {
  it('is read with the ingredients of all its steps, in their order [BEYOND-128]', () => {
    const { recipe, spec } = read('tandoor', {
      name: 'Garden Sour',
      description: 'Green.',
      keywords: [{ name: 'sour' }],
      working_time: 5,
      waiting_time: 10,
      servings: 2,
      source_url: 'https://example.com/garden-sour',
      steps: [
        {
          instruction: 'Strain.\n\nTop up.',
          order: 2,
          ingredients: [
            {
              food: { name: 'soda water' },
              unit: null,
              amount: 0,
              note: 'to top',
              order: 0,
              no_amount: true,
            },
          ],
        },
        {
          instruction: 'Shake with ice.',
          order: 1,
          ingredients: [
            { food: { name: 'lemon juice' }, unit: { name: 'ml' }, amount: 25, order: 2, note: null },
            { is_header: true, note: 'For the shaker', food: null, order: 0 },
            { food: { name: 'gin' }, unit: { name: 'ml' }, amount: 60, order: 1, note: 'cold' },
          ],
        },
      ],
    });
    expect(spec).toEqual(['60 ml gin (cold)', '25 ml lemon-juice', 'top soda-water']);
    expect(recipe).toMatchObject({
      prepMinutes: 15,
      serves: 2,
      source: 'https://example.com/garden-sour',
      instructions: ['Shake with ice.', 'Strain.', 'Top up.'],
    });
  });
});

describe('a recipe in Cooklang', () => {
  const text = [
    '---',
    'title: Garden Sour',
    'servings: 2',
    'tags: [sour, green]',
    'source: https://example.com/garden-sour',
    '---',
    '-- best in summer',
    'Shake @gin{60%ml}(cold), @lemon juice{25%ml} and @egg white{1} in a #shaker{} for ~{10%seconds}. [- hard -]',
    '',
    'Strain into a #coupe{} and top with @&gin{} or @?mint{6%leaves}.',
  ].join('\n');

  it('has its ingredients, tools and times in its steps [BEYOND-128]', () => {
    const { recipe, spec } = read('cooklang', text);
    expect(spec).toEqual([
      '60 ml gin (cold)',
      '25 ml lemon-juice',
      '1 piece egg-white',
      '6 leaf mint optional',
    ]);
    expect(recipe).toMatchObject({
      name: 'Garden Sour',
      serves: 2,
      tags: ['sour', 'green'],
      glass: 'coupe',
      method: 'shake',
      source: 'https://example.com/garden-sour',
      instructions: [
        'Shake gin, lemon juice and egg white in a shaker for 10 seconds.',
        'Strain into a coupe and top with gin or mint.',
      ],
    });
  });

  it('may say what it is behind ">>", with a line for each step, and be called by its file', () => {
    const cooklang = '>> servings: 4\nPour @gin{60%ml}.\nAdd @salt to it.';
    const { recipe, spec } = read('cooklang', JSON.stringify([{ title: 'House Gin', cooklang }]));
    expect(spec).toEqual(['60 ml gin', 'to taste salt']);
    expect(recipe).toMatchObject({
      name: 'House Gin',
      serves: 4,
      instructions: ['Pour gin.', 'Add salt to it.'],
    });
  });

  it('follows another one in the same text', () => {
    expect(
      read('cooklang', `${text}\n\n${text.replace('Garden', 'Winter')}`).recipes.map(({ name }) => name),
    ).toEqual(['Garden Sour', 'Winter Sour']);
  });
});
