import { describe, expect, it } from 'vitest';
import { recipeReaders } from './index.ts';
import { vocabulary } from './sample.testing.ts';

const read = (...rows: string[]) => {
  const { recipes, notes } = recipeReaders.csv.read(rows.join('\r\n'), vocabulary);
  const said = notes.flatMap(({ toCheck, detail }) => (toCheck ? detail : []));
  return { names: recipes.map(({ name }) => name), said };
};

describe('what is wrong in a table', () => {
  it('is said by its row, as a spreadsheet counts, and by the words over its column [BEYOND-122]', () => {
    const { names, said } = read(
      'Drink,Glassware,Ingredients,Alcoholic',
      'Gimlet,Coupe,"60 ml gin\n25 ml lemon juice",yes',
      '',
      'Sour,Bathtub,60 ml gin,yes',
      ',Coupe,60 ml gin,yes',
      'Fizz,Coupe,,yes',
    );
    expect(names).toEqual(['Gimlet', 'Sour']);
    expect(said).toEqual(
      expect.arrayContaining([
        'Row 4, column “Glassware”: The glass “Bathtub” is not known here.',
        'Row 5, column “Drink”: We found no name for it.',
        'Row 6, column “Ingredients”: We found no ingredients in it.',
      ]),
    );
  });

  it('names the column of one of several ingredients, or its row where each has one [BEYOND-122]', () => {
    expect(read('Title,Ingredient 1,Ingredient 2', 'Fix,60 ml gin,20 ml fairy dust').said).toContain(
      'Row 2, column “Ingredient 2”: “Fairy dust” is not in our list of ingredients. It keeps its name.',
    );
    expect(read('Cocktail,Amount,Ingredient', 'Fix,60 ml,gin', ',20 ml,fairy dust').said).toContain(
      'Row 3, column “Ingredient”: “Fairy dust” is not in our list of ingredients. It keeps its name.',
    );
  });

  it('keeps the rows before and behind a misplaced quotation mark [BEYOND-122]', () => {
    const { names, said } = read(
      'name,ingredients',
      'Gimlet,60 ml gin',
      '"Sour" or so,60 ml gin',
      'Fix,60 ml gin',
    );
    expect(names).toEqual(['Gimlet', 'Fix']);
    expect(said.filter((one) => one.startsWith('Row 3: A quotation mark'))).toHaveLength(1);
  });
});
