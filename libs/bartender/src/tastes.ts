import type { DrinkColor } from '@barspoon/mixology/picture';
import type { Drink } from './drink.ts';

const tagged = ({ tags }: Drink, ...any: string[]) => hasOne(tags, any);
const has = ({ contains }: Drink, ...any: string[]) => hasOne(contains, any);
/** A loop, because every question asks it of every drink. */
function hasOne(all: ReadonlySet<string>, any: readonly string[]): boolean {
  for (const one of any) if (all.has(one)) return true;
  return false;
}
/** 0 below `from`, 1 above `to`, and evenly between. */
const rise = (value: number, from: number, to: number) =>
  Math.min(1, Math.max(0, (value - from) / (to - from)));
function oneOf(...scores: (boolean | number)[]): number {
  let highest = 0;
  for (const score of scores) highest = Math.max(highest, Number(score));
  return highest;
}

const bitterness = (drink: Drink) =>
  oneOf(
    tagged(drink, 'bitter'),
    has(drink, 'bitter-orange-aperitivo', 'amaro', 'gentian-liqueur', 'luxardo-bitter-bianco', 'amer-picon'),
    has(drink, 'red-bitter-soda', 'non-alcoholic-aperitif'),
    has(drink, 'aperol', 'tonic-water', 'punt-e-mes', 'cocchi-americano', 'grapefruit-juice') && 0.6,
  );
const abvOf = ({ facts }: Drink) => facts.abv ?? 0;
const isLong = (drink: Drink) =>
  tagged(drink, 'long', 'highball') || ['highball', 'collins', 'hurricane', 'pint'].includes(drink.glass);
const sweetness = (drink: Drink) => drink.sugar - 4 * drink.acid - 4 * bitterness(drink);

const isOfColor =
  (color: DrinkColor) =>
  (drink: Drink): number =>
    oneOf(drink.color === color, tagged(drink, color));

/**
 * What a word about a drink means in its data, from 0 (not at all) to 1 (very much so); a half is enough to be called
 * it.
 */
export const tastes = {
  sweet: (drink) => oneOf(tagged(drink, 'sweet', 'dessert'), rise(sweetness(drink), 3, 8)),
  dry: (drink) => oneOf(tagged(drink, 'dry'), 1 - rise(drink.sugar, 2, 5)),
  sour: (drink) => oneOf(tagged(drink, 'sour', 'tart'), rise(drink.acid, 0.4, 0.9)),
  bitter: bitterness,
  strong: (drink) => oneOf(rise(abvOf(drink), 16, 24), tagged(drink, 'spirit forward', 'strong') && 0.8),
  light: (drink) => 1 - rise(abvOf(drink), 9, 15),
  refreshing: (drink) =>
    oneOf(
      tagged(drink, 'refreshing'),
      (drink.isFizzy || drink.acid > 0.5) && isLong(drink) && !has(drink, 'dairy') && 0.8,
      drink.acid > 0.6 && abvOf(drink) < 18 && !has(drink, 'dairy', 'cream-of-coconut') && 0.5,
    ),
  smoky: (drink) =>
    oneOf(tagged(drink, 'smoky'), has(drink, 'mezcal', 'islay-scotch', 'lapsang-souchong-tea')),
  spicy: (drink) =>
    oneOf(
      tagged(drink, 'spicy'),
      has(drink, 'chili', 'hot-sauce', 'cayenne-pepper', 'tajin', 'chili-liqueur', 'horseradish'),
      has(drink, 'ginger', 'ginger-beer', 'ginger-syrup', 'ginger-juice', 'black-pepper') && 0.5,
    ),
  fruity: (drink) =>
    oneOf(
      tagged(drink, 'fruity', 'tropical', 'berry', 'strawberry', 'raspberry', 'peach', 'pineapple', 'mango'),
      has(drink, 'berry', 'pineapple', 'peach', 'mango', 'passion-fruit', 'apricot', 'cherry', 'watermelon'),
      has(drink, 'pear', 'banana', 'guava', 'lychee', 'pomegranate', 'cranberry', 'kiwi', 'melon', 'plum'),
      has(drink, 'raspberry-liqueur', 'peach-liqueur', 'creme-de-cassis', 'apricot-liqueur', 'melon-liqueur'),
      has(drink, 'cranberry-juice', 'raspberry-syrup', 'grenadine', 'apple', 'grape', 'orange-juice') && 0.6,
    ),
  tropical: (drink) =>
    oneOf(
      drink.category === 'Tropical' || tagged(drink, 'tropical', 'tiki', 'beach', 'hawaii'),
      has(drink, 'pineapple', 'coconut', 'passion-fruit', 'mango', 'guava', 'cream-of-coconut') && 0.7,
    ),
  creamy: (drink) =>
    oneOf(
      tagged(drink, 'creamy', 'silky'),
      has(drink, 'dairy', 'cream-of-coconut', 'coconut-cream', 'coconut-milk', 'irish-cream', 'oat-milk'),
      has(drink, 'cream-liqueur', 'egg-yolk', 'almond-milk', 'advocaat', 'horchata'),
    ),
  herbal: (drink) =>
    oneOf(
      tagged(drink, 'herbal', 'mint', 'basil', 'rosemary'),
      has(drink, 'green-chartreuse', 'yellow-chartreuse', 'benedictine', 'herbal-liqueur', 'strega'),
      has(drink, 'basil', 'rosemary', 'thyme', 'sage', 'mint', 'absinthe', 'amaro', 'jagermeister') && 0.7,
    ),
  minty: (drink) => oneOf(tagged(drink, 'mint'), has(drink, 'mint', 'creme-de-menthe', 'branca-menta')),
  floral: (drink) =>
    oneOf(
      tagged(drink, 'floral', 'elderflower'),
      has(drink, 'creme-de-violette', 'elderflower-liqueur', 'elderflower', 'elderflower-cordial'),
      has(drink, 'lavender', 'lavender-syrup', 'rose-water', 'rose-liqueur', 'orange-flower-water'),
      has(drink, 'hibiscus', 'hibiscus-syrup', 'parfait-amour', 'rose-syrup', 'elderflower-tonic'),
    ),
  nutty: (drink) =>
    oneOf(
      tagged(drink, 'nutty', 'almond', 'hazelnut'),
      has(drink, 'orgeat', 'amaretto', 'frangelico', 'nocino'),
    ),
  chocolatey: (drink) =>
    oneOf(
      tagged(drink, 'chocolate'),
      has(drink, 'creme-de-cacao', 'cocoa-powder', 'chocolate', 'hot-chocolate', 'chocolate-ice-cream'),
    ),
  'with coffee': (drink) => oneOf(tagged(drink, 'coffee'), has(drink, 'coffee', 'coffee-liqueur')),
  fizzy: (drink) => oneOf(tagged(drink, 'sparkling', 'fizzy', 'fizz', 'spritz'), drink.isFizzy),
  savory: (drink) =>
    oneOf(tagged(drink, 'savoury', 'tomato', 'olive'), has(drink, 'tomato-juice', 'clamato', 'green-olive')),
  citrusy: (drink) =>
    oneOf(tagged(drink, 'citrus'), has(drink, 'lime', 'lemon', 'grapefruit', 'orange-juice')),
  hot: (drink) => oneOf(drink.method === 'heat', tagged(drink, 'hot', 'mulled')),
  frozen: (drink) => oneOf(drink.method === 'blend', tagged(drink, 'frozen', 'blended')),
  smooth: (drink) =>
    oneOf((drink.method === 'stir' || tagged(drink, 'creamy', 'silky')) && drink.acid < 0.3 && 0.8),
  warming: (drink) =>
    oneOf(
      drink.method === 'heat' || tagged(drink, 'hot', 'nightcap', 'winter'),
      has(drink, 'whiskey', 'brandy', 'aged-rum', 'dark-rum') && drink.method === 'stir' && 0.6,
    ),
  long: (drink) => oneOf(isLong(drink), (drink.facts.volumeMl ?? 0) > 220),
  short: (drink) => oneOf(tagged(drink, 'short'), (drink.facts.volumeMl ?? 999) <= 140 && !isLong(drink)),
  easy: (drink) => oneOf(drink.difficulty === 'Beginner', tagged(drink, 'easy', 'two ingredient')),
  impressive: (drink) =>
    oneOf(
      tagged(drink, 'showpiece', 'flaming', 'layered', 'elegant', 'clarified'),
      drink.difficulty === 'Advanced' || drink.difficulty === 'Expert',
    ),
  quick: (drink) => 1 - rise(drink.prepTimeMinutes ?? 5, 3, 6),
  classic: (drink) =>
    oneOf(
      drink.category === 'Classic',
      tagged(drink, 'iba', 'historic', 'classic', 'nineteenth century', 'savoy'),
    ),
  modern: (drink) => oneOf(drink.category === 'Modern', tagged(drink, 'modern classic')),
  'for summer': (drink) =>
    oneOf(
      tagged(drink, 'summer', 'beach'),
      isLong(drink) && drink.isFizzy && 0.6,
      drink.method === 'blend' && 0.6,
    ),
  'for winter': (drink) =>
    oneOf(tagged(drink, 'winter', 'christmas', 'apres ski'), drink.method === 'heat' && 0.8),
  'for fall': (drink) =>
    oneOf(tagged(drink, 'autumn', 'halloween'), has(drink, 'apple', 'pear', 'maple-syrup') && 0.6),
  'for spring': (drink) =>
    oneOf(tagged(drink, 'spring', 'floral'), has(drink, 'elderflower-liqueur', 'rhubarb', 'cucumber') && 0.6),
  'for Christmas': (drink) => oneOf(tagged(drink, 'christmas', 'mulled'), tagged(drink, 'winter') && 0.6),
  'for a party': (drink) =>
    oneOf(tagged(drink, 'party', 'sharing', 'punch', 'large format', 'make ahead'), drink.serves >= 4),
  'to share': (drink) => oneOf(drink.serves >= 4, tagged(drink, 'sharing', 'large format') && 0.6),
  'without ice': ({ ice, method }) => oneOf((ice ?? 'none') === 'none' && method !== 'blend'),
  'for brunch': (drink) => oneOf(tagged(drink, 'brunch', 'daytime')),
  'before dinner': (drink) =>
    oneOf(tagged(drink, 'aperitif', 'spritz'), bitterness(drink) >= 0.6 && abvOf(drink) < 25 && 0.6),
  'after dinner': (drink) =>
    oneOf(
      tagged(drink, 'after dinner', 'digestif', 'nightcap', 'dessert'),
      has(drink, 'amaro', 'coffee-liqueur') && 0.6,
    ),
  'for a celebration': (drink) =>
    oneOf(
      tagged(drink, 'celebration', 'champagne', 'new year', 'elegant'),
      has(drink, 'sparkling-wine') && 0.7,
    ),
  'for a date': (drink) =>
    oneOf(
      tagged(drink, 'elegant', 'celebration', 'floral', 'chocolate'),
      has(drink, 'sparkling-wine') && 0.6,
    ),
  'for children': (drink) =>
    oneOf(drink.isDry && tagged(drink, 'kids'), drink.isDry && !has(drink, 'coffee') && 0.6),
  red: isOfColor('red'),
  pink: isOfColor('pink'),
  orange: isOfColor('orange'),
  yellow: isOfColor('yellow'),
  green: isOfColor('green'),
  blue: isOfColor('blue'),
  purple: isOfColor('purple'),
  black: isOfColor('black'),
  white: isOfColor('white'),
} as const satisfies Record<string, (drink: Drink) => number>;

export type Taste = keyof typeof tastes;
export const tasteScore = (taste: Taste, drink: Drink): number => tastes[taste](drink);

/** What "more" and "less" can be said of, as a number that grows with it. */
export const scales = {
  sweet: sweetness,
  sour: (drink: Drink) => drink.acid,
  strong: abvOf,
  bitter: bitterness,
  fruity: tastes.fruity,
  creamy: tastes.creamy,
  smoky: tastes.smoky,
  spicy: tastes.spicy,
  refreshing: tastes.refreshing,
  herbal: tastes.herbal,
  long: (drink: Drink) => drink.facts.volumeMl ?? 0,
  slow: (drink: Drink) => drink.prepTimeMinutes ?? 5,
  difficult: ({ difficulty, spec }: Drink) =>
    ['Beginner', 'Intermediate', 'Advanced', 'Expert'].indexOf(difficulty ?? 'Beginner') * 10 + spec.length,
} as const satisfies Record<string, (drink: Drink) => number>;
export type Scale = keyof typeof scales;

/** Less and more of it, where there are words of their own. */
const ownWords: Readonly<Partial<Record<Scale, readonly [less: string, more: string]>>> = {
  slow: ['quicker', 'slower'],
  difficult: ['simpler', 'fancier'],
  strong: ['lighter', 'stronger'],
  sweet: ['less sweet', 'sweeter'],
  long: ['shorter', 'longer'],
};

/** "stronger", "less sour". */
export function changeText(scale: Scale, by: number): string {
  const [less, more] = ownWords[scale] ?? [`less ${scale}`, `more ${scale}`];
  return by > 0 ? more : less;
}
