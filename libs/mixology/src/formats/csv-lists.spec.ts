import { describe, expect, it } from 'vitest';
import { recipeReaders, recognizeFormat } from './index.ts';
import { vocabulary } from './sample.testing.ts';

const read = (...rows: string[]) => {
  const text = rows.join('\n');
  expect(recognizeFormat(text)).toBe('csv');
  const { recipes, notes } = recipeReaders.csv.read(text, vocabulary);
  return { recipes, notes };
};
const specOf = (...rows: string[]) =>
  read(...rows).recipes.map(({ spec }) =>
    spec.map(({ amount, unit, ingredient, name, note }) =>
      [amount, unit, ingredient ?? name, note && `(${note})`].filter(Boolean).join(' '),
    ),
  );

describe('a cell with a list in one line', () => {
  const gimlet = ['60 ml gin', '25 ml lemon-juice', '15 ml simple-syrup'];

  it.each([
    ['commas', '"60 ml gin, 25 ml lemon juice, 15 ml simple syrup"'],
    ['commas without a space', '"60 ml gin,25 ml lemon juice,15 ml simple syrup"'],
    ['commas and a last "and"', '"60 ml gin, 25 ml lemon juice and 15 ml simple syrup"'],
    ['upright strokes', '60 ml gin | 25 ml lemon juice | 15 ml simple syrup'],
    ['semicolons', '60 ml gin; 25 ml lemon juice; 15 ml simple syrup'],
    ['amounts behind the names', '"gin 60 ml, lemon juice 25 ml, simple syrup 15 ml"'],
    ['decimal commas', '"6 cl gin, 2,5 cl lemon juice, 1,5 cl simple syrup"'],
    ['a list of Python', `"['60 ml gin', '25 ml lemon juice', '15 ml simple syrup']"`],
    ['pairs of Python', `"[['60 ml', 'gin'], ['25 ml', 'lemon juice'], ['15 ml', 'simple syrup']]"`],
    ['a list of JSON', '"[""60 ml gin"", ""25 ml lemon juice"", ""15 ml simple syrup""]"'],
  ])('divided by %s has all its ingredients [BEYOND-128]', (_, cell) => {
    const [spec] = specOf('name,ingredients,steps', `Sour,${cell},Shake.`);
    const inMl = spec?.map((line) =>
      line.replace(/^([\d.]+) cl/, (_all, amount: string) => `${Number(amount) * 10} ml`),
    );
    expect(inMl).toEqual(gimlet);
  });

  it('keeps what is said of an ingredient with it', () => {
    expect(specOf('name,ingredients', 'Sour,"60 ml gin, well chilled, 25 ml lemon juice, or lime"')).toEqual([
      ['60 ml gin (well chilled)', '25 ml lemon-juice (or lime)'],
    ]);
  });

  it('is a list without amounts where its names are known', () => {
    expect(specOf('name,ingredients', 'Sour,"gin, lemon juice, fairy dust"')).toEqual([
      ['to taste gin', 'to taste lemon-juice', 'to taste fairy dust'],
    ]);
  });

  it('that only says more of one ingredient stays one', () => {
    expect(specOf('name,ingredients', 'Neat,"60 ml gin, preferably cold and dry"')).toEqual([
      ['60 ml gin (preferably cold and dry)'],
    ]);
  });

  it('takes amounts from a list of their own', () => {
    expect(specOf('name,ingredients,measures', `Sour,"['gin', 'lemon juice']","['60 ml', '25 ml']"`)).toEqual(
      [['60 ml gin', '25 ml lemon-juice']],
    );
  });
});

describe('columns as tables have them', () => {
  it('a method in sentences is how the drink is made, and its technique is taken from that [BEYOND-128]', () => {
    const { recipes } = read(
      'name,ingredients,method,garnish',
      'Fizz,60 ml gin,"Shake with ice, then strain. Top with soda.",NA',
    );
    expect(recipes[0]).toMatchObject({
      method: 'shake',
      instructions: ['Shake with ice, then strain.', 'Top with soda.'],
      garnish: [],
    });
  });

  it('a method of one word is a technique', () => {
    const { recipes } = read('name,ingredients,method,steps', 'Fizz,60 ml gin,Stirred,Pour.');
    expect(recipes[0]).toMatchObject({ method: 'stir', instructions: ['Pour.'] });
  });

  it('the first of two columns for one thing counts, and the other is said to be left out [BEYOND-128]', () => {
    const { recipes, notes } = read('title,drink,ingredients', 'Fizz,Other,60 ml gin', ',Sour,60 ml gin');
    expect(recipes.map(({ name }) => name)).toEqual(['Fizz', 'Sour']);
    expect(notes).toContainEqual(expect.objectContaining({ field: 'drink', outcome: 'refused' }));
  });

  it('"recipe" beside a name tells how the drink is made, before and behind it', () => {
    for (const rows of [
      ['title,ingredients,recipe', 'Fizz,60 ml gin,SHAKE it hard.'],
      ['recipe,title,ingredients', 'SHAKE it hard.,Fizz,60 ml gin'],
    ])
      expect(read(...rows).recipes[0]).toMatchObject({ name: 'Fizz', instructions: ['SHAKE it hard.'] });
  });

  it.each(['NA', 'N/A', 'none', 'null', '-', 'NaN'])('%s says nothing [BEYOND-128]', (nothing) => {
    const { recipes } = read(
      'name,ingredients,garnish,glass,notes',
      `Fizz,60 ml gin,${nothing},${nothing},${nothing}`,
    );
    expect(recipes[0]).toMatchObject({ garnish: [], instructions: [], description: '' });
  });
});

describe('a table with a row for each ingredient', () => {
  it('is read drink by drink [BEYOND-128]', () => {
    expect(
      specOf(
        'name,quantity,unit,ingredient,note',
        'Sour,60,ml,gin,NA',
        'Sour,25,ml,lemon juice,fresh',
        'Fizz,50,ml,gin,NA',
        'Fizz,NA,NA,soda water,NA',
      ),
    ).toEqual([
      ['60 ml gin', '25 ml lemon-juice (fresh)'],
      ['50 ml gin', 'to taste soda-water'],
    ]);
  });

  it('may name a drink in its first row only', () => {
    expect(specOf('drink,ingredient,measure', 'Sour,gin,2 oz', ',lemon juice,1 oz')).toEqual([
      ['2 oz gin', '1 oz lemon-juice'],
    ]);
  });
});

it('no drink of a table with lists counts as without alcohol [BEYOND-125]', () => {
  const { recipes } = read(
    'category,name,ingredients,method,garnish',
    'Classics,Sour,"Lemon juice,45 ml Gin,1 Egg white",Shake and strain it.,NA',
    'Classics,Neat,"Gin,Soda water",Pour it over ice.,N/A',
  );
  expect(recipes.map(({ alcoholic, spec }) => [alcoholic, spec.length])).toEqual([
    [true, 3],
    [true, 2],
  ]);
});
