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
import { glassesAbroad, glassNamed, otherGlasses } from './words.ts';

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
    /\bblend(?:er|s|ing)?\b|\bblended (?:with|for|drink)\b|(?:^|[.] )blended?\b(?! (?:scotch|whisk|malt))|\bmixer\b.*\bice\b|\b(?:licuar|lic[uú]a|licuadora|frullare|frulla|frullatore|mixeur|im mixer)\b/i,
  ],
  [
    'shake',
    /\bshak(?:e|en|er|ing)\b|sch[üu]ttel|\b(?:au|dans (?:le|un)) shaker\b|\bsecouer\b|\bsecouez\b|\bfrapp(?:er|ez)\b|\b(?:agitar|agite|agita|batir|bate|bata)\b|\bcoctelera\b|\bshaker[ao]\w*|\bagitare\b|\bagitate\b/i,
  ],
  ['throw', /\bthrow/i],
  ['swizzle', /\bswizzle/i],
  ['stir', /\bstir\b.*\bstrain\b|\bmixing glass\b/i],
  [
    'stir',
    /^(?:gently |slowly )?stir\b|\br[üu]hren\b.*\babseihen\b|\brühre? auf eis|\bverre à mélange\b|\bvaso mezclador\b|\bmixing ?glas\b|\bremover\b.*\bcolar\b|\bmescolare\b.*\b(?:filtrare|versare)\b/i,
  ],
  ['layer', /\blayer/i],
  ['heat', /\bheat\b|\bsimmer|\bboiling/i],
  [
    'muddle',
    /\bmuddle|\bzersto(?:ß|ss)en\b|\bzerdr[üu]cken\b|\bpil(?:er|ez)\b|\bmachacar\b|\bmacer(?:ar|are)\b|\bpestare\b/i,
  ],
];

export function guessMethod({ instructions }: Pick<GuessInput, 'instructions'>): Method {
  const text = instructions.join(' ');
  return methodWords.find(([, said]) => said.test(text))?.[0] ?? 'build';
}

/** Ice in the finished drink: what is said of the glass, which with a strained drink comes after the straining. */
export function guessIce({ instructions }: Pick<GuessInput, 'instructions'>, method: Method): Ice {
  const text = instructions.join(' ');
  const strained = method === 'shake' || method === 'stir' || method === 'throw';
  const served = strained
    ? text.slice(Math.max(0, text.search(/\bstrain|\bpour|\babseih|\bcolar|\bfiltr|\bverser|\bversare/i)))
    : text;
  if (
    /\b(?:crushed|pebble|shaved) ice\b|\bglace pil[ée]e\b|\bhielo (?:picado|triturado)\b|\bghiaccio tritato\b|\bcrushed ?eis\b/i.test(
      served,
    ) ||
    method === 'blend'
  )
    return 'crushed';
  if (/\bcracked ice\b/i.test(served)) return 'cracked';
  if (/\b(?:large|big|single) (?:\w+ )?(?:cube|rock)\b/i.test(served)) return 'large cube';
  return /\bice\b|\bon the rocks\b|\bcubes\b|\beis(?:w[üu]rfeln?)?\b|\bgla[çc]ons?\b|\bhielos?\b|\bghiaccio\b/i.test(
    served,
  )
    ? 'cubes'
    : 'none';
}

/** Every name of a glass, the longest first: "double rocks glass" is no rocks glass. */
const glassNames = [...glasses, ...Object.keys(otherGlasses)].sort((one, other) => other.length - one.length);

/** What a drink for many stands in, which is called no glass. */
const vessels = ['pitcher', 'jug', 'carafe', 'cooler', 'drink dispenser', 'julep tin', 'mason jar', 'goblet'];

export function guessGlass({ instructions }: Pick<GuessInput, 'instructions'>, ice: Ice): Glass {
  // "1 shot of whiskey" is no glass.
  const text = normalize(
    instructions.join(' ').replace(/\b(?:\d\S*|an?|one|two|half a) shots?\b(?! glass)/gi, ''),
  );
  const found =
    glassNames.find((name) => text.includes(`${normalize(name)} glass`)) ??
    glasses
      .toSorted((one, other) => other.length - one.length)
      .find((glass) => text.includes(normalize(glass))) ??
    vessels.find((name) => ` ${text} `.includes(` ${name} `)) ??
    [...glassesAbroad.keys()].find((name) => ` ${text} `.includes(` ${name} `));
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
