import type { Allergen, Glass, Method } from '@barspoon/contracts';
import { normalize } from '@barspoon/mixology';
import type { Scale, Taste } from './tastes.ts';

/** What a word or phrase of a question can mean. */
export type Meaning =
  | { kind: 'taste'; taste: Taste }
  | { kind: 'allergen'; allergen: Allergen }
  /** Somebody must not have it: "lactose intolerant". */
  | { kind: 'harm'; allergen: Allergen }
  | { kind: 'glass'; glass: Glass }
  | { kind: 'method'; method: Method }
  | { kind: 'alcohol' }
  | { kind: 'dry' }
  | { kind: 'vegan' }
  | { kind: 'tag'; tag: string }
  | { kind: 'ingredient'; slug: string }
  | { kind: 'drink'; id: string };

const tasteWords: Readonly<Record<Taste, string>> = {
  sweet: 'sweet, sugary, sweetish, syrupy',
  dry: 'dry, bone dry, crisp',
  sour: 'sour, tart, tangy, acidic, sharp, puckery',
  bitter: 'bitter, bitterish, bittersweet, amaro style',
  strong:
    'strong, boozy, stiff, spirit forward, spirituous, high proof, potent, alcoholic punch, packs a punch',
  light:
    'light, low abv, low alcohol, lower alcohol, weak, sessionable, session, low proof, not strong, not boozy, easygoing, mild',
  refreshing: 'refreshing, fresh, crisp and cool, thirst quenching, cooling, cool, light and fresh',
  smoky: 'smoky, smokey, smoke, peaty, peated, smoked',
  spicy: 'spicy, fiery, hot and spicy, with a kick, kick, heat, spiced',
  fruity: 'fruity, fruit forward, juicy, fruits',
  tropical: 'tropical, island, beachy, beach, exotic, hawaiian, caribbean',
  creamy: 'creamy, milky, milkshake, milkshakes, rich and creamy, velvety, dessert like',
  herbal: 'herbal, herbaceous, botanical, herby, green and herbal',
  minty: 'minty',
  floral: 'floral, flowery, perfumed, blossomy',
  nutty: 'nutty, marzipan',
  chocolatey: 'chocolatey, chocolaty, chocolate, cocoa, cacao',
  'with coffee': 'coffee, coffee based, caffeinated, caffeine',
  fizzy: 'fizzy, bubbly, sparkling, bubbles, carbonated, spritzy, effervescent, spritz, fizz',
  savory: 'savory, savoury, salty, umami, briny',
  citrusy: 'citrusy, citrus, citric, zesty, lemony, limey',
  hot: 'hot, warm, served hot, steaming, hot drink, mulled, hot cocktail',
  frozen:
    'frozen, slushy, slushie, slushies, slurpee, frappe, granita, blended, slush, icy, frozen drink, smoothie like',
  smooth: 'smooth, mellow, silky, easy drinking, round',
  warming:
    'warming, warmer, winter warmer, cozy, cosy, comforting, cold night, rainy, fireplace, fireside, by the fire, campfire, snuggle',
  long: 'long, tall, long drink, highball drink, big',
  'without ice': 'served up, straight up, served without ice',
  short: 'short, small, little, short drink',
  easy: 'easy, simple, beginner, beginner friendly, effortless, foolproof, no fuss, lazy, basic, uncomplicated',
  impressive:
    'impressive, fancy, showy, show stopper, showstopper, advanced, challenging, elaborate, complex, wow',
  quick: 'quick, fast, in a hurry, speedy, quickly, rapid',
  classic: 'classic, old school, traditional, timeless, iba, vintage, retro',
  modern: 'modern, contemporary, new school, modern classic, trendy',
  'for summer':
    'summer, summery, hot day, hot weather, pool, poolside, pool party, heatwave, sunny, bbq, barbecue, picnic, garden party, 4th of july, fourth of july, july 4th, independence day, memorial day, labor day, cookout',
  'for winter': 'winter, wintery, wintry, snow, apres ski, cold weather',
  'for fall': 'fall, autumn, autumnal, halloween, spooky, thanksgiving, friendsgiving',
  'for spring': 'spring, springtime, easter, mothers day',
  'for Christmas': 'christmas, xmas, x mas, festive, holiday, holidays, christmas eve, noel',
  'for a party':
    'party, birthday, housewarming, for a party, party drink, house party, bachelorette, hen party, stag party, super bowl, game day, bbq party',
  'to share':
    'crowd, punch, punch bowl, sharing, to share, for a group, pitcher, make ahead, big group, large group, batch, for a crowd, large format, for many, in advance, ahead of time, beforehand',
  'for brunch': 'brunch, breakfast, morning, lunch, sunday brunch, daytime',
  'before dinner':
    'aperitif, aperitivo, before dinner, pre dinner, predinner, starter, before a meal, appetizer',
  'after dinner':
    'after dinner, digestif, digestivo, nightcap, night cap, dessert, dessert cocktail, dessert drink, afters, end the evening, after a meal, before bed, bedtime',
  'for a celebration':
    'celebration, celebrate, new year, new years eve, new years, nye, silvester, wedding, toast, anniversary, graduation, promotion, bridal shower',
  'for a date': 'date night, romantic, valentine, valentines, valentines day, date, anniversary dinner',
  red: 'red, red colored, crimson, scarlet, blood red',
  pink: 'pink, pink colored, hot pink',
  orange: 'orange colored, orange drink, orange cocktail',
  yellow: 'yellow, yellow colored',
  green: 'green, green colored',
  blue: 'blue, blue colored',
  purple: 'purple, purple colored, violet colored',
  black: 'black drink, black cocktail, black colored',
  white: 'white drink, white cocktail, white colored',
  'for children':
    'for kids, kid, kid friendly, kid drink, kids party, children party, children, for my kid, family friendly, for my daughter, for my son, for the kids',
};

const allergenWords: Readonly<Record<Allergen, string>> = {
  egg: 'egg, egg white, egg yolk, raw egg',
  dairy: 'dairy, milk, cream, lactose, butter, cheese, cow milk, milk product, casein, whey',
  nuts: 'nut, tree nut, peanut, almond, hazelnut, walnut, pecan, cashew, pistachio, macadamia, orgeat',
  gluten: 'gluten, wheat, barley',
  sulphites: 'sulphite, sulfite',
  soy: 'soy, soya',
  celery: 'celery',
  fish: 'fish, shellfish, seafood, anchovy, clam',
};

const glassWords: Readonly<Record<Glass, string>> = {
  rocks: 'rocks glass, tumbler, lowball, old fashioned glass, on the rocks',
  'double rocks': 'double rocks, double rocks glass, double old fashioned glass',
  highball: 'highball, highball glass',
  collins: 'collins glass',
  coupe: 'coupe, coupe glass, coupette',
  martini: 'martini glass, cocktail glass',
  'nick and nora': 'nick and nora, nick and nora glass',
  flute: 'flute, champagne flute, flute glass',
  wine: 'wine glass',
  balloon: 'balloon, balloon glass, copa, gin balloon',
  hurricane: 'hurricane glass',
  'tiki mug': 'tiki mug',
  'copper mug': 'copper mug, mule mug',
  'julep cup': 'julep cup',
  'irish coffee': 'irish coffee glass',
  mug: 'mug, toddy mug',
  shot: 'shot glass, shooter, shot',
  snifter: 'snifter, brandy glass',
  margarita: 'margarita glass',
  sling: 'sling glass',
  pint: 'pint glass, beer glass',
  pilsner: 'pilsner glass',
  'punch bowl': 'bowl',
  'punch cup': 'punch cup',
};

const methodWords: Readonly<Record<Method, string>> = {
  shake: 'shaken, shake, shaking, shaker',
  stir: 'stirred, stir, stirring',
  build: 'built, built in the glass, build',
  throw: 'thrown, throw, throwing',
  blend: 'blender',
  layer: 'layered',
  muddle: 'muddled, muddle, muddling, muddler',
  swizzle: 'swizzled, swizzle',
  heat: 'heated',
};

const other: readonly (readonly [string, Meaning])[] = [
  ['alcohol, booze, liquor, alcoholic, anything alcoholic', { kind: 'alcohol' }],
  [
    'hangover, hangover cure, hangover drink, hungover, hair of the dog, morning after, katerdrink, kater',
    { kind: 'tag', tag: 'hangover' },
  ],
  [
    'st patrick day, st patricks day, saint patricks day, st paddys day, paddys day, st patricks, saint patricks, st patrick, st paddys, st pattys, st pattys day',
    { kind: 'ingredient', slug: 'irish-whiskey' },
  ],
  ['cinco de mayo', { kind: 'tag', tag: 'mexico' }],
  ['oktoberfest', { kind: 'ingredient', slug: 'beer' }],
  [
    'non alcoholic, nonalcoholic, alcohol free, zero proof, virgin, mocktail, 0 proof, zero alcohol, soft drink, booze free, sober, spirit free, teetotal, teetotaler, pregnant, pregnancy, pregnancy safe, pregnancy friendly, breastfeeding, sober october, for drivers, na drink, without alcohol, dry january, designated driver, unleaded, alcoholfree, 0 alcohol',
    { kind: 'dry' },
  ],
  ['punch, punch bowl', { kind: 'tag', tag: 'punch' }],
  ['vegan, plant based', { kind: 'vegan' }],
  ['lactose intolerant, lactose intolerance, dairy free, lactose free', { kind: 'harm', allergen: 'dairy' }],
  [
    'coeliac, celiac, coeliac disease, celiac disease, gluten free, gluten intolerant',
    { kind: 'harm', allergen: 'gluten' },
  ],
  ['booze forward', { kind: 'taste', taste: 'strong' }],
  ['bubbly wine, fizz wine', { kind: 'ingredient', slug: 'sparkling-wine' }],
  ['whisky, whiskies', { kind: 'ingredient', slug: 'whiskey' }],
  ['lime juice, limes', { kind: 'ingredient', slug: 'lime-juice' }],
  ['bubbles in it', { kind: 'taste', taste: 'fizzy' }],
  ['espresso', { kind: 'ingredient', slug: 'espresso' }],
  ['eggs', { kind: 'ingredient', slug: 'egg' }],
  ['rhum', { kind: 'ingredient', slug: 'rum' }],
  ['fruit juice, fruit juices', { kind: 'ingredient', slug: 'juice' }],
  ['vermut', { kind: 'ingredient', slug: 'vermouth' }],
  ['sugar free', { kind: 'taste', taste: 'dry' }],
];

/** What each known word or phrase, in normal form, means. The vocabulary's and the recipes' own names are not here. */
export const meanings: ReadonlyMap<string, readonly Meaning[]> = (() => {
  const all = new Map<string, Meaning[]>();
  const add = (phrases: string, meaning: Meaning) => {
    for (const phrase of phrases.split(',')) {
      const key = normalize(phrase);
      const known = all.get(key) ?? [];
      if (!known.some((one) => JSON.stringify(one) === JSON.stringify(meaning)))
        all.set(key, [...known, meaning]);
    }
  };
  for (const [taste, phrases] of Object.entries(tasteWords))
    add(phrases, { kind: 'taste', taste: taste as Taste });
  for (const [allergen, phrases] of Object.entries(allergenWords))
    add(phrases, { kind: 'allergen', allergen: allergen as Allergen });
  for (const [glass, phrases] of Object.entries(glassWords))
    add(phrases, { kind: 'glass', glass: glass as Glass });
  for (const [method, phrases] of Object.entries(methodWords))
    add(phrases, { kind: 'method', method: method as Method });
  for (const [phrases, meaning] of other) add(phrases, meaning);
  return all;
})();

/** "less sweet", "sweeter": what is to change, and which way. */
const scaleWords: Readonly<Record<Scale, { more: string; less: string; adjective: string }>> = {
  sweet: { more: 'sweeter', less: 'drier|dryer', adjective: 'sweet|sugary|sugar|syrupy' },
  sour: { more: 'sourer|tarter|sharper', less: 'rounder', adjective: 'sour|tart|acidic|sharp|acid|citrusy' },
  strong: {
    more: 'stronger|boozier|stiffer|punchier',
    less: 'lighter|weaker|milder|gentler',
    adjective: 'strong|boozy|alcoholic|alcohol|booze|stiff|potent|kick',
  },
  bitter: { more: 'bitterer', less: 'softer', adjective: 'bitter' },
  fruity: { more: 'fruitier|juicier', less: '', adjective: 'fruity|fruit|juicy' },
  creamy: { more: 'creamier|richer', less: '', adjective: 'creamy|rich|heavy' },
  smoky: { more: 'smokier', less: '', adjective: 'smoky|smokey|smoke' },
  spicy: { more: 'spicier|hotter', less: '', adjective: 'spicy|spice|hot' },
  refreshing: { more: 'fresher', less: '', adjective: 'refreshing|fresh' },
  herbal: { more: '', less: '', adjective: 'herbal' },
  long: { more: 'longer|taller|bigger', less: 'shorter|smaller', adjective: 'long|tall|big' },
  slow: { more: 'slower', less: 'quicker|faster', adjective: 'slow|time consuming' },
  difficult: {
    more: 'fancier|trickier',
    less: 'simpler|easier',
    adjective: 'difficult|hard|complicated|complex|fussy|work',
  },
};
const lessBefore =
  '(?:less|not (?:so|as|that|quite so|quite as)|not (?:too|very|so|that) much|not much|not a lot of|only a little|(?:is|are|its|was|thats|be|a bit|bit|little|way|much|far|still|tastes?) too|^too|tone down the|cut (?:back )?(?:on )?the|reduce the|without so much|not so much|with less)';
const moreBefore = '(?:more|extra|not \\w+ enough,? more|a bit more|with more)';

const patterns = Object.entries(scaleWords).map(([scale, { more, less, adjective }]) => ({
  scale: scale as Scale,
  more: new RegExp(
    `\\b${moreBefore} (?:${adjective})\\b${more && `|\\b(?:${more})\\b`}|\\bnot (?:${adjective}) enough\\b`,
    'g',
  ),
  less: new RegExp(`(?<![a-z])${lessBefore} (?:${adjective})\\b${less && `|\\b(?:${less})\\b`}`, 'g'),
}));

/** What is to become more or less, and the question without these words. */
export function changesIn(plain: string): { changes: { scale: Scale; by: 1 | -1 }[]; rest: string } {
  const changes: { scale: Scale; by: 1 | -1 }[] = [];
  let rest = plain;
  for (const { scale, more, less } of patterns)
    for (const [pattern, by] of [
      [less, -1],
      [more, 1],
    ] as const) {
      const without = rest.replace(pattern, ' , ');
      if (without !== rest) changes.push({ scale, by });
      rest = without;
    }
  return { changes, rest };
}
