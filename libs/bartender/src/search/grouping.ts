import { likeness, normalize } from '@barspoon/mixology';
import type { Drink } from '../drink.ts';
import type { DrinkShelf } from '../drink-shelf.ts';
import { type Order, orderValue } from '../orders.ts';
import { isVariationOf, variationsOf } from '../variations.ts';
import { isWishless, type Wishes } from '../wishes.ts';
import type { AskedIngredients } from './asked-ingredients.ts';
import { isNamedWith } from './drink-text.ts';
import type { Part } from './parts.ts';

/** How many of the drinks that fit best are in their order. */
const bestFirst = 10;
/** As many groups as a search has. */
export const finderGroups = bestFirst + 14;

/** A drink that a search means, and how well it is what is asked for besides what is in it. */
export interface Fitting {
  drink: Drink;
  fit: number;
}

/** What decides the order of what a search means. */
export interface Grouping {
  wishes: Wishes;
  order: Order | null;
  parts: readonly Part[];
  words: readonly string[];
  /** Drinks that the search names. */
  named: readonly Drink[];
  asked: AskedIngredients;
  /** A spirit is asked for by its name, which may take the place of another. */
  asksForSpirit: boolean;
  shelf: DrinkShelf;
  isAllowed: (drink: Drink) => boolean;
}

/**
 * Ids of the drinks in groups: from what carries the name and has what is asked for to what merely has it; all but the exact
 * names. Always as many groups.
 */
export function grouped(found: readonly Fitting[], search: Grouping): string[][] {
  const ordered = search.order ? byDegree(found, search.order, search) : [];
  // What nobody has rated yet has no best.
  const groups = ordered.some((group) => group.length > 0) ? ordered : byNearness(found, search);
  return groups.map((group) => group.map(({ id }) => id));
}

function byNearness(found: readonly Fitting[], search: Grouping): Drink[][] {
  const { wishes, words, shelf, asked } = search;
  const byWords = words.length > 0 ? shelf.withNameWords(words).filter(search.isAllowed) : [];
  const namesDrinks = search.named.length > 0;
  const best = namesDrinks ? [] : bestOf(found, new Set(byWords), search);
  const named = search.named.filter(search.isAllowed);
  const variations = isWishless(wishes) ? named.flatMap((base) => variationsOf(base, shelf)) : [];
  const called = namesDrinks && !isWishless(wishes) ? found.filter(isOneOf(search.named)) : [];
  const [drySame = [], calledAlike = []] = divided(called, [
    // A light Margarita is one with little alcohol before one without any.
    (drink) => isKnown(drink) && isAsDry(drink, search),
    (drink) => isAsDry(drink, search),
  ]);
  const rest = divided(namesDrinks ? [] : found, [
    (drink) => asked.areIn(drink) && isKnown(drink),
    // What a member wrote and nobody has rated comes behind it.
    (drink) => asked.areIn(drink) && !isUntried(drink),
    // Orange curaçao in it makes more of an orange drink than a peel on top.
    (drink) => asked.count > 0 && asked.arePouredInto(drink),
    (drink) => asked.count > 0 && asked.areNear(drink),
    // What is only called after it, or goes on top, comes last.
    (drink) => asked.count > 0 && asked.areCalledIn(drink),
  ]);
  return [
    drySame,
    called.length > 0 ? calledAlike : alikeOf(found, search),
    named,
    called.map(({ drink }) => drink),
    ...Array.from({ length: bestFirst }, (_, at) => best.slice(at, at + 1)),
    byWords.filter(isKnown),
    byWords,
    variations.filter(isKnown),
    variations,
    ...rest,
  ];
}

/** How many are shown before a drink that is named with what is in none of its kind, and how near they are. */
const maxAlike = 2;
const minLikeness = 0.5;

/**
 * "Moscow mule gin": no mule of that name has gin, so what is built like one and has it; or has not what must not be in it, as in
 * "daiquiri without sugar". "Gin and tonic with cucumber" stays with gin.
 */
function alikeOf(found: readonly Fitting[], { named, wishes, asksForSpirit }: Grouping): Drink[] {
  const [base] = named;
  if (!base || isWishless(wishes)) return [];
  return found
    .map(({ drink }) => ({ drink, near: likeness(base.structure, drink.structure) }))
    .filter(({ drink, near }) => drink.id !== base.id && near >= minLikeness)
    .filter(({ drink }) => asksForSpirit || drink.structure.spirit === base.structure.spirit)
    .sort((one, other) => other.near - one.near || (one.drink.name < other.drink.name ? -1 : 1))
    .slice(0, maxAlike)
    .map(({ drink }) => drink);
}

/** Puts each into the first group whose test it passes, or into the last. */
function divided(found: readonly Fitting[], tests: readonly ((drink: Drink) => boolean)[]): Drink[][] {
  const groups: Drink[][] = Array.from({ length: tests.length + 1 }, () => []);
  for (const { drink } of found) {
    const at = tests.findIndex((passes) => passes(drink));
    groups.at(at)?.push(drink);
  }
  return groups;
}

/** The first by their degree one by one, the others behind them. */
function byDegree(found: readonly Fitting[], order: Order, { wishes, shelf }: Grouping): Drink[][] {
  const drinks = isWishless(wishes) ? [...shelf.all()] : found.map(({ drink }) => drink);
  const inOrder = drinks
    .flatMap((drink) => {
      const value = orderValue(order, drink);
      return value === null ? [] : [{ drink, degree: order.by * value }];
    })
    .sort((one, other) => other.degree - one.degree)
    .map(({ drink }) => drink);
  const first = Array.from({ length: finderGroups - 1 }, (_, at) =>
    at < bestFirst ? inOrder.slice(at, at + 1) : [],
  );
  return [...first, inOrder.slice(bestFirst)];
}

/** The few that fit best, one after the other: what has all of it and little else, what people know, what carries the words. */
function bestOf(
  found: readonly Fitting[],
  carriers: ReadonlySet<Drink>,
  { asked, parts }: Grouping,
): Drink[] {
  const said = parts.flatMap(({ kind, text }) => (kind === 'style' ? [normalize(text)] : []));
  const pointsBeside = ({ drink, fit }: Fitting): number => {
    let lines = 0;
    for (const { optional } of drink.spec) if (!optional) lines += 1;
    return (
      fit +
      (lines > 0 ? Math.min(1, asked.count / lines) : 0) +
      (carriers.has(drink) ? 1 : 0) +
      0.5 * said.filter((word) => drink.tags.has(word) || isNamedWith(drink, word)).length +
      (drink.tags.has('iba') ? 0.3 : 0) +
      (drink.ratingAverage ?? 3) / 20 -
      (isUntried(drink) ? 2 : 0)
    );
  };
  const first: { drink: Drink; points: number }[] = [];
  for (const one of found) {
    const { drink } = one;
    const beside = pointsBeside(one);
    const isDirect = asked.areIn(drink);
    // Whether it is poured takes long to tell, and most are too far behind for it to matter.
    const last = first.length === bestFirst ? first[bestFirst - 1] : undefined;
    if (last && beside + (isDirect ? 1 : 0.3) <= last.points) continue;
    const rated = { drink, points: beside + (isDirect ? 1 : asked.arePouredInto(drink) ? 0.3 : -1) };
    const at = first.findIndex((other) => rated.points > other.points);
    if (at < 0 && first.length === bestFirst) continue;
    first.splice(at < 0 ? first.length : at, 0, rated);
    if (first.length > bestFirst) first.pop();
  }
  return first.map(({ drink }) => drink);
}

const isOneOf =
  (named: readonly Drink[]) =>
  ({ drink }: Fitting): boolean =>
    named.some((base) => drink.id === base.id || isVariationOf(drink, base));
const isAsDry = (drink: Drink, { wishes, named }: Grouping): boolean =>
  wishes.alcohol === 'none' || drink.isDry === named.every(({ isDry }) => isDry);
const isKnown = (drink: Drink): boolean => drink.tags.has('iba') || (drink.ratingAverage ?? 0) >= 4;
/** What a member wrote and nobody has rated. */
const isUntried = (drink: Drink): boolean => Boolean(drink.userId) && (drink.ratingCount ?? 0) === 0;
