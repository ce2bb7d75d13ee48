/** What search and the indices beside it read of a recipe. */
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
  slug: 1,
  description: 1,
  serves: 1,
  ice: 1,
  garnish: 1,
  origin: 1,
} as const;

/** What may be found is for everybody. */
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

/** A counted view changes nothing that can be searched. */
export const worthKnowing = changesOf('revision', 'ratingAverage');

/** A card says besides how many have rated. */
export const worthListing = changesOf('revision', 'ratingAverage', 'ratingCount');
