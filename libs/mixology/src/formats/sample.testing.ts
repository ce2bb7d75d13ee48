import { type LibraryIngredient, libraryIngredientSchema } from '@barspoon/contracts';
import { compileVocabulary } from '../vocabulary.ts';
import { type ExchangeRecipe, exchangeRecipeSchema, type FormatNote } from './exchange.ts';

const node = (slug: string, given: Partial<LibraryIngredient> = {}): LibraryIngredient =>
  libraryIngredientSchema.parse({ slug, name: slug.replaceAll('-', ' '), color: '#ffffff', ...given });

/** A small vocabulary for the tests of the formats. */
export const vocabulary = compileVocabulary([
  node('spirit', { group: true }),
  node('gin', { abv: 40, parent: 'spirit', aliases: ['dry gin'] }),
  node('london-dry-gin', { abv: 43, parent: 'gin', name: 'London dry gin' }),
  node('citrus', { group: true }),
  node('lemon', { parent: 'citrus', garnish: 'wedge' }),
  node('lemon-twist', { madeFrom: 'lemon', garnish: 'twist', aliases: ['lemon peel'] }),
  node('lemon-juice', { madeFrom: 'lemon', acid: 6 }),
  node('simple-syrup', { sugar: 61 }),
  node('egg-white', { pieceMl: 30, vegan: false, allergens: ['egg'] }),
  node('egg', { pieceMl: 50 }),
  node('ale', { barCategory: 'beer', abv: 5 }),
  node('mint', { garnish: 'mint' }),
  node('lime', { parent: 'citrus', garnish: 'wheel' }),
  node('nutmeg', { garnish: 'nutmeg' }),
  node('soda-water', { carbonated: true }),
  node('maraschino-cherry', { garnish: 'cherry' }),
  node('angostura-bitters', { abv: 44.7, name: 'Angostura bitters' }),
]);

/** A recipe that uses every field. */
export const fizz: ExchangeRecipe = exchangeRecipeSchema.parse({
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
  homemade: { makesMl: 400, keepsDays: 3 },
  origin: { creator: 'Somebody', place: 'New Orleans', year: 1888 },
  source: 'Test 2024',
});

/** What became of a field, in the order of the notes. */
export const outcomes = (notes: readonly FormatNote[], field: string) =>
  notes.filter((note) => note.field === field).map(({ outcome }) => outcome);
