import type { RecipeRow } from '../recipes/recipe.schema.ts';

/** The fields of a recipe that search and the other indices read. */
export const searchedFields = {
  name: 1,
  alternativeNames: 1,
  category: 1,
  tags: 1,
  ingredients: 1,
  instructions: 1,
  alcoholic: 1,
  difficulty: 1,
  prepTimeMinutes: 1,
  featured: 1,
  createdAt: 1,
  spec: 1,
  glass: 1,
  method: 1,
  facts: 1,
  ratingAverage: 1,
  ratingCount: 1,
  userId: 1,
  slug: 1,
  description: 1,
  serves: 1,
  ice: 1,
  garnish: 1,
  rim: 1,
  origin: 1,
} as const;

/** What search and the other indices know of a recipe. */
export type SearchRow = Pick<RecipeRow, '_id' | keyof typeof searchedFields>;

/** Only public recipes can be found. */
export const isPublic = { visibility: 'public' } as const;

const changesOf = (...fields: readonly string[]) => [
  {
    $match: {
      $or: [
        { operationType: { $ne: 'update' } },
        ...fields.map((field) => ({ [`updateDescription.updatedFields.${field}`]: { $exists: true } })),
      ],
    },
  },
];

/** A counted view does not change anything searchable. */
export const worthKnowing = changesOf('revision', 'ratingAverage');

/** A card also shows how many have rated. */
export const worthListing = changesOf('revision', 'ratingAverage', 'ratingCount');
