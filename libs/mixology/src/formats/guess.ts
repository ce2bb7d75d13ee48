import {
  type Glass,
  glasses,
  type Ice,
  type LibraryIngredient,
  type Method,
  type RecipeCategory,
  recipeCategories,
} from '@barspoon/contracts';
import { drinkFacts } from '../facts.ts';
import type { Vocabulary } from '../vocabulary.ts';
import type { ExchangeLine } from './exchange.ts';

/** What a recipe's own words and spec say about fields its format does not carry. */
export interface GuessInput {
  spec: readonly ExchangeLine[];
  instructions: readonly string[];
  vocabulary: Vocabulary<LibraryIngredient>;
}

const methodWords: readonly (readonly [Method, RegExp])[] = [
  ['blend', /\bblend/i],
  ['shake', /\bshak(?:e|er|ing)\b/i],
  ['throw', /\bthrow/i],
  ['swizzle', /\bswizzle/i],
  ['stir', /\bstir\b.*\bstrain\b|\bmixing glass\b/i],
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

export function guessGlass({ instructions }: Pick<GuessInput, 'instructions'>, ice: Ice): Glass {
  const text = instructions.join(' ').toLowerCase();
  const said =
    glasses.find((glass) => text.includes(`${glass} glass`)) ?? glasses.find((glass) => text.includes(glass));
  return said ?? (ice === 'none' ? 'coupe' : 'rocks');
}

/** Above 0.5 % ABV by the vocabulary; unknown ingredients count as dry. */
export function guessAlcoholic({ spec, vocabulary }: GuessInput): boolean {
  const lines = spec.map((line) => ({
    ...line,
    ingredient: line.ingredient ? vocabulary.get(line.ingredient) : undefined,
  }));
  return drinkFacts({ lines, method: 'build', glass: 'rocks', ice: 'none' }).abv > 0.5;
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
