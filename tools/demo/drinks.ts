import type { InputOf, ownRecipeRoutes } from '@barspoon/contracts';

type NewRecipe = InputOf<typeof ownRecipeRoutes.create>['body'];
type Spec = NewRecipe['spec'][number];
export type Drink = Omit<NewRecipe, 'basedOn'>;

const line = (amount: number | null, unit: Spec['unit'], name: string, note: string | null = null): Spec => ({
  amount,
  unit,
  name,
  note,
  optional: false,
});
const ml = (amount: number, name: string, note: string | null = null) => line(amount, 'ml', name, note);

type Told = Pick<Drink, 'name' | 'description' | 'method' | 'glass' | 'spec' | 'instructions'> &
  Partial<Drink>;
const drink = (told: Told): Drink => ({
  alternativeNames: [],
  category: 'Signature' as const,
  alcoholic: true,
  serves: 1,
  difficulty: 'Beginner' as const,
  prepTimeMinutes: 4,
  ice: 'none' as const,
  rim: null,
  homemade: null,
  garnish: [],
  tags: ['house'],
  image: null,
  visibility: 'public' as const,
  ...told,
});

/** What one of the cast makes at home for a drink of their own; nobody else reads either. */
export const ownSyrup = drink({
  name: 'Rosemary syrup',
  description: 'Sugar, water, and four sprigs from the balcony, left alone until it smells of the south.',
  alcoholic: false,
  method: 'heat',
  glass: 'mug',
  prepTimeMinutes: 30,
  spec: [ml(300, 'sugar'), ml(300, 'hot water'), line(4, 'sprig', 'rosemary')],
  instructions: [
    'Stir the sugar into the hot water.',
    'Steep the rosemary in it for half an hour, and strain.',
  ],
  homemade: { makesMl: 400, keepsDays: 21 },
  visibility: 'private',
});
export const gardenSour = drink({
  name: 'Garden Sour',
  description: 'A gin sour that went for a walk between the herbs.',
  category: 'Gin',
  method: 'shake',
  glass: 'coupe',
  spec: [ml(50, 'gin'), ml(25, 'lemon juice'), ml(20, 'rosemary syrup')],
  instructions: ['Shake everything hard with ice.', 'Strain into a chilled coupe.'],
  visibility: 'private',
});

/** What somebody of the cast pours at home, by their username. */
export const houseDrinks: Readonly<Record<string, Drink>> = {
  'olive.twist': drink({
    name: 'Twist of Fate',
    description:
      'A dry gin drink that ends on olive brine: a Martini for people who say they do not like them.',
    category: 'Gin',
    method: 'stir',
    glass: 'nick and nora',
    spec: [ml(60, 'gin'), ml(15, 'dry vermouth'), ml(7.5, 'olive brine'), line(1, 'dash', 'orange bitters')],
    garnish: [{ shape: 'olive', ingredient: 'green-olive' }],
    instructions: [
      'Stir everything over plenty of ice for half a minute.',
      'Strain into a frozen Nick and Nora glass.',
      'Drop in one green olive.',
    ],
    tags: ['house', 'savory', 'stirred'],
  }),
  'max.muddle': drink({
    name: 'Balcony Smash',
    description:
      'All the mint that fits into a tin, bourbon, and half a lemon. The balcony grows it back by Friday.',
    category: 'Whiskey',
    method: 'shake',
    glass: 'rocks',
    ice: 'crushed',
    spec: [line(12, 'leaf', 'mint'), ml(60, 'bourbon'), ml(22.5, 'lemon juice'), ml(20, 'simple syrup')],
    garnish: [{ shape: 'mint', ingredient: 'mint' }],
    instructions: [
      'Press the mint gently into the syrup; it should smell, not shred.',
      'Shake with bourbon and lemon juice, and fine-strain over crushed ice.',
      'Slap a sprig of mint and stand it in the ice.',
    ],
    tags: ['house', 'mint', 'summer'],
  }),
  'gingham.fizz': drink({
    name: 'Picnic Fizz',
    description: 'Long, white and gone by noon. The foam survives the walk to the park if you hurry.',
    category: 'Gin',
    method: 'shake',
    glass: 'highball',
    difficulty: 'Intermediate',
    spec: [
      ml(50, 'gin'),
      ml(25, 'lemon juice'),
      ml(20, 'simple syrup'),
      ml(20, 'egg white'),
      ml(60, 'soda water', 'very cold'),
    ],
    garnish: [{ shape: 'wheel', ingredient: 'lemon' }],
    instructions: [
      'Shake everything but the soda without ice until it feels thick, then once more with ice.',
      'Strain into a highball and wait a breath.',
      'Pour the soda down the middle so that the foam rises over the rim.',
    ],
    tags: ['house', 'fizz', 'foam'],
  }),
  'rye.catcher': drink({
    name: 'Field Note',
    description:
      'A Manhattan that took a walk: rye first, and a spoon of Bénédictine where the sugar would be.',
    category: 'Whiskey',
    method: 'stir',
    glass: 'coupe',
    spec: [
      ml(60, 'rye whiskey'),
      ml(22.5, 'sweet vermouth'),
      ml(7.5, 'Bénédictine'),
      line(2, 'dash', 'Angostura bitters'),
    ],
    garnish: [{ shape: 'cherry', ingredient: 'maraschino-cherry' }],
    instructions: ['Stir with ice until the mixing glass frosts.', 'Strain into a coupe over one cherry.'],
    tags: ['house', 'stirred', 'evening'],
  }),
  'daisy.chain': drink({
    name: 'Second Cousin',
    description: 'A Margarita with grapefruit in the family. Half a rim, so that everybody may choose.',
    category: 'Tequila',
    method: 'shake',
    glass: 'rocks',
    ice: 'cubes',
    rim: 'salt',
    spec: [
      ml(50, 'blanco tequila'),
      ml(30, 'grapefruit juice'),
      ml(15, 'triple sec'),
      ml(15, 'lime juice'),
      ml(5, 'agave syrup'),
    ],
    garnish: [{ shape: 'grapefruit', ingredient: 'grapefruit' }],
    instructions: [
      'Wet half the rim of a rocks glass with lime and dip it in salt.',
      'Shake everything with ice and strain over fresh cubes.',
      'Hang a slice of grapefruit over the bare half.',
    ],
    tags: ['house', 'sour', 'grapefruit'],
  }),
  'perry.noggin': drink({
    name: 'Sunday Noggin',
    description:
      'Dessert, and an alibi: a whole egg, cognac and cream, shaken until the tin is too cold to hold.',
    category: 'Seasonal',
    method: 'shake',
    glass: 'wine',
    difficulty: 'Intermediate',
    spec: [
      ml(45, 'cognac'),
      ml(15, 'aged rum'),
      ml(20, 'simple syrup'),
      ml(30, 'cream'),
      line(1, 'piece', 'egg'),
    ],
    garnish: [{ shape: 'nutmeg', ingredient: 'nutmeg' }],
    instructions: [
      'Crack a fresh egg into the tin, add the rest and shake hard without ice.',
      'Shake again with ice and strain into a small wine glass.',
      'Grate nutmeg over it.',
    ],
    tags: ['house', 'creamy', 'winter'],
  }),
  'coco.lada': drink({
    name: 'Rain Delay',
    description:
      'For when the beach is closed: aged rum, pineapple and coconut, with lime so that it stays a drink.',
    category: 'Tropical',
    method: 'blend',
    glass: 'hurricane',
    ice: 'crushed',
    spec: [ml(50, 'aged rum'), ml(75, 'pineapple juice'), ml(25, 'cream of coconut'), ml(15, 'lime juice')],
    garnish: [{ shape: 'pineapple', ingredient: 'pineapple' }],
    instructions: [
      'Blend everything with a cup of crushed ice until no lump rattles.',
      'Pour into a hurricane glass and lean a wedge of pineapple on the rim.',
    ],
    tags: ['house', 'frozen', 'tropical'],
  }),
  'al.dente': drink({
    name: 'Six on the Dot',
    description: 'Bitter, sparkling, punctual. Artichoke and vermouth say that dinner is near.',
    category: 'Classic',
    method: 'build',
    glass: 'wine',
    ice: 'cubes',
    prepTimeMinutes: 2,
    spec: [ml(30, 'Cynar'), ml(30, 'sweet vermouth'), ml(60, 'prosecco'), ml(30, 'soda water')],
    garnish: [
      { shape: 'slice', ingredient: 'orange' },
      { shape: 'olive', ingredient: 'green-olive' },
    ],
    instructions: [
      'Fill a wine glass with ice, pour Cynar and vermouth and then the prosecco.',
      'Add a splash of soda, lift once with a spoon, and garnish with orange and an olive.',
    ],
    tags: ['house', 'aperitivo', 'sparkling'],
  }),
  'yuki.highball': drink({
    name: 'Clear Morning',
    description: 'Two lines and one very cold glass. Everything that is missing is missing on purpose.',
    category: 'Whiskey',
    method: 'build',
    glass: 'highball',
    ice: 'large cube',
    prepTimeMinutes: 3,
    spec: [ml(45, 'blended Scotch whisky'), ml(135, 'soda water', 'from the coldest shelf')],
    garnish: [{ shape: 'twist', ingredient: 'lemon' }],
    instructions: [
      'Stir the whisky with the ice until the glass is cold, and take out the water.',
      'Pour the soda along the ice, not onto it, and lift once.',
      'Press a lemon twist over the top.',
    ],
    tags: ['house', 'highball', 'long'],
  }),
  'brandy.snap': drink({
    name: 'After Service',
    description:
      'What is left when the ovens are off: a Sidecar that borrowed apricots from the pastry shelf.',
    category: 'Classic',
    method: 'shake',
    glass: 'coupe',
    rim: 'sugar',
    spec: [ml(50, 'cognac'), ml(20, 'apricot liqueur'), ml(22.5, 'lemon juice'), ml(5, 'simple syrup')],
    garnish: [{ shape: 'twist', ingredient: 'orange' }],
    instructions: [
      'Sugar the rim of a coupe.',
      'Shake everything with ice, strain, and press a piece of orange peel over it.',
    ],
    tags: ['house', 'sour', 'after dinner'],
  }),
};

/** How two others mix the first of the house drinks. */
export const variations: readonly Drink[] = [
  drink({
    name: 'Dry Season',
    description: 'Twist of Fate with less vermouth and more brine, and an onion where the olive was.',
    category: 'Gin',
    method: 'stir',
    glass: 'martini',
    spec: [ml(70, 'gin'), ml(5, 'dry vermouth'), ml(10, 'olive brine'), line(1, 'dash', 'orange bitters')],
    garnish: [{ shape: 'onion', ingredient: 'cocktail-onion' }],
    instructions: ['Stir for forty seconds and count aloud.', 'Strain into a frozen glass over an onion.'],
    tags: ['house', 'savory', 'strong'],
  }),
  drink({
    name: 'Long Twist',
    description: 'The same idea on a warm evening: half the gin, all the vermouth, and tonic to the top.',
    category: 'Gin',
    method: 'build',
    glass: 'highball',
    ice: 'cubes',
    prepTimeMinutes: 3,
    spec: [ml(40, 'gin'), ml(25, 'dry vermouth'), ml(5, 'olive brine'), ml(100, 'tonic water')],
    garnish: [{ shape: 'twist', ingredient: 'lemon' }],
    instructions: [
      'Build gin, vermouth and brine over ice in a highball.',
      'Top with cold tonic and press a lemon twist over it.',
    ],
    tags: ['house', 'long', 'low effort'],
  }),
];
