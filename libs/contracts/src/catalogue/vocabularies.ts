/** The one category vocabulary of recipes: the union of both screens' choices. Implements CONTRA-13. */
export const recipeCategories = [
  'Classic',
  'Modern',
  'Non-Alcoholic',
  'Seasonal',
  'Signature',
  'Tropical',
  'Whiskey',
  'Gin',
  'Vodka',
  'Rum',
  'Tequila',
  'Mocktail',
] as const;
export type RecipeCategory = (typeof recipeCategories)[number];

/** Who may read a recipe: everybody, whoever has its link, or its author alone. Implements BEYOND-25. */
export const recipeVisibilities = ['public', 'link', 'private'] as const;
export type RecipeVisibility = (typeof recipeVisibilities)[number];

/** Why others do not see what a member wrote: it waits for a moderator, or was removed by one. */
export const withheldStates = ['held', 'removed'] as const;
export type Withheld = (typeof withheldStates)[number];

/** The five category buttons of `/recipes` besides "All". Implements REC-02. */
export const browseCategories = ['Classic', 'Modern', 'Non-Alcoholic', 'Seasonal', 'Signature'] as const;

/** Stored difficulty; cards say Easy, Medium or Hard (`difficultyLabel`). Implements CONTRA-12. */
export const difficulties = ['Beginner', 'Intermediate', 'Advanced', 'Expert'] as const;
export type Difficulty = (typeof difficulties)[number];

/** Glasses a recipe may be served in; each has a shape of its own in the drawn picture. */
export const glasses = [
  'rocks',
  'double rocks',
  'highball',
  'collins',
  'coupe',
  'martini',
  'nick and nora',
  'flute',
  'wine',
  'balloon',
  'hurricane',
  'tiki mug',
  'copper mug',
  'julep cup',
  'irish coffee',
  'mug',
  'shot',
  'snifter',
  'margarita',
  'sling',
  'pint',
  'pilsner',
  'punch bowl',
  'punch cup',
] as const;
export type Glass = (typeof glasses)[number];

export const methods = [
  'shake',
  'stir',
  'build',
  'throw',
  'blend',
  'layer',
  'muddle',
  'swizzle',
  'heat',
] as const;
export type Method = (typeof methods)[number];

export const ices = ['none', 'cubes', 'large cube', 'crushed', 'cracked', 'block'] as const;
export type Ice = (typeof ices)[number];

export const garnishShapes = [
  'twist',
  'wheel',
  'wedge',
  'slice',
  'cherry',
  'olive',
  'onion',
  'mint',
  'herb',
  'bean',
  'berry',
  'pineapple',
  'celery',
  'cucumber',
  'apple',
  'flower',
  'umbrella',
  'cinnamon',
  'nutmeg',
  'chocolate',
  'cream',
  'cube',
  'grapefruit',
  'banana',
  'ginger',
] as const;
export type GarnishShape = (typeof garnishShapes)[number];

export const rims = ['salt', 'sugar', 'chili salt', 'cinnamon sugar', 'cocoa', 'coconut'] as const;
export type Rim = (typeof rims)[number];

export const clarities = ['clear', 'cloudy', 'creamy'] as const;
export const allergens = ['egg', 'dairy', 'nuts', 'gluten', 'sulphites', 'soy', 'celery', 'fish'] as const;
export type Allergen = (typeof allergens)[number];
/** What a sentence calls them; the others are called what they are. */
export const allergenName = (allergen: Allergen): string =>
  allergen === 'sulphites' ? 'sulfites' : allergen;

/** What a substitute does in the drink. */
export const substituteRoles = [
  'base spirit',
  'modifier',
  'sweetener',
  'sour',
  'bitter',
  'lengthener',
  'texture',
  'flavor',
] as const;
export type SubstituteRole = (typeof substituteRoles)[number];

/** How close a drink with the substitute is to the original, closest first. */
export const substituteClosenesses = ['close', 'works', 'different drink'] as const;
export type SubstituteCloseness = (typeof substituteClosenesses)[number];

/** What a substitute may add that the ingredient does not have. */
export const substituteMarks = [...allergens, 'alcohol'] as const;
export type SubstituteMark = (typeof substituteMarks)[number];

/** How much one recipe holds. */
export const recipeMax = { lines: 40, steps: 40, stepLength: 600 } as const;
