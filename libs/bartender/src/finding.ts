import type { LibraryIngredient } from '@barspoon/contracts';
import type { Vocabulary } from '@barspoon/mixology';
import type { Condition } from './condition.ts';
import type { Drink } from './drink.ts';
import { limitConditions } from './limit-conditions.ts';
import { orderValue } from './orders.ts';
import { calledAfter, isPlant, namedAfter } from './relatives.ts';
import { isNamedWith } from './search/drink-text.ts';
import { changeText, scales, tasteScore } from './tastes.ts';
import type { Memory, Wishes } from './wishes.ts';

export interface Found {
  drinks: Drink[];
  /** What could not be had as well. */
  given: string[];
}

/** What the member likes and has. */
export interface Taster {
  likes: (drink: Drink) => number;
  makeable: ReadonlySet<string> | null;
}

export type Never = Memory['never'];

/** Whoever must not have alcohol, is not of age, or said they want none. */
export const servesNoAlcohol = ({ alcohol, minor, dry }: Never): boolean => alcohol || minor || dry;

/** Whether a drink may be suggested at all: never given up, whatever else is asked. Implements BEYOND-45. */
export function allowedBy(wishes: Wishes, never: Never): (drink: Drink) => boolean {
  const free = [...wishes.free, ...never.free];
  const without = [...wishes.without, ...never.without, ...never.unwanted];
  const notDrinks = new Set(wishes.notDrinks);
  const isVegan = wishes.vegan || never.vegan;
  const isDry = wishes.alcohol === 'none' || servesNoAlcohol(never);
  const needsAlcohol = wishes.alcohol === 'some' && !isDry;
  return (drink) => {
    if (notDrinks.has(drink.id)) return false;
    if ((free.length > 0 || isVegan) && !drink.isKnown) return false;
    if (free.some((allergen) => drink.allergens.has(allergen))) return false;
    if (without.some((slug) => drink.touches.has(slug))) return false;
    if (isVegan && !drink.vegan) return false;
    if (isDry && !(drink.isDry && drink.isKnown)) return false;
    return !(needsAlcohol && !drink.alcoholic);
  };
}

/** The same of one drink. */
export const isAllowed = (drink: Drink, wishes: Wishes, never: Never): boolean =>
  allowedBy(wishes, never)(drink);

/** Whether a drink is made with this, or with what it is a kind of. */
export function usesOf(slug: string, vocabulary: Vocabulary<LibraryIngredient>): (drink: Drink) => number {
  const kinds = vocabulary
    .ancestors(slug)
    .filter(({ group }) => !group)
    .map((kind) => kind.slug);
  return (drink) => {
    if (drink.contains.has(slug)) return 1;
    return kinds.some((kind) => isOnItself(drink, kind)) ? 0.6 : 0;
  };
}

/** Whether a line names the kind as such; nearly all drinks are told from what they touch. */
const isOnItself = ({ touches, spec }: Drink, kind: string): boolean =>
  touches.has(kind) && spec.some(({ ingredient }) => ingredient === kind);

/** What is named after a fruit or herb tastes of it too: elderflower liqueur. */
function usesOneOf(any: readonly string[], vocabulary: Vocabulary<LibraryIngredient>, isDry: boolean) {
  const near = any.flatMap((slug) => [
    ...(isPlant(slug, vocabulary) ? namedAfter(slug, vocabulary) : []),
    ...(isDry ? dryKinOf(slug, vocabulary) : []),
  ]);
  const exact = any.map((slug) => usesOf(slug, vocabulary));
  return (drink: Drink) => {
    let highest = 0;
    for (const uses of exact) highest = Math.max(highest, uses(drink));
    return highest < 0.7 && near.some((slug) => drink.contains.has(slug)) ? 0.7 : highest;
  };
}

/** What stands for a spirit where there is no alcohol: non-alcoholic gin. */
const dryKinOf = (slug: string, vocabulary: Vocabulary<LibraryIngredient>): string[] =>
  calledAfter(slug, vocabulary).filter((one) => one.startsWith('non-alcoholic-'));

const nameOf = (slug: string, vocabulary: Vocabulary<LibraryIngredient>) =>
  vocabulary.get(slug)?.name ?? slug;

export function conditionsOf(
  wishes: Wishes,
  vocabulary: Vocabulary<LibraryIngredient>,
  before: readonly Drink[],
): Condition[] {
  const named = (slug: string) => nameOf(slug, vocabulary);
  return [
    ...wishes.with.map((any) => ({
      text: `with ${any.map(named).join(' or ')}`,
      score: usesOneOf(any, vocabulary, wishes.alcohol === 'none'),
      weight: 7,
    })),
    ...wishes.tastes.map((taste) => ({
      text: taste,
      score: (drink: Drink) => tasteScore(taste, drink),
      weight: 3,
    })),
    ...wishes.notTastes.map((taste) => ({
      text: `not ${taste}`,
      score: (drink: Drink) => 1 - tasteScore(taste, drink),
      weight: 4,
    })),
    ...wishes.tags.map((tag) => ({
      text: tag,
      // A mule is tagged so, or called so.
      score: (drink: Drink) => Number(drink.tags.has(tag) || isNamedWith(drink, tag)),
      weight: 2,
    })),
    ...wishes.notTags.map((tag) => ({
      text: `not ${tag}`,
      score: (drink: Drink) => Number(!drink.tags.has(tag) && !isNamedWith(drink, tag)),
      weight: 4,
    })),
    ...(wishes.glass
      ? [{ text: `served in a ${wishes.glass} glass`, score: glassScore(wishes.glass), weight: 3 }]
      : []),
    ...(wishes.method
      ? [{ text: `made the way you said (${wishes.method})`, score: methodScore(wishes.method), weight: 3 }]
      : []),
    ...wishes.notMethods.map((method) => ({
      text: `made without a ${method === 'blend' ? 'blender' : method}`,
      score: (drink: Drink) => Number(drink.method !== method),
      weight: 4,
    })),
    ...limitConditions(wishes),
    ...changeConditions(wishes, before),
  ];
}

const glassScore = (glass: string) => (drink: Drink) => Number(drink.glass === glass);
const methodScore = (method: string) => (drink: Drink) => Number(drink.method === method);

/** "less sweet" is measured against what was last on the table. */
function changeConditions({ changes }: Wishes, before: readonly Drink[]): Condition[] {
  if (before.length === 0) return [];
  return changes.map(({ scale, by }) => {
    const values = before.map((drink) => scales[scale](drink));
    const edge = values.reduce((sum, value) => sum + value, 0) / values.length;
    const text = changeText(scale, by);
    return {
      text,
      score: (drink) => Number(by > 0 ? scales[scale](drink) > edge : scales[scale](drink) < edge),
      weight: 6,
    };
  });
}

interface Search {
  wishes: Wishes;
  never: Never;
  conditions: readonly Condition[];
  taster: Taster;
  /** How near a drink is to the one it should be like, from 0 to 1. */
  likeness?: ((drink: Drink) => number) | undefined;
  /** Suggested before: shown again only when nothing else is left. */
  seen: ReadonlySet<string>;
  limit: number;
}

interface Rated {
  drink: Drink;
  points: number;
}

/** From this score on a drink meets a condition. */
export const enough = 0.5;

/** The drinks that fit best. What must not be is never given up; of the rest as little as possible is. */
export function findDrinks(drinks: Iterable<Drink>, search: Search): Found {
  const { seen, limit, conditions } = search;
  const best = inOrder(bestOf(drinks, search), search.wishes);
  const fresh = best.filter(({ drink }) => !seen.has(drink.id));
  const chosen = firstOf(fresh.length > 0 ? fresh : best, limit).map(({ drink }) => ({
    drink,
    missed: conditions.filter(({ score }) => score(drink) < enough).map(({ text }) => text),
  }));
  const given = chosen[0]?.missed ?? [];
  return {
    drinks: chosen.filter(({ missed }) => missed.join() === given.join()).map(({ drink }) => drink),
    given,
  };
}

/** What is asked for by its degree comes by it: the rest only decides between equals. */
function inOrder(rated: Rated[], { order }: Wishes): Rated[] {
  if (!order) return rated;
  return rated.flatMap(({ drink, points }) => {
    const value = orderValue(order, drink);
    return value === null ? [] : [{ drink, points: order.by * value * 1000 + points / 100 }];
  });
}

/** Those of which the least has to be given up, in no order. A drink that misses more than others is left at once. */
function bestOf(drinks: Iterable<Drink>, { wishes, never, conditions, taster, ...search }: Search): Rated[] {
  const isAllowed = allowedBy(wishes, never);
  const onBar = wishes.fromBar ? taster.makeable : null;
  const heaviestFirst = [...conditions.entries()].sort(([, a], [, b]) => b.weight - a.weight);
  const scores = conditions.map(() => 0);
  let best: Rated[] = [];
  let lowest = Number.POSITIVE_INFINITY;
  const costOf = (drink: Drink): number => {
    let cost = 0;
    for (const [at, { score, weight }] of heaviestFirst) {
      const points = score(drink);
      scores[at] = points;
      if (points < enough) cost += weight;
      if (cost > lowest) break;
    }
    return cost;
  };
  for (const drink of drinks) {
    if (!isAllowed(drink) || (onBar && !onBar.has(drink.id))) continue;
    const cost = costOf(drink);
    if (cost > lowest) continue;
    const likeness = search.likeness?.(drink) ?? 0;
    if (search.likeness && likeness < 0.2) continue;
    if (cost < lowest) best = [];
    lowest = cost;
    const points = scores.reduce((sum, score) => sum + score, 0) + 3 * likeness + qualityOf(drink, taster);
    best.push({ drink, points });
  }
  return best;
}

/** The first of them in their order, without putting all of them in order. */
function firstOf(rated: readonly Rated[], limit: number): Rated[] {
  const first: Rated[] = [];
  for (const one of rated) {
    if (first.length === limit && byPoints(one, first.at(-1) as Rated) > 0) continue;
    first.splice(place(first, one), 0, one);
    if (first.length > limit) first.pop();
  }
  return first;
}

const byPoints = (a: Rated, b: Rated) => b.points - a.points || (a.drink.name < b.drink.name ? -1 : 1);
const place = (ordered: readonly Rated[], one: Rated) => {
  const at = ordered.findIndex((other) => byPoints(one, other) < 0);
  return at < 0 ? ordered.length : at;
};

/** What speaks for a drink whatever was asked: it is known, liked, and within reach. */
function qualityOf(drink: Drink, taster: Taster): number {
  return (
    (drink.tags.has('iba') ? 0.3 : 0) +
    (drink.ratingAverage ?? 3) / 20 +
    (drink.difficulty === 'Beginner' ? 0.1 : 0) +
    0.3 * taster.likes(drink) +
    (taster.makeable?.has(drink.id) ? 0.4 : 0)
  );
}
