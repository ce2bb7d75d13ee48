import {
  type Glass,
  glasses,
  type Ice,
  type LibraryIngredient,
  type Method,
  type RecipeCategory,
  recipeCategories,
} from '@barspoon/contracts';
import { normalize } from '../normalize.ts';
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

const spirits: readonly (readonly [string, RecipeCategory])[] = [
  ['gin', 'Gin'],
  ['vodka', 'Vodka'],
  ['rum', 'Rum'],
  ['whiskey', 'Whiskey'],
  ['tequila', 'Tequila'],
  ['mezcal', 'Tequila'],
];

/** Of what has alcohol no label makes one of these. */
const dry: readonly RecipeCategory[] = ['Non-Alcoholic', 'Mocktail'];

/** The category a label means, or the one of the first base spirit; without alcohol "Non-Alcoholic", else "Modern". */
export function guessCategory(
  labels: readonly string[],
  alcoholic: boolean,
  { spec, vocabulary }: GuessInput,
): RecipeCategory {
  const given = labels.map((label) => label.trim().toLowerCase());
  const named = recipeCategories.find((category) => given.includes(category.toLowerCase()));
  if (named && !(alcoholic && dry.includes(named))) return named;
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
