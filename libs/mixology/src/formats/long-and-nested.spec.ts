import { describe, expect, it } from 'vitest';
import { recipeReaders } from './index.ts';
import { vocabulary } from './sample.testing.ts';

const base = {
  '@type': 'Recipe',
  name: 'Gin Fix',
  recipeIngredient: ['60 ml gin', '25 ml lemon juice'],
  recipeInstructions: 'Shake.',
};
const read = (given: object) => {
  const { recipes, notes } = recipeReaders['schema.org'].read(
    JSON.stringify({ ...base, ...given }),
    vocabulary,
  );
  return { recipe: recipes[0], toCheck: notes.flatMap(({ toCheck, detail }) => (toCheck ? detail : [])) };
};
const sentence = 'Shake it with a lot of ice until the tin is so cold that your hands hurt a bit. ';

describe('a page that writes more than a recipe holds', () => {
  it('has a long step split where sentences end, and nothing is lost [BEYOND-126]', () => {
    const { recipe, toCheck } = read({ recipeInstructions: [sentence.repeat(20), 'Strain.'] });
    const steps = recipe?.instructions ?? [];
    expect(steps.length).toBeGreaterThan(2);
    expect(steps.every((step) => step.length <= 600 && /[.]$/.test(step))).toBe(true);
    expect(steps.join(' ')).toBe(`${sentence.repeat(20).trim()} Strain.`);
    expect(toCheck).toContain('One step is longer than 600 characters; we split it.');
  });

  it('has a step without any end of a sentence split between words', () => {
    const { recipe } = read({ recipeInstructions: ['shake '.repeat(300)] });
    expect(recipe?.instructions.every((step) => step.length <= 600)).toBe(true);
    expect(recipe?.instructions.join(' ')).toBe('shake '.repeat(300).trim());
  });

  it('has many short steps put together [BEYOND-126]', () => {
    const steps = Array.from({ length: 300 }, (_, at) => `Stir ${at} times.`);
    const { recipe } = read({ recipeInstructions: steps });
    expect(recipe?.instructions.length).toBeLessThanOrEqual(40);
    expect(recipe?.instructions.join(' ')).toBe(steps.join(' '));
  });

  it('keeps the name of an ingredient as far as it goes, and the rest as a note', () => {
    const long = `very special ${'fairy '.repeat(25)}dust`;
    const { recipe, toCheck } = read({ recipeIngredient: ['60 ml gin', `1 tsp ${long}`] });
    const line = recipe?.spec[1];
    expect(line?.name?.length).toBeLessThanOrEqual(120);
    expect(long.startsWith(line?.name ?? '-')).toBe(true);
    expect(line?.note).toMatch(/^fairy/);
    expect(toCheck).toContain('One ingredient is longer than 120 characters; we cut it.');
  });

  it('says which ingredients are left out where there are more than fit', () => {
    const { recipe, toCheck } = read({
      recipeIngredient: [...Array<string>(40).fill('60 ml gin'), '1 tsp fairy dust'],
    });
    expect(recipe?.spec).toHaveLength(40);
    expect(toCheck).toContainEqual(
      expect.stringMatching(/^There are more than 40 ingredients\..*fairy dust$/),
    );
  });
});

describe('a page that writes its lists in its own way', () => {
  it.each([
    ['lists in lists', [['60 ml gin'], [['25 ml lemon juice']]]],
    ['one text with line ends', '60 ml gin\n25 ml lemon juice\n'],
    ['one text with markup', '<ul><li>60 ml gin</li><li>25 ml lemon juice</li></ul>'],
    ['one text with breaks', ['60 ml gin<br />25 ml lemon juice']],
    ['one text with commas', '60 ml gin, 25 ml lemon juice'],
    [
      'amounts, units and names of their own',
      [
        { '@type': 'PropertyValue', value: 60, unitText: 'ml', name: 'gin' },
        { '@type': 'PropertyValue', value: '25', unitText: 'ml', name: 'lemon juice' },
      ],
    ],
    ['headings between', ['For the drink:', '60 ml gin', '<b>And this:</b>', '25 ml lemon juice']],
  ])('is read: %s [BEYOND-126]', (_, recipeIngredient) => {
    expect(read({ recipeIngredient }).recipe?.spec).toEqual([
      { amount: 60, unit: 'ml', ingredient: 'gin' },
      { amount: 25, unit: 'ml', ingredient: 'lemon-juice' },
    ]);
  });

  it.each([
    ['lists in lists', [['Shake.'], [['Strain.']]]],
    ['a list as markup', '<ol><li>Shake.</li><li>Strain.</li></ol>'],
    ['breaks', 'Shake.<br>Strain.'],
    ['an item of a section', { '@type': 'HowToSection', item: [{ text: 'Shake.' }, { name: 'Strain.' }] }],
    ['steps of a section', [{ '@type': 'HowToSection', steps: ['Shake.', 'Strain.'] }]],
  ])('has its steps read: %s [BEYOND-126]', (_, recipeInstructions) => {
    expect(read({ recipeInstructions }).recipe?.instructions).toEqual(['Shake.', 'Strain.']);
  });

  it('is taken without steps, which are asked for [BEYOND-126]', () => {
    const { recipe, toCheck } = read({ recipeInstructions: undefined });
    expect(recipe?.instructions).toEqual([]);
    expect(toCheck).toContain('We found no steps in it.');
  });

  it('has its garnish read from among the ingredients [BEYOND-126]', () => {
    const { recipe } = read({
      recipeIngredient: [
        '60 ml gin',
        'Garnish: lemon wedge',
        'Mint to garnish',
        'gold leaf, for garnish',
        '20 ml lemon juice, plus more for garnish',
      ],
    });
    expect(recipe?.spec.map(({ ingredient }) => ingredient)).toEqual(['gin', 'lemon-juice']);
    expect(recipe?.garnish).toEqual([
      { shape: 'wedge', ingredient: 'lemon' },
      { shape: 'mint', ingredient: 'mint' },
    ]);
    expect(recipe?.instructions).toEqual(['Shake.', expect.stringMatching(/^Garnish: gold leaf/)]);
  });

  it('is from its whole author, with the address it stands at [BEYOND-126]', () => {
    const url = 'https://example.com/gin-fix';
    expect(
      read({ url, author: [{ '@type': 'Person', name: 'Ada Coleman' }, 'Sam Ross'] }).recipe?.source,
    ).toBe(`Ada Coleman, Sam Ross, ${url}`);
    expect(read({ url, author: { givenName: 'Ada', familyName: 'Coleman' } }).recipe?.source).toBe(
      `Ada Coleman, ${url}`,
    );
    expect(read({ url: 'javascript:alert(1)' }).recipe?.source).toBeUndefined();
  });
});

describe('what a report says', () => {
  it.each([
    [{ name: '' }, 'We found no name for it.'],
    [{ recipeIngredient: [] }, 'We found no ingredients in it.'],
    [
      { recipeIngredient: ['60 ml gin', '2 oz fairy dust'] },
      '“Fairy dust” is not in our list of ingredients. It keeps its name.',
    ],
    [
      { recipeIngredient: ['2 oz Jim Beam Black'] },
      '“Jim Beam Black” is not in our list of ingredients. It keeps its name.',
    ],
  ])('is a sentence for people: %j', (given, sentence) => {
    expect(read(given).toCheck).toContain(sentence);
  });
});
