import type { Recipe, RecipeCard, RecipeInput } from './recipes.ts';

/** A Daiquiri in every shape, for the API page, tests and fakes. */
export const exampleCard: RecipeCard = {
  id: '01939c5e-6a00-7000-8000-000000000001',
  slug: 'daiquiri',
  name: 'Daiquiri',
  description: 'Rum, lime and sugar in balance: the drink by which a bar is judged.',
  category: 'Rum',
  alcoholic: true,
  difficulty: 'Beginner',
  prepTimeMinutes: 4,
  featured: false,
  image: null,
  picture: '/pictures/daiquiri-1.svg',
  rating: { average: null, count: 0 },
};

export const exampleInput: RecipeInput = {
  name: 'Daiquiri',
  alternativeNames: [],
  description: exampleCard.description,
  category: 'Rum',
  alcoholic: true,
  difficulty: 'Beginner',
  prepTimeMinutes: 4,
  serves: 1,
  method: 'shake',
  glass: 'coupe',
  ice: 'none',
  rim: null,
  garnish: [{ shape: 'wheel', ingredient: 'lime' }],
  homemade: null,
  spec: [
    { amount: 60, unit: 'ml', name: 'White Rum', note: null, optional: false },
    { amount: 25, unit: 'ml', name: 'Lime Juice', note: null, optional: false },
    { amount: 15, unit: 'ml', name: 'Simple Syrup', note: null, optional: false },
  ],
  instructions: ['Shake everything hard with ice.', 'Strain into a chilled coupe.'],
  tags: ['sour', 'citrus'],
  image: null,
};

export const exampleRecipe: Recipe = {
  ...exampleCard,
  ...exampleInput,
  image: null,
  spec: exampleInput.spec.map((line) => ({
    ...line,
    ingredient: line.name.toLowerCase().replaceAll(' ', '-'),
  })),
  ingredients: ['60 ml White Rum', '25 ml Lime Juice', '15 ml Simple Syrup'],
  origin: { place: 'Daiquirí, Cuba' },
  source: 'IBA 2024',
  basedOn: null,
  facts: {
    volumeMl: 132,
    abv: 18.2,
    standardDrinks: 1.4,
    sugarGrams: 9.4,
    acidGrams: 1.5,
    calories: 172,
    allergens: [],
    vegan: true,
  },
  views: 12,
  userId: null,
  visibility: 'public',
  withheld: null,
  revision: 1,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
};
