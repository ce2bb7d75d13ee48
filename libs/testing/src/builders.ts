import {
  type LibraryIngredient,
  type LibraryRecipe,
  libraryIngredientSchema,
  libraryRecipeSchema,
  type RecipeInput,
} from '@barspoon/contracts';

/** A vocabulary node: `anIngredient('lime-juice', { madeFrom: 'lime' })`. */
export const anIngredient = (slug: string, more: Partial<LibraryIngredient> = {}): LibraryIngredient =>
  libraryIngredientSchema.parse({ slug, name: slug.replaceAll('-', ' '), color: '#f4f6f5', ...more });

/** A library recipe over vocabulary slugs, 30 ml each: `aLibraryRecipe('daiquiri', ['white-rum', 'lime-juice'])`. */
export const aLibraryRecipe = (
  slug: string,
  ingredients: readonly string[],
  more: Partial<LibraryRecipe> = {},
): LibraryRecipe =>
  libraryRecipeSchema.parse({
    slug,
    name: slug
      .split('-')
      .map((word) => `${word[0]?.toUpperCase()}${word.slice(1)}`)
      .join(' '),
    description: 'A drink made for a test, which is a sad thing for a drink to be made for.',
    category: 'Classic',
    tags: ['test', 'short'],
    alcoholic: true,
    difficulty: 'Beginner',
    prepMinutes: 4,
    method: 'shake',
    glass: 'coupe',
    ice: 'none',
    spec: ingredients.map((ingredient) => ({ amount: 30, unit: 'ml', ingredient })),
    instructions: ['Shake everything with ice and strain it into a chilled coupe.'],
    source: 'the test bar',
    ...more,
  });

/** What an editor enters: `aRecipe({ name: 'Hanky Panky' })`. */
export const aRecipe = (more: Partial<RecipeInput> = {}): RecipeInput => ({
  name: 'Hanky Panky',
  alternativeNames: [],
  description: 'Gin and sweet vermouth, and a little Fernet that changes everything.',
  category: 'Classic',
  alcoholic: true,
  difficulty: 'Beginner',
  prepTimeMinutes: 4,
  serves: 1,
  method: 'stir',
  glass: 'coupe',
  ice: 'none',
  rim: null,
  garnish: [],
  homemade: null,
  spec: [
    { amount: 45, unit: 'ml', name: 'Gin', note: null, optional: false },
    { amount: 45, unit: 'ml', name: 'Sweet Vermouth', note: null, optional: false },
  ],
  instructions: ['Stir with ice.', 'Strain into a chilled coupe.'],
  tags: ['stirred', 'gin'],
  image: null,
  ...more,
});
