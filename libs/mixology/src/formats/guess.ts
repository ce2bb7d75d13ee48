import {
  type Glass,
  glasses,
  type Ice,
  type LibraryIngredient,
  type Method,
  type RecipeCategory,
  recipeCategories,
  type Unit,
} from '@barspoon/contracts';
import { drinkFacts } from '../facts.ts';
import { normalize } from '../normalize.ts';
import { toMl } from '../units.ts';
import type { Vocabulary } from '../vocabulary.ts';
import type { ExchangeLine } from './exchange.ts';
import { glassNamed, otherGlasses } from './words.ts';

/** What a recipe's own words and spec say about fields its format does not carry. */
export interface GuessInput {
  spec: readonly ExchangeLine[];
  instructions: readonly string[];
  vocabulary: Vocabulary<LibraryIngredient>;
}

const methodWords: readonly (readonly [Method, RegExp])[] = [
  // "Blended Scotch" needs no blender, and what is stirred "until blended" neither.
  [
    'blend',
    /\bblend(?:er|s|ing)?\b|\bblended (?:with|for|drink)\b|(?:^|[.] )blended?\b(?! (?:scotch|whisk|malt))|\bmixer\b.*\bice\b/i,
  ],
  ['shake', /\bshak(?:e|en|er|ing)\b|sch[üu]ttel|\bau shaker\b|\bagitar\b|\bcoctelera\b|\bshakerare\b/i],
  ['throw', /\bthrow/i],
  ['swizzle', /\bswizzle/i],
  ['stir', /\bstir\b.*\bstrain\b|\bmixing glass\b/i],
  ['stir', /^(?:gently |slowly )?stir\b|\br[üu]hren\b.*\babseihen\b|\brühre? auf eis/i],
  ['layer', /\blayer/i],
  ['heat', /\bheat\b|\bsimmer|\bboiling/i],
  ['muddle', /\bmuddle/i],
];

export function guessMethod({ instructions }: Pick<GuessInput, 'instructions'>): Method {
  const text = instructions.join(' ');
  return methodWords.find(([, said]) => said.test(text))?.[0] ?? 'build';
}

/** Ice in the finished drink: what is said of the glass, which with a strained drink comes after the straining. */
export function guessIce({ instructions }: Pick<GuessInput, 'instructions'>, method: Method): Ice {
  const text = instructions.join(' ');
  const strained = method === 'shake' || method === 'stir' || method === 'throw';
  const served = strained ? text.slice(Math.max(0, text.search(/\bstrain|\bpour/i))) : text;
  if (/\b(?:crushed|pebble|shaved) ice\b/i.test(served) || method === 'blend') return 'crushed';
  if (/\bcracked ice\b/i.test(served)) return 'cracked';
  if (/\b(?:large|big|single) (?:\w+ )?(?:cube|rock)\b/i.test(served)) return 'large cube';
  return /\bice\b|\bon the rocks\b|\bcubes\b/i.test(served) ? 'cubes' : 'none';
}

/** Every name of a glass, the longest first: "double rocks glass" is no rocks glass. */
const glassNames = [...glasses, ...Object.keys(otherGlasses)].sort((one, other) => other.length - one.length);

export function guessGlass({ instructions }: Pick<GuessInput, 'instructions'>, ice: Ice): Glass {
  const text = normalize(instructions.join(' '));
  const found =
    glassNames.find((name) => text.includes(`${normalize(name)} glass`)) ??
    glasses
      .toSorted((one, other) => other.length - one.length)
      .find((glass) => text.includes(normalize(glass)));
  return (found ? glassNamed(found) : undefined) ?? (ice === 'none' ? 'coupe' : 'rocks');
}

/** In these amounts not even bitters make a drink alcoholic. */
const smallUnits: readonly Unit[] = ['dash', 'drop'];
/** What a name that the vocabulary does not know says of alcohol. */
const namesAlcohol =
  /\b(?:gin|vodka|wodka|rums?|rhum|ron|whisk(?:e?y|ies)|bourbon|scotch|rye|tequila|mezcal|brandy|cognac|armagnac|calvados|pisco|cacha[cç]a|liqueurs?|lik[öo]r|licor|liquore|wine|wein|vin|vino|beer|bier|bi[eè]re|birra|cerveza|lager|ale|stout|cider|champagne|prosecco|cava|sekt|sake|soju|schnap+s|vermouth|vermut|absinthe|amaro|sherry|port|madeira|marsala|spirits?|aperol|campari|grappa|ouzo|raki|arak|pastis|baijiu|umeshu|fernet|everclear|moonshine|sambuca|limoncello|amaretto|schnapps)\b/i;
const namesNone =
  /\b(?:non[ -]?alcoholic|alcohol[ -]?free|alkoholfrei\w*|sans alcool|sin alcohol|analcolic\w*|0 ?%|zero[ -]proof|vinegar|extract|essence|flavou?r(?:ed|ing)?|ginger (?:beer|ale)|root beer|birch beer|wine gums?|port(?:ion|obello))\b/i;

/**
 * Whether a drink has alcohol: above 0.5 % ABV by its amounts, or with anything in it that has more and whose amount is not known.
 * Optional lines do not count. A doubt is for alcohol, never against it. Implements BEYOND-125.
 */
export function guessAlcoholic({ spec, vocabulary }: GuessInput): boolean {
  const lines = spec.map((line) => ({
    ...line,
    ingredient: line.ingredient ? vocabulary.get(line.ingredient) : undefined,
  }));
  if (drinkFacts({ lines, method: 'build', glass: 'rocks', ice: 'none' }).abv > 0.5) return true;
  return lines.some(({ ingredient, name, amount, unit, optional }) => {
    if (optional || smallUnits.includes(unit)) return false;
    if (!ingredient) return namesAlcohol.test(name ?? '') && !namesNone.test(name ?? '');
    return ingredient.abv > 0.5 && toMl({ amount, unit }) === undefined;
  });
}

const spirits: readonly (readonly [string, RecipeCategory])[] = [
  ['gin', 'Gin'],
  ['vodka', 'Vodka'],
  ['rum', 'Rum'],
  ['whiskey', 'Whiskey'],
  ['tequila', 'Tequila'],
  ['mezcal', 'Tequila'],
];

/** The category a label means, or the one of the first base spirit; without alcohol "Non-Alcoholic", else "Modern". */
export function guessCategory(
  labels: readonly string[],
  alcoholic: boolean,
  { spec, vocabulary }: GuessInput,
): RecipeCategory {
  const given = labels.map((label) => label.trim().toLowerCase());
  const named = recipeCategories.find((category) => given.includes(category.toLowerCase()));
  if (named) return named;
  if (!alcoholic) return 'Non-Alcoholic';
  for (const { ingredient } of spec) {
    const node = ingredient === undefined ? undefined : vocabulary.get(ingredient);
    const line = node ? [node, ...vocabulary.ancestors(node.slug)].map(({ slug }) => slug) : [];
    const base = spirits.find(([slug]) => line.includes(slug));
    if (base) return base[1];
  }
  return 'Modern';
}

/** A slug out of a name: "Dark 'n' Stormy" → "dark-n-stormy". */
export function slugOf(name: string): string {
  const slug = name
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}|['’‘]/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80)
    .replace(/-+$/, '');
  return slug.length >= 2 ? slug : `recipe-${slug || 'unnamed'}`;
}
