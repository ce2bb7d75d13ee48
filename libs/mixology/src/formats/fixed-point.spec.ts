import { difficulties, glasses, ices, methods, recipeCategories, rims, units } from '@barspoon/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ExchangeRecipe, exchangeRecipeSchema } from './exchange.ts';
import { recipeFormats, recipeReaders } from './index.ts';
import { vocabulary } from './sample.testing.ts';

/** Words as people write them, with everything that a format could take for its own. */
const word = fc.oneof(
  fc.constantFrom('gin', 'Gin &amp; it', '<b>bold</b>', '**very**', '=1+1', "'", '"', ';', ',', '2.', '- x'),
  fc.constantFrom(
    '½',
    '(rested)',
    '(optional)',
    '{',
    '}',
    '[a](b)',
    '#',
    '&lt;',
    '1,5 cl',
    'to taste',
    'é',
    '|',
  ),
  fc.string({ minLength: 1, maxLength: 8, unit: 'grapheme' }),
);
const text = (max: number) =>
  fc
    .array(word, { minLength: 1, maxLength: 6 })
    .map((words) =>
      words
        .join(' ')
        .replace(/\p{Cc}/gu, '')
        .slice(0, max)
        .trim(),
    )
    .filter((said) => said !== '' && exchangeRecipeSchema.shape.name.safeParse(said).success);
const maybe = <T>(some: fc.Arbitrary<T>) => fc.option(some, { nil: undefined });

const lineOf = fc
  .record({
    amount: maybe(fc.double({ min: 0.01, max: 4000, noNaN: true })),
    unit: fc.constantFrom(...units),
    ingredient: maybe(fc.constantFrom('gin', 'lemon-juice', 'egg-white', 'soda-water')),
    name: text(40),
    note: maybe(text(30)),
    optional: maybe(fc.constant(true as const)),
  })
  .map(({ ingredient, name, ...line }) => ({ ...line, ...(ingredient ? { ingredient } : { name }) }));
const recipeOf: fc.Arbitrary<ExchangeRecipe> = fc
  .record({
    slug: fc.constantFrom('some-drink', 'another-one'),
    name: text(60),
    alternativeNames: fc.array(text(40), { maxLength: 2 }),
    description: fc.oneof(fc.constant(''), text(200)),
    category: fc.constantFrom(...recipeCategories),
    tags: fc.array(text(20), { maxLength: 3 }),
    alcoholic: fc.boolean(),
    difficulty: maybe(fc.constantFrom(...difficulties)),
    prepMinutes: maybe(fc.integer({ min: 1, max: 240 })),
    serves: fc.integer({ min: 1, max: 40 }),
    method: maybe(fc.constantFrom(...methods)),
    glass: fc.constantFrom(...glasses),
    ice: fc.constantFrom(...ices),
    rim: maybe(fc.constantFrom(...rims)),
    spec: fc.array(lineOf, { minLength: 1, maxLength: 4 }),
    garnish: fc.subarray([
      { shape: 'twist' as const, ingredient: 'lemon' },
      { shape: 'cherry' as const, ingredient: 'maraschino-cherry' },
    ]),
    instructions: fc.array(text(120), { minLength: 1, maxLength: 3 }),
    homemade: maybe(
      fc.record({
        makesMl: fc.double({ min: 0.01, max: 5000, noNaN: true }),
        keepsDays: fc.integer({ min: 1, max: 730 }),
      }),
    ),
    source: maybe(text(60)),
  })
  .map((recipe) => exchangeRecipeSchema.parse(recipe));

describe('import, export and import again', () => {
  it.each(Object.entries(recipeFormats))(
    'is a fixed point of %s, whatever a recipe says [BEYOND-25]',
    (_, { write, read }) => {
      fc.assert(
        fc.property(fc.array(recipeOf, { minLength: 1, maxLength: 2 }), (recipes) => {
          const once = read(write(recipes, vocabulary).text, vocabulary).recipes;
          const twice = read(write(once, vocabulary).text, vocabulary).recipes;
          expect(twice).toEqual(once);
        }),
        { numRuns: 300 },
      );
    },
  );

  const measure = fc.constantFrom(
    '1 1/2 oz',
    '4 cl',
    '2 dashes',
    'top with',
    'Juice of 1/2',
    '1 slice',
    '',
    null,
  );
  const ingredient = fc.oneof(fc.constantFrom('Gin', 'Lemon juice', 'Soda water'), text(30));
  const cocktailDb = fc
    .record({
      strDrink: text(60),
      strTags: fc.option(text(20)),
      strCategory: fc.constantFrom('Ordinary Drink', 'Shot', 'Punch / Party Drink', 'Other'),
      strAlcoholic: fc.constantFrom('Alcoholic', 'Non alcoholic', 'Optional alcohol', null),
      strGlass: fc.constantFrom('Highball glass', 'Coupe Glass', 'Mason jar', null),
      strInstructions: text(120),
      lines: fc.array(fc.tuple(ingredient, measure), { minLength: 1, maxLength: 5 }),
    })
    .map(({ lines, ...drink }) => {
      const named = lines.flatMap(([of, much], at) => [
        [`strIngredient${at + 1}`, of],
        [`strMeasure${at + 1}`, much],
      ]);
      return JSON.stringify({ drinks: [{ ...drink, ...Object.fromEntries(named) }] });
    });
  const openDrink = fc
    .record({
      name: text(60),
      description: text(120),
      ingredients: fc.array(
        fc.oneof(
          fc.tuple(measure, ingredient).map(([much, of]) => `${much ?? ''} ${of}`.trim()),
          fc.record({
            quantity: fc.constantFrom('40', '1 1/2', ''),
            measure: fc.constantFrom('ml', 'oz', 'dash', ''),
            ingredient,
          }),
        ),
        { minLength: 1, maxLength: 5 },
      ),
      directions: fc.array(text(120), { minLength: 1, maxLength: 3 }),
      keywords: fc.array(text(20), { maxLength: 3 }),
    })
    .map((drink) => JSON.stringify(drink));

  it.each([
    ['TheCocktailDB', recipeReaders.cocktaildb, cocktailDb],
    ['Open Drinks', recipeReaders.opendrinks, openDrink],
  ] as const)(
    'is a fixed point of what %s is read as, in every format it can leave in [BEYOND-25]',
    (_, site, file) => {
      fc.assert(
        fc.property(file, fc.constantFrom(...Object.values(recipeFormats)), (given, { write, read }) => {
          const once = read(write(site.read(given, vocabulary).recipes, vocabulary).text, vocabulary).recipes;
          expect(read(write(once, vocabulary).text, vocabulary).recipes).toEqual(once);
        }),
        { numRuns: 300 },
      );
    },
  );

  it.each([
    ['TheCocktailDB', recipeReaders.cocktaildb, cocktailDb],
    ['Open Drinks', recipeReaders.opendrinks, openDrink],
  ] as const)('loses nothing of what %s is read as in json', (_, site, file) => {
    fc.assert(
      fc.property(file, (given) => {
        const { recipes } = site.read(given, vocabulary);
        const { write, read } = recipeFormats.json;
        expect(read(write(recipes, vocabulary).text, vocabulary).recipes).toEqual(recipes);
      }),
      { numRuns: 300 },
    );
  });

  it.each(['library', 'json'] as const)('loses nothing at all in %s', (name) => {
    const { write, read } = recipeFormats[name];
    fc.assert(
      fc.property(recipeOf, (recipe) => {
        const { recipes } = read(write([recipe], vocabulary).text, vocabulary);
        expect(recipes).toEqual([recipe]);
      }),
    );
  });
});
