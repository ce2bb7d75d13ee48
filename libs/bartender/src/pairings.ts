import type { Taste } from './tastes.ts';

export interface Pairing {
  pattern: RegExp;
  /** What is paired, to be said back. */
  thing: string;
  why: string;
  tastes: readonly Taste[];
  /** One of these in it. */
  with?: readonly string[];
  not?: readonly Taste[];
}

/** What goes with what one eats: like with like, or a contrast that wakes the tongue. */
export const foodPairings: readonly Pairing[] = [
  {
    pattern: /\boysters?|\bshellfish|\bseafood|\bshrimps?|\bprawns?|\bceviche|\blobster|\bcrab\b/,
    thing: 'seafood',
    why: 'Salt and the sea want something dry, cold and bright.',
    tastes: ['dry'],
    with: ['gin', 'dry-vermouth', 'fino-sherry', 'champagne', 'sparkling-wine'],
    not: ['sweet', 'creamy'],
  },
  {
    pattern: /\bsushi|\bsashimi/,
    thing: 'sushi',
    why: 'Clean fish wants something clean: dry, light and with a little citrus.',
    tastes: ['light'],
    with: ['sake', 'gin', 'shochu', 'yuzu-juice', 'cucumber', 'japanese-whisky'],
    not: ['sweet', 'creamy'],
  },
  {
    pattern: /\bfish\b|\bsalmon|\btuna\b|\bcod\b/,
    thing: 'fish',
    why: 'Citrus does for fish in the glass what it does on the plate.',
    tastes: ['citrusy', 'refreshing'],
    not: ['creamy'],
  },
  {
    pattern: /\bsteak|\bbeef|\bburgers?|\bribs\b|\bbarbecue|\bbbq\b|\bgrill(?:ed)?\b|\bbrisket/,
    thing: 'grilled meat',
    why: 'Char and fat stand up to whiskey and a bitter edge.',
    tastes: ['strong'],
    with: ['whiskey', 'mezcal', 'aged-rum', 'campari'],
    not: ['creamy'],
  },
  {
    pattern: /\blamb|\bduck|\bgame\b|\bvenison/,
    thing: 'dark meat',
    why: 'Rich, dark meat likes dark fruit, sweet vermouth and a bitter end.',
    tastes: ['strong'],
    with: ['sweet-vermouth', 'port', 'cognac', 'rye-whiskey'],
    not: ['creamy'],
  },
  {
    pattern: /\bpork|\bham\b|\bbacon|\bsausages?/,
    thing: 'pork',
    why: 'Apple and ginger have been pork’s friends for a long time.',
    tastes: ['refreshing'],
    with: ['apple', 'apple-brandy', 'ginger-beer', 'bourbon'],
  },
  {
    pattern: /\bchicken|\bturkey|\bpoultry/,
    thing: 'poultry',
    why: 'A light, herbal drink with citrus leaves room for it.',
    tastes: ['citrusy'],
    with: ['gin', 'white-rum', 'dry-vermouth', 'basil', 'thyme'],
    not: ['creamy'],
  },
  {
    pattern:
      /\bcurry|\bindian|\bthai|\bspicy food|\bspicy\b.*\b(?:food|dish|dinner)|\bchil[il]i con|\bsichuan|\bkorean/,
    thing: 'spicy food',
    why: 'Heat wants something cool, a little sweet and not too strong: alcohol fans the fire.',
    tastes: ['light', 'refreshing'],
    not: ['strong', 'spicy'],
  },
  {
    pattern: /\btacos?|\bmexican|\bguacamole|\bnachos|\bburritos?|\bfajitas?/,
    thing: 'tacos',
    why: 'Lime, salt and agave grew up with them.',
    tastes: ['citrusy'],
    with: ['tequila', 'mezcal', 'lager'],
  },
  {
    pattern: /\bpizza|\bpasta|\bspaghetti|\bitalian|\blasagn/,
    thing: 'pizza and pasta',
    why: 'A bitter Italian aperitif cuts through tomato and cheese.',
    tastes: ['bitter'],
    not: ['creamy'],
  },
  {
    pattern: /\bblue cheese|\bstilton|\broquefort|\bgorgonzola/,
    thing: 'blue cheese',
    why: 'Salt and mold love sweetness: port, sherry or honey.',
    tastes: [],
    with: ['port', 'px-sherry', 'cream-sherry', 'honey', 'honey-syrup', 'cognac'],
  },
  {
    pattern: /\bcheese/,
    thing: 'cheese',
    why: 'Dry sherry and vermouth have the nuts and the acid that cheese asks for.',
    tastes: [],
    with: ['sherry', 'vermouth', 'apple-brandy', 'port'],
    not: ['creamy'],
  },
  {
    pattern: /\bdark chocolate|\bchocolate\b|\bbrownies?|\btruffles?/,
    thing: 'chocolate',
    why: 'Chocolate likes what is aged: rum, whiskey, coffee and orange.',
    tastes: [],
    with: ['aged-rum', 'dark-rum', 'bourbon', 'cognac', 'coffee-liqueur', 'grand-marnier'],
    not: ['sour'],
  },
  {
    pattern: /\bdesserts?|\bcakes?\b|\bcookies|\bpie\b|\btiramisu|\bice cream/,
    thing: 'dessert',
    why: 'The drink should be at least as sweet as the plate, or bitter like coffee.',
    tastes: ['after dinner'],
  },
  {
    pattern: /\bsalads?|\bvegetables|\bvegetarian|\basparagus|\bgreens\b/,
    thing: 'something green',
    why: 'Herbs and cucumber meet it on its own ground, and little alcohol keeps it fresh.',
    tastes: ['light', 'refreshing'],
    not: ['creamy'],
  },
  {
    pattern:
      /\bolives|\bnuts\b.*\bsnack|\bchips|\bcrisps|\bsnacks?|\bcharcuterie|\btapas|\bappetizers?|\bantipast/,
    thing: 'salty bites',
    why: 'Salt makes bitterness gentle, which is what an aperitif is about.',
    tastes: ['before dinner'],
  },
  {
    pattern: /\bfried\b|\bfries|\bfish and chips|\btempura/,
    thing: 'fried food',
    why: 'Bubbles and acid cut through fat.',
    tastes: ['fizzy'],
    not: ['creamy', 'sweet'],
  },
  {
    pattern: /\beggs benedict|\bomelette|\bpancakes|\bwaffles|\bbrunch|\bbreakfast/,
    thing: 'brunch',
    why: 'Something bright and not too strong: the day is long.',
    tastes: ['for brunch'],
  },
];

/** Cigars by their strength: the milder the smoke, the lighter the glass. Implements STATIC-01. */
export const cigarPairings: readonly Pairing[] = [
  {
    pattern: /\bmild|\blight|\bconnecticut|\bcreamy|\bbeginner|\bfirst\b/,
    thing: 'a mild cigar',
    why: 'A mild smoke is creamy and a little nutty, so the glass should not shout: something light with rum, sherry or a soft whiskey.',
    tastes: [],
    with: ['aged-rum', 'sherry', 'irish-whiskey', 'coffee', 'white-port', 'amontillado-sherry'],
    not: ['sour', 'spicy'],
  },
  {
    pattern: /\bfull|\bstrong|\bmaduro|\bnicaragua|\bligero|\bdark\b|\brobust/,
    thing: 'a full cigar',
    why: 'A full smoke brings pepper, leather and cocoa; it wants a drink of the same weight, aged and stirred.',
    tastes: ['strong'],
    with: ['bourbon', 'rye-whiskey', 'islay-scotch', 'dark-rum', 'cognac', 'aged-rum'],
    not: ['sour', 'creamy'],
  },
  {
    pattern: /./,
    thing: 'a cigar',
    why: 'Smoke likes what has seen oak: rum, cognac and whiskey answer cedar and cocoa, and a little sweetness smooths the edge.',
    tastes: [],
    with: ['aged-rum', 'cognac', 'bourbon', 'dark-rum', 'scotch', 'whiskey'],
    not: ['sour', 'fizzy'],
  },
];

export const cigarHonesty =
  'An honest word: smoke harms you and those beside you, and alcohol adds to it. If you have both anyway, keep it rare, outside, and with a glass of water.';
