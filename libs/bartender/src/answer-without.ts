import { likeness } from '@barspoon/mixology';
import { careNotes } from './answer-find.ts';
import { wholeRecipe } from './answer-recipe.ts';
import { optionsFor } from './answer-substitute.ts';
import { type Drink, rimOf } from './drink.ts';
import { isAllowed } from './finding.ts';
import { recommended } from './recommended.ts';
import { whatItIs } from './relatives.ts';
import type { Request } from './request.ts';
import { capital, listed, type Responder, type Said, say, show, type Turn } from './turn.ts';
import { isVariationOf } from './variations.ts';
import { whyOf } from './why.ts';
import { noWishes, type Wishes } from './wishes.ts';

const shown = 2;
/** A question about the drink itself, which is answered as that. */
const asksAFact =
  /^(?:is|are|does|do|has|have|how(?! (?:do|can|would|to|should)\b)|whats?(?! (?:is )?in\b)|which)\b(?!.*\b(?:without|no|with out)\b)/;
const asksForLike = /\b(?:like|similar|style of|along the lines|instead|twist|riff|variation|reminds?)\b/;

/**
 * A drink that is named with something that must not be in it: whether it is, what stands in, and what comes nearest.
 * Implements BEYOND-109, BEYOND-110.
 */
export const answerWithout: Responder = (turn) => {
  const { request, world, memory } = turn;
  const drink = world.shelf.get(request.drinks[0] ?? (isOnlyNo(request) ? memory.focus : null) ?? '');
  const { without, free, vegan, alcohol } = request.wishes;
  const saysNo = without.length + free.length > 0 || vegan || alcohol === 'none';
  if (!drink || !saysNo || request.drinks.length > 1 || asksForLike.test(request.plain)) return null;
  if (asksAFact.test(request.plain)) return null;
  if (request.wishes.with.length > 0 || request.abstainers > 0) return null;
  const bounds: Wishes = { ...noWishes(), without, free, vegan };
  if (alcohol === 'none') bounds.alcohol = 'none';
  if (isAllowed(drink, bounds, memory.never)) return alreadyWithout(turn, drink);
  const reasons = reasonsOf(turn, drink);
  return reasons.some(({ isNeeded }) => isNeeded) || reasons.length === 0
    ? needed(turn, drink, bounds, reasons)
    : leftOut(turn, drink, reasons);
};

/** "Without orgeat", said of the drink that was talked about. */
const isOnlyNo = ({ plain, named }: Request): boolean =>
  named.length > 0 &&
  named.every(({ negated }) => negated) &&
  /^(?:(?:and|but|ok|okay|please|can (?:you|i) (?:make|have) it|make it|what about|how about|what if) )*(?:no|without|hold|skip|minus|leave out)\b/.test(
    plain,
  );

/** It never had it. */
function alreadyWithout(turn: Turn, drink: Drink): Said {
  const { request, world } = turn;
  const said = wholeRecipe(turn, drink);
  const names = [
    ...request.wishes.free,
    ...request.wishes.without.slice(0, 1).map((slug) => world.vocabulary.get(slug)?.name ?? slug),
    ...(request.wishes.alcohol === 'none' ? ['alcohol'] : []),
  ];
  const vegan = request.wishes.vegan ? [`By its recipe the ${drink.name} is vegan.`] : [];
  return {
    ...said,
    text: [
      ...(names.length > 0
        ? [`By its recipe the ${drink.name} has no ${listed([...new Set(names)], 'or')}.`]
        : vegan),
      ...sugarWithin(request, drink),
      ...said.text,
      ...careNotes(turn),
    ],
  };
}

/** No sugar is added, and what is in it is sweet nevertheless. */
function sugarWithin({ wishes }: Request, { facts: { sugarGrams } }: Drink): string[] {
  return wishes.without.includes('sugar') && (sugarGrams ?? 0) >= 1
    ? [`What is in it brings about ${sugarGrams} g all the same.`]
    : [];
}

interface Reason {
  name: string;
  slug: string;
  isNeeded: boolean;
}

/** What is in the drink or on it that must not be. */
function reasonsOf({ request, memory, world: { vocabulary } }: Turn, drink: Drink): Reason[] {
  const { never } = memory;
  const free = [...request.wishes.free, ...never.free];
  const without = [...request.wishes.without, ...never.without, ...never.unwanted];
  const isVegan = request.wishes.vegan || never.vegan;
  const noAlcohol = request.wishes.alcohol === 'none';
  const isMeant = (slug: string) => {
    const node = vocabulary.get(slug);
    return (
      whatItIs(slug, vocabulary).some((one) => without.includes(one)) ||
      free.some((allergen) => node?.allergens.includes(allergen)) ||
      (isVegan && node?.vegan === false) ||
      (noAlcohol && (node?.abv ?? 0) > 0)
    );
  };
  const lines = drink.spec.flatMap(({ ingredient, name, optional }) =>
    ingredient && isMeant(ingredient) ? [{ name, slug: ingredient, isNeeded: !optional }] : [],
  );
  const garnish = drink.garnish.flatMap(({ ingredient }) =>
    isMeant(ingredient)
      ? [{ name: vocabulary.get(ingredient)?.name ?? ingredient, slug: ingredient, isNeeded: false }]
      : [],
  );
  const rim =
    drink.rim && rimOf[drink.rim].some(isMeant)
      ? [{ name: `${drink.rim} rim`, slug: drink.rim, isNeeded: false }]
      : [];
  return [...lines, ...garnish.filter(({ slug }) => !lines.some((line) => line.slug === slug)), ...rim];
}

function needed(turn: Turn, drink: Drink, bounds: Wishes, reasons: readonly Reason[]): Said {
  const near = nearest(turn, drink, bounds);
  const names = listed([...new Set(reasons.map(({ name }) => name))]);
  const first = reasons.find(({ isNeeded }) => isNeeded);
  const [swap] = first ? optionsFor(first.slug, turn) : [];
  show(turn, near);
  turn.memory.focus = null;
  return say(
    'recipe',
    [
      names
        ? `The ${drink.name} has ${names}. Without ${reasons.length > 1 ? 'them' : 'it'}, it becomes another drink.`
        : `The ${drink.name} has something in it that I cannot vouch for.`,
      ...(swap && first ? [`${capital(swap.name)} comes nearest to ${first.name}: ${swap.note}.`] : []),
      ...(near.length > 0 ? ['These need no change.'] : []),
      ...careNotes(turn),
    ],
    {
      drinks: near.map((one) => ({ id: one.id, why: whyOf(one, noWishes(), turn.world.bar) })),
      suggestions: [`Something like the ${drink.name}`, 'Something else'],
    },
  );
}

/** Only what is optional, or goes on top. */
function leftOut(turn: Turn, drink: Drink, reasons: readonly Reason[]): Said {
  const slugs = new Set(reasons.map(({ slug }) => slug));
  const names = listed([...new Set(reasons.map(({ name }) => name))]);
  const isLeft = (index: number) => !slugs.has(drink.spec[index]?.ingredient ?? '');
  turn.memory.focus = null;
  return say(
    'recipe',
    [
      `The ${drink.name} works without the ${names}: leave ${reasons.length > 1 ? 'them' : 'it'} out, and everything else stays.`,
      ...careNotes(turn),
    ],
    {
      lists: [
        {
          title: drink.serves > 1 ? `Ingredients for ${drink.serves}` : 'Ingredients',
          lines: drink.ingredients.filter((_, index) => isLeft(index)),
          ordered: false,
        },
      ],
      links: [{ label: drink.name, to: `/recipes/${drink.slug}` }],
      suggestions: [`Something like the ${drink.name}`, 'Something else'],
    },
  );
}

function nearest({ world, memory }: Turn, drink: Drink, bounds: Wishes): Drink[] {
  return [...recommended(world)]
    .filter((one) => one.id !== drink.id && isAllowed(one, bounds, memory.never))
    .map((one) => ({
      one,
      points: likeness(drink.structure, one.structure) + (isVariationOf(one, drink) ? 1 : 0),
    }))
    .sort((a, b) => b.points - a.points || (a.one.name < b.one.name ? -1 : 1))
    .slice(0, shown)
    .map(({ one }) => one);
}
