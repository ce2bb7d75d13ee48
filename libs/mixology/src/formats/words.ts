import {
  type GarnishShape,
  type Glass,
  garnishShapes,
  glasses,
  type LibraryIngredient,
  type LibraryRecipe,
  type Method,
  methods,
  type Unit,
} from '@barspoon/contracts';
import { normalize } from '../normalize.ts';
import { parseIngredientLine } from '../parse-ingredient-line.ts';
import { namesOf, type Vocabulary } from '../vocabulary.ts';

type Garnish = LibraryRecipe['garnish'][number];

/** What else people call a glass. */
export const otherGlasses: Readonly<Record<string, Glass>> = {
  'old fashioned': 'rocks',
  lowball: 'rocks',
  tumbler: 'rocks',
  'double old fashioned': 'double rocks',
  cocktail: 'martini',
  'whiskey sour': 'rocks',
  'irish coffee cup': 'irish coffee',
  'beer mug': 'pint',
  'margarita coupette': 'margarita',
  coupette: 'margarita',
  pitcher: 'punch bowl',
  jug: 'punch bowl',
  carafe: 'punch bowl',
  cooler: 'punch bowl',
  'drink dispenser': 'punch bowl',
  'julep tin': 'julep cup',
  'mason jar': 'pint',
  jar: 'pint',
  champagne: 'flute',
  'champagne flute': 'flute',
  'champagne coupe': 'coupe',
  'white wine': 'wine',
  'red wine': 'wine',
  goblet: 'balloon',
  copa: 'balloon',
  tiki: 'tiki mug',
  mule: 'copper mug',
  fizzio: 'coupe',
  'glass mug': 'mug',
  julep: 'julep cup',
  toddy: 'mug',
  'coffee mug': 'mug',
  'brandy snifter': 'snifter',
  brandy: 'snifter',
  beer: 'pint',
  'pint beer': 'pint',
  punch: 'punch cup',
};

/** In German, French, Spanish and Italian, by their normal form. */
export const glassesAbroad: ReadonlyMap<string, Glass> = new Map(
  Object.entries({
    kupferbecher: 'copper mug',
    weinglas: 'wine',
    sektglas: 'flute',
    sektflote: 'flute',
    cocktailschale: 'coupe',
    cocktailglas: 'martini',
    longdrinkglas: 'highball',
    becher: 'mug',
    tasse: 'mug',
    'verre a vin': 'wine',
    'verre ballon': 'balloon',
    'flute a champagne': 'flute',
    'verre tumbler': 'rocks',
    'vaso alto': 'highball',
    'vaso corto': 'rocks',
    'vaso bajo': 'rocks',
    'copa de vino': 'wine',
    'copa balon': 'balloon',
    taza: 'mug',
    calice: 'wine',
    'bicchiere alto': 'highball',
    'tumbler alto': 'highball',
    'tumbler basso': 'rocks',
    'coppa martini': 'martini',
    tazza: 'mug',
  } satisfies Record<string, Glass>).map(([name, glass]) => [normalize(name), glass]),
);

const otherMethods: Readonly<Record<string, Method>> = {
  shaken: 'shake',
  'dry shake': 'shake',
  stirred: 'stir',
  built: 'build',
  blended: 'blend',
  thrown: 'throw',
  layered: 'layer',
  muddled: 'muddle',
  swizzled: 'swizzle',
  hot: 'heat',
  cook: 'heat',
};

/** The glass a name means: ours, a common synonym, or undefined. */
export function glassNamed(text: string): Glass | undefined {
  const name = normalize(text);
  const short = name.replace(/ glass$/, '');
  const own = glasses.find((glass) => [name, short].includes(normalize(glass)));
  return own ?? otherGlasses[short] ?? otherGlasses[name] ?? glassesAbroad.get(name);
}

/** The method a name means, or undefined. */
export function methodNamed(text: string): Method | undefined {
  const name = normalize(text);
  return methods.find((method) => method === name) ?? otherMethods[name];
}

/** The unit a name means, plurals and abbreviations included, or undefined. */
export function unitNamed(text: string): Unit | undefined {
  if (['topup', 'float'].includes(normalize(text).replace(' ', ''))) return 'top';
  const line = parseIngredientLine(`1 ${text.trim()} of x`);
  return line?.name === 'x' && line.amount === 1 ? line.unit : undefined;
}

/** The vocabulary's ingredient for a name; `exact` when the name is one of its own, not only the end of a longer one. */
export function ingredientNamed(name: string, vocabulary: Vocabulary<LibraryIngredient>) {
  const node = vocabulary.resolve(name);
  return node && !node.group ? { node, exact: namesOf(node).includes(normalize(name)) } : undefined;
}

/** A name as it begins a line or a label: "lime juice" → "Lime juice". */
export function capitalized(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** A garnish in words: "orange twist", "maraschino cherry", "raspberry". Read back by `garnishNamed`. */
export function garnishText(
  { shape, ingredient }: Garnish,
  vocabulary: Vocabulary<LibraryIngredient>,
): string {
  const node = vocabulary.get(ingredient);
  const name = node?.name ?? ingredient.replaceAll('-', ' ');
  return node && garnishNamed(name, vocabulary)?.shape === shape ? name : `${name} ${shape}`;
}

/** The garnish words mean: a whole ingredient with a shape of its own, or an ingredient cut into a shape. */
export function garnishNamed(text: string, vocabulary: Vocabulary<LibraryIngredient>): Garnish | undefined {
  const words = normalize(text).split(' ');
  const shape = garnishShapes.find((known): known is GarnishShape => known === words.at(-1));
  const whole = ingredientNamed(words.join(' '), vocabulary);
  const wholeGarnish = whole && uncut(whole.node, vocabulary);
  if (whole?.exact && wholeGarnish && (shape === undefined || shape === wholeGarnish.shape))
    return wholeGarnish;
  const cut = shape && ingredientNamed(words.slice(0, -1).join(' '), vocabulary);
  return shape && cut ? { shape, ingredient: cut.node.slug } : wholeGarnish;
}

/** A node as a garnish; of a mere cut ("lemon twist") the fruit it is cut from. */
function uncut(node: LibraryIngredient, vocabulary: Vocabulary<LibraryIngredient>): Garnish | undefined {
  if (!node.garnish) return undefined;
  const source = node.madeFrom ? vocabulary.get(node.madeFrom) : undefined;
  const isCut = source?.garnish !== undefined && node.name.endsWith(` ${node.garnish}`);
  return { shape: node.garnish, ingredient: isCut ? source.slug : node.slug };
}

/** Steps out of one text: its lines without numbers, bullets and marks of headings. */
export function stepsOf(text: string): string[] {
  return text
    .split(/\r?\n+/)
    .map((line) => line.replace(/^\s*(?:(?:\d+[.)]|[-•*]|#{1,6})\s+)+/, '').trim())
    .filter((line) => line !== '');
}

/** Steps out of prose: its lines, and of a single one without a number its sentences. */
export function sentencesOf(text: string): string[] {
  const steps = stepsOf(text);
  const [only = ''] = steps;
  return steps.length === 1 && only === text.trim() ? only.split(/(?<=[.!])\s+(?=\p{Lu})/u) : steps;
}
