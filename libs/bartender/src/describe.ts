import { overlapAtWords } from '@barspoon/mixology';
import { changeText } from './tastes.ts';
import { listed, type World } from './turn.ts';
import type { Wishes } from './wishes.ts';

const limitWords = {
  minutes: (max: number) => `in ${max} minutes at most`,
  ingredients: (max: number) => `with ${max} ingredients at most`,
  abv: (max: number) => `with ${max} % alcohol at most`,
  calories: (max: number) => `with ${max} calories at most`,
  sugar: () => `with little sugar`,
} as const;

const belowWords = {
  minutes: (max: number) => `in less than ${max} minutes`,
  ingredients: (max: number) => `with fewer than ${max} ingredients`,
  abv: (max: number) => `under ${max} % alcohol`,
  calories: (max: number) => `under ${max} calories`,
  sugar: (max: number) => `under ${max} g of sugar`,
} as const;
const minWords = {
  minutes: (min: number) => `in ${min} minutes or more`,
  ingredients: (min: number) => `with at least ${min} ingredients`,
  abv: (min: number) => `with at least ${min} % alcohol`,
  calories: (min: number) => `with at least ${min} calories`,
  sugar: (min: number) => `with at least ${min} g of sugar`,
} as const;

/** The wishes as they were understood, to be said back: "bitter, with gin, without egg". */
export function describe(wishes: Wishes, { vocabulary, shelf }: Pick<World, 'vocabulary' | 'shelf'>): string {
  const name = (slug: string) => vocabulary.get(slug)?.name ?? slug;
  const isOf = (slug: string) =>
    wishes.free.some((allergen) => vocabulary.get(slug)?.allergens.includes(allergen));
  const named = wishes.without.filter((slug) => !isOf(slug)).map(name);
  // "strawberry" says that strawberry liqueur is left out too.
  const without = named.filter(
    (one) => !named.some((other) => other !== one && overlapAtWords(one, other) && other.length < one.length),
  );
  return [
    wishes.alcohol === 'none' ? 'without alcohol' : '',
    wishes.vegan ? 'vegan' : '',
    ...wishes.tastes,
    ...wishes.notTastes.map((taste) => `not ${taste}`),
    ...wishes.tags.map((tag) => shelf.tagText(tag)),
    ...wishes.notTags.map((tag) => `not ${shelf.tagText(tag)}`),
    ...wishes.changes.map(({ scale, by }) => changeText(scale, by)),
    ...wishes.with.map((any) => `with ${listed(any.map(name), 'or')}`),
    wishes.free.length + without.length > 0
      ? `without ${listed([...new Set([...wishes.free, ...without])], 'or')}`
      : '',
    wishes.glass ? `in a ${wishes.glass} glass` : '',
    wishes.method ? pastOf[wishes.method] : '',
    ...Object.entries(wishes.max).map(([limit, max]) => limitWords[limit as keyof typeof limitWords](max)),
    ...Object.entries(wishes.below).map(([limit, max]) => belowWords[limit as keyof typeof belowWords](max)),
    ...Object.entries(wishes.min).map(([limit, min]) => minWords[limit as keyof typeof minWords](min)),
    wishes.order ? `${wishes.order.text} first` : '',
    wishes.fromBar ? 'from your bar' : '',
  ]
    .filter(Boolean)
    .join(', ');
}

export const pastOf = {
  shake: 'shaken',
  stir: 'stirred',
  build: 'built in the glass',
  throw: 'thrown',
  blend: 'blended',
  layer: 'layered',
  muddle: 'muddled',
  swizzle: 'swizzled',
  heat: 'hot',
} as const;

/** "not bitter" that is missed is bitter. */
export const missed = (text: string): string => (text.startsWith('not ') ? text.slice(4) : `not ${text}`);
