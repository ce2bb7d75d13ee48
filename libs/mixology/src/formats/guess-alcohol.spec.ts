import { libraryIngredientSchema } from '@barspoon/contracts';
import { describe, expect, it } from 'vitest';
import { parseIngredientLine } from '../parse-ingredient-line.ts';
import { compileVocabulary } from '../vocabulary.ts';
import type { ExchangeLine } from './exchange.ts';
import { alcoholIn } from './guess-alcohol.ts';
import { recipeReaders } from './index.ts';

const node = (slug: string, abv: number) =>
  libraryIngredientSchema.parse({ slug, name: slug.replaceAll('-', ' '), color: '#ffffff', abv });
const vocabulary = compileVocabulary([
  node('tequila', 40),
  node('aperol', 11),
  node('angostura-bitters', 44.7),
  node('lime-juice', 0),
  node('vinegar', 0),
  node('lemonade', 0),
]);

/** Lines as a file has them, their ingredients found by name. */
const spec = (lines: string[]): ExchangeLine[] =>
  lines.flatMap((text) => {
    const line = parseIngredientLine(text);
    if (!line) return [];
    const { amount, unit, name, note, optional } = line;
    const ingredient = vocabulary.resolve(name)?.slug;
    return [
      {
        unit,
        name,
        optional,
        ...(note && { note }),
        ...(amount !== null && { amount }),
        ...(ingredient && { ingredient }),
      },
    ] as ExchangeLine[];
  });
const isAlcoholic = (...lines: string[]) => alcoholIn({ spec: spec(lines), vocabulary }).alcoholic;

describe('whether an imported drink has alcohol', () => {
  it.each([
    [['Tequila', 'lime juice']],
    [['.75 oz tequila', '.75 oz lime juice']],
    [['1/3 Aperol', '2/3 lime juice']],
    [['2-3 oz tequila']],
    [['top with tequila', '60 ml lime juice']],
    [['2 oz Old Grandpa Rum', 'lime juice']],
    [['1 bottle wine from the cellar']],
    [['Umeshu liqueur', 'lime juice']],
    [['3 pieces tequila', '200 ml lime juice']],
    [['40 % spirit of the house']],
    [['vanilla flavored liqueur']],
    [['30 ml Pfefferminzlikör', '60 ml lime juice']],
    [['sparkling water or champagne']],
    [['1 bottle hard seltzer']],
    [['1/2 cup 151-proof firewater']],
    [['crème de violette']],
  ])('is said of %s [BEYOND-125]', (lines) => {
    expect(isAlcoholic(...lines)).toBe(true);
  });

  it.each([
    [['60 ml lime juice']],
    [['250 ml lime juice', '2 dashes angostura bitters']],
    [['60 ml lime juice', 'tequila (optional)']],
    [['non-alcoholic gin', '60 ml lime juice']],
    [['1 tsp red wine vinegar', '60 ml lime juice']],
    [['100 ml ginger beer from the shop', '60 ml lime juice']],
    [['500 ml lime juice', '1 teaspoon tequila']],
    [['alcohol-free beer, 0.0 %']],
    [['1 wine glass of water', 'root beer']],
    [['2 drops rum extract', 'ginseng', 'portobello']],
  ])('is not said of %s [BEYOND-125]', (lines) => {
    expect(isAlcoholic(...lines)).toBe(false);
  });
});

describe('what a file says of alcohol', () => {
  const read = (strAlcoholic: string | null, strIngredient1: string, strMeasure1: string) => {
    const drink = {
      strDrink: 'A drink',
      strAlcoholic,
      strCategory: 'Non-Alcoholic',
      strInstructions: 'Stir.',
    };
    const { recipes, notes } = recipeReaders.cocktaildb.read(
      JSON.stringify([{ ...drink, strIngredient1, strMeasure1 }]),
      vocabulary,
    );
    return { recipe: recipes[0], note: notes.find(({ field }) => field === 'alcoholic') };
  };

  it('is not believed when there is some in it [BEYOND-125]', () => {
    const { recipe, note } = read('Non alcoholic', 'tequila', '60 ml');
    expect(recipe).toMatchObject({ alcoholic: true, category: 'Tequila' });
    expect(note).toMatchObject({ toCheck: true });
  });

  it('is to be checked where it is guessed from a name, or nothing was found [BEYOND-125]', () => {
    expect(read(null, 'tequila', '60 ml').note).toMatchObject({ outcome: 'guessed', detail: 'true' });
    expect(read(null, 'tequila', '60 ml').note?.toCheck).toBeUndefined();
    expect(read(null, 'tequila', '').note).toMatchObject({ toCheck: true });
    expect(read(null, 'Old Grandpa Rum', '60 ml').note).toMatchObject({ toCheck: true });
    expect(read(null, 'lime juice', '60 ml').note).toMatchObject({ toCheck: true });
    expect(read('Non alcoholic', 'lime juice', '60 ml').note).toBeUndefined();
  });

  it('is known of a brand that is named alone [BEYOND-125]', () => {
    expect(read(null, 'Jose Cuervo Especial', '60 ml').recipe).toMatchObject({
      alcoholic: true,
      spec: [{ ingredient: 'tequila', note: 'Jose Cuervo Especial' }],
    });
  });
});

describe('a note beside what has no alcohol', () => {
  const isAlcoholicWith = (ingredient: string, note: string) =>
    alcoholIn({ spec: [{ ingredient, note, unit: 'ml', amount: 60 }], vocabulary }).alcoholic;

  it.each([
    ['vinegar', 'white wine', false],
    ['vinegar', 'apple cider', false],
    ['vinegar', 'or white wine', true],
    ['lemonade', 'cloudy', false],
    ['lemonade', 'vodka', true],
    ['lemonade', 'or hard cider', true],
  ] as const)('%s, %s: %s [BEYOND-125]', (ingredient, note, alcoholic) => {
    expect(isAlcoholicWith(ingredient, note)).toBe(alcoholic);
  });
});
