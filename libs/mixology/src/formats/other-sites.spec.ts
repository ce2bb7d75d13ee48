import { describe, expect, it } from 'vitest';
import { recipeFormats, recipeReaders, recognizeFormat } from './index.ts';
import { outcomes, vocabulary } from './sample.testing.ts';

describe('TheCocktailDB', () => {
  const text = JSON.stringify({
    drinks: [
      {
        idDrink: '11000',
        strDrink: 'Gin &amp; <b>Soda</b>',
        strDrinkAlternate: null,
        strTags: 'IBA,Classic',
        strCategory: 'Ordinary Drink',
        strAlcoholic: 'Alcoholic',
        strGlass: 'Highball glass',
        strInstructions: 'Build over ice. Top with soda. Garnish with a lime wheel.',
        strDrinkThumb: 'https://www.thecocktaildb.com/x.jpg',
        strIngredient1: 'Gin',
        strMeasure1: '1 1/2 oz ',
        strIngredient2: 'Fairy dust',
        strMeasure2: null,
        strIngredient3: '',
        strIngredient4: 'Soda water',
        strMeasure4: 'top with ',
      },
      { strDrink: 'Nothing' },
    ],
  });

  it('is recognized and read, with what is left out named [BEYOND-25]', () => {
    expect(recognizeFormat(text)).toBe('cocktaildb');
    const { recipes, notes } = recipeReaders.cocktaildb.read(text, vocabulary);
    expect(recipes).toEqual([
      expect.objectContaining({
        name: 'Gin & Soda',
        tags: ['iba', 'classic'],
        category: 'Gin',
        alcoholic: true,
        glass: 'highball',
        ice: 'cubes',
        spec: [
          { amount: 1.5, unit: 'oz', ingredient: 'gin' },
          { unit: 'to taste', name: 'Fairy dust' },
          { unit: 'top', ingredient: 'soda-water' },
        ],
        instructions: ['Build over ice.', 'Top with soda.', 'Garnish with a lime wheel.'],
        source: 'TheCocktailDB',
      }),
    ]);
    expect(outcomes(notes, 'photo')).toEqual(['refused']);
    expect(notes.filter(({ recipe, outcome }) => recipe === 'Nothing' && outcome === 'refused')).toEqual([
      expect.objectContaining({ field: 'spec', detail: 'We found no ingredients in it.', toCheck: true }),
    ]);
  });

  it('is read from the table others have made of it', () => {
    const table =
      'strDrink,strGlass,strInstructions,strIngredient1,strIngredient2,strMeasure1,strMeasure2,dateModified\r\n' +
      'Gin Fix,Coupe glass,Shake with ice. Strain.,Gin,Lemon juice,60 ml,1 oz,2016\r\n';
    expect(recognizeFormat(table)).toBe('csv');
    const { recipes, notes } = recipeReaders.csv.read(table, vocabulary);
    expect(recipes).toEqual([
      expect.objectContaining({
        name: 'Gin Fix',
        glass: 'coupe',
        spec: [
          { amount: 60, unit: 'ml', ingredient: 'gin' },
          { amount: 1, unit: 'oz', ingredient: 'lemon-juice' },
        ],
        instructions: ['Shake with ice.', 'Strain.'],
      }),
    ]);
    expect(outcomes(notes, 'dateModified')).toEqual(['refused']);
  });
});

describe('Open Drinks', () => {
  it('is recognized and read, whether its lines are texts or in pieces [BEYOND-25]', () => {
    const drink = {
      name: 'Gin Sour',
      description: 'Short.',
      github: 'somebody',
      ingredients: [
        { quantity: '40', measure: 'ml', ingredient: 'gin' },
        '20 ml lemon juice',
        { quantity: '', measure: '', ingredient: 'mint' },
      ],
      directions: ['Shake all ingredients with ice.', 'Fine strain into a coupe.'],
      image: 'x.jpg',
      keywords: ['gin', 'sour'],
    };
    const text = JSON.stringify(drink);
    expect(recognizeFormat(text)).toBe('opendrinks');
    const { recipes } = recipeReaders.opendrinks.read(text, vocabulary);
    expect(recipes).toEqual([
      expect.objectContaining({
        name: 'Gin Sour',
        tags: ['gin', 'sour'],
        method: 'shake',
        glass: 'coupe',
        spec: [
          { amount: 40, unit: 'ml', ingredient: 'gin' },
          { amount: 20, unit: 'ml', ingredient: 'lemon-juice' },
          { unit: 'to taste', ingredient: 'mint' },
        ],
        source: 'Open Drinks',
      }),
    ]);
  });
});

describe('a table', () => {
  it.each([
    ['semicolons and its own words', 'Cocktail;Ingredients;Steps\nGin Fix;60 ml gin, cold;Stir.\n'],
    ['tabs', 'name\tspec\tinstructions\nGin Fix\t60 ml gin, cold\tStir.\n'],
    [
      'quotes and line ends in its cells',
      '\uFEFF"Name","Ingredients","Steps"\r\n"Gin Fix","60 ml gin, cold\n","Stir."',
    ],
  ])('with %s is recognized and read [BEYOND-25]', (_, text) => {
    expect(recognizeFormat(text)).toBe('csv');
    const { recipes } = recipeReaders.csv.read(text, vocabulary);
    expect(recipes).toEqual([
      expect.objectContaining({
        name: 'Gin Fix',
        spec: [{ amount: 60, unit: 'ml', ingredient: 'gin', note: 'cold' }],
        instructions: ['Stir.'],
      }),
    ]);
  });

  it.each([
    [
      'without a column for ingredients',
      'name,color\nGin Fix,blue\n',
      'has no columns for names and ingredients',
    ],
    ['with a quote that does not end', 'name,ingredients\n"Gin Fix,60 ml gin\n', 'Row 2: A quotation mark'],
    [
      'that is too wide',
      `name,ingredients${',x'.repeat(125_000)}\n`,
      'has no columns for names and ingredients',
    ],
  ])('%s is refused', (_, text, why) => {
    const { recipes, notes } = recipeReaders.csv.read(text, vocabulary);
    expect(recipes).toEqual([]);
    expect(notes).toEqual([
      expect.objectContaining({ outcome: 'refused', detail: expect.stringContaining(why) }),
    ]);
  });

  it('never hands a formula to a spreadsheet', () => {
    const [formula] = recipeFormats.csv.read(
      'name,ingredients,steps\n=1+1,60 ml gin,Stir\n',
      vocabulary,
    ).recipes;
    if (!formula) throw new Error('not read');
    const { text } = recipeFormats.csv.write([formula], vocabulary);
    expect(text).toContain(`\n"'=1+1",`);
    expect(recipeFormats.csv.read(text, vocabulary).recipes).toEqual([formula]);
  });
});
