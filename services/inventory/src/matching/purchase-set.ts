import { collectLacked, type NextBottle } from './next-bottles.ts';
import {
  best,
  type Candidate,
  type Lacked,
  type Limits,
  maxMetTwice,
  type Need,
  PurchaseSearch,
  type State,
} from './purchase-search.ts';
import type { Purchase, Purchases } from './purchases.ts';
import type { RecipeTable } from './recipe-table.ts';
import type { Sliced } from './sliced.ts';

/** What may be bought. */
export interface PurchaseWish extends Limits {
  priceOf?: (purchase: Purchase) => number;
  /** What is not wanted. */
  isOut?: (purchase: Purchase) => boolean;
  /** What a drink counts for; nothing leaves it out. One each when not given. */
  worthOf?: (recipeId: string) => number;
}

/** Bottles to buy together, which make `makes` new drinks; each of them says in how many of these it is. */
export interface PurchaseSet {
  makes: number;
  recipeIds: string[];
  bottles: NextBottle[];
}

/** Over all steps: the fewer bottles, the more sets of each size are kept. */
const statesInAll = 60;
/** Full sets that are bettered bottle by bottle. */
const maxBettered = 4;
const recipesPerStep = 64;
const maxRecipesNamed = 5;
const keyOf = ({ chosen }: State): string => chosen.toSorted((a, b) => a - b).join();

/**
 * The bottles that together make the most new drinks, or those that count for the most. A beam search with one bottle
 * more at each step, led by how near it brings the drinks; the best full sets are then bettered by changing one bottle at a time.
 */
export function* purchaseSetOf(
  recipes: RecipeTable,
  purchases: Purchases,
  answers: Uint8Array,
  wish: PurchaseWish,
): Sliced<PurchaseSet | undefined> {
  const lacked = yield* lackedBy(recipes, answers, wish);
  const candidates = yield* candidatesFor(lacked, purchases, wish);
  const needs = yield* withinReach(lacked, candidates, wish);
  const search = new PurchaseSearch(needs, candidates, wish);
  yield* search.prepare();
  const found: State[] = [];
  const maxStates = Math.ceil(statesInAll / wish.atMost);
  let states: State[] = [{ chosen: [], price: 0, score: 0 }];
  for (let size = 0; size < wish.atMost; size += 1) {
    const grown = new Map<string, State>();
    for (const state of states) {
      for (const next of search.grownFrom(state, maxStates)) grown.set(keyOf(next), next);
      yield;
    }
    states = best([...grown.values()], maxStates, wish.budget !== undefined);
    for (const state of states) {
      found.push(search.scored(state));
      yield;
    }
  }
  let winner: State | undefined;
  for (const state of best(found, maxBettered)) {
    const better = yield* search.bettered(state);
    if (better.score > (winner?.score ?? 0)) winner = better;
  }
  return winner && shown(winner.chosen, needs, candidates, recipes);
}

/** What drinks lack that so few purchases can make, one of which may meet two lines; the drinks by name. */
function* lackedBy(
  recipes: RecipeTable,
  answers: Uint8Array,
  { atMost, worthOf }: PurchaseWish,
): Sliced<Lacked[]> {
  const byLines = new Map<string, Lacked>();
  const lacked: number[] = [];
  for (const [at, recipe] of recipes.byName().entries()) {
    if (at % recipesPerStep === 0) yield;
    collectLacked(recipes, answers, recipe, lacked);
    if (lacked.length === 0 || lacked.length > atMost + maxMetTwice) continue;
    const worth = worthOf ? worthOf(recipes.head(recipe).recipeId) : 1;
    if (worth <= 0) continue;
    const lines = lacked.toSorted((a, b) => a - b);
    const key = lines.join();
    const known = byLines.get(key);
    if (known) {
      known.recipes.push(recipe);
      known.worth += worth;
    } else byLines.set(key, { lines, recipes: [recipe], worth });
  }
  return [...byLines.values()];
}

/** What can be bought; without what meets no more than another one does that is no dearer. */
function* candidatesFor(
  needs: readonly Lacked[],
  purchases: Purchases,
  { isOut, priceOf, budget = Number.POSITIVE_INFINITY }: PurchaseWish,
): Sliced<Candidate[]> {
  const lines = new Set(needs.flatMap((need) => need.lines));
  const met = new Map<Purchase, Set<number>>();
  const asked = new Map<Purchase, number>();
  let step = 0;
  for (const line of lines) {
    if (step++ % recipesPerStep === 0) yield;
    for (const purchase of purchases.meeting(line)) {
      if (isOut?.(purchase) || purchases.isKindOf(purchase, line)) continue;
      const known = met.get(purchase);
      if (known) known.add(line);
      else met.set(purchase, new Set([line]));
      if (purchases.isAskedFor(purchase, line)) asked.set(purchase, (asked.get(purchase) ?? 0) + 1);
    }
  }
  const all = [...met]
    .map(([purchase, covered]) => ({ purchase, price: priceOf?.(purchase) ?? 0, lines: covered }))
    .filter(({ price }) => price <= budget)
    .sort(
      (a, b) =>
        b.lines.size - a.lines.size ||
        a.price - b.price ||
        (asked.get(b.purchase) ?? 0) - (asked.get(a.purchase) ?? 0) ||
        a.purchase.name.localeCompare(b.purchase.name),
    );
  const kept: Candidate[] = [];
  const keptByLine = new Map<number, Candidate[]>();
  for (const candidate of all) {
    const [any] = candidate.lines;
    const isMet = (keptByLine.get(any!) ?? []).some(
      (other) => other.price <= candidate.price && candidate.lines.isSubsetOf(other.lines),
    );
    if (isMet) continue;
    kept.push(candidate);
    for (const line of candidate.lines) {
      const others = keptByLine.get(line);
      if (others) others.push(candidate);
      else keptByLine.set(line, [candidate]);
    }
    yield;
  }
  return kept;
}

/** Those that so many bottles can make. */
function* withinReach(
  lacked: readonly Lacked[],
  candidates: readonly Candidate[],
  { atMost }: PurchaseWish,
): Sliced<Need[]> {
  const meeting = new Map<number, number[]>();
  for (const [at, { lines }] of candidates.entries())
    for (const line of lines) {
      const others = meeting.get(line);
      if (others) others.push(at);
      else meeting.set(line, [at]);
    }
  const needs: Need[] = [];
  for (const [at, one] of lacked.entries()) {
    if (at % recipesPerStep === 0) yield;
    const masks = masksOf(one.lines.map((line) => meeting.get(line) ?? []));
    const fewest = fewestFor(one.lines.length, new Set(masks.values()));
    if (fewest > atMost) continue;
    const counted = [...masks].flatMap(([candidate, mask]) => [candidate, bitsOf(mask)]);
    needs.push({ ...one, spared: one.lines.length - fewest, meeting: Int32Array.from(counted) });
  }
  return needs;
}

/** For each candidate that meets any line, of which each says which do, a bit for each line it meets. */
function masksOf(meeting: readonly (readonly number[])[]): Map<number, number> {
  const masks = new Map<number, number>();
  for (const [line, candidates] of meeting.entries())
    for (const at of candidates) masks.set(at, (masks.get(at) ?? 0) | (1 << line));
  return masks;
}

function bitsOf(mask: number): number {
  let bits = 0;
  for (let rest = mask; rest > 0; rest &= rest - 1) bits += 1;
  return bits;
}

/** How few of these masks have all bits of so many lines. */
function fewestFor(lines: number, masks: ReadonlySet<number>): number {
  const fewest = new Array<number>(1 << lines).fill(Number.POSITIVE_INFINITY);
  fewest[0] = 0;
  for (const [met, count] of fewest.entries())
    for (const more of masks) fewest[met | more] = Math.min(fewest[met | more]!, count + 1);
  return fewest.at(-1)!;
}

function shown(
  chosen: readonly number[],
  needs: readonly Need[],
  candidates: readonly Candidate[],
  recipes: RecipeTable,
): PurchaseSet {
  const bought = chosen.map((at) => candidates[at]!);
  const made = needs.filter(({ lines }) => lines.every((line) => bought.some((one) => one.lines.has(line))));
  const places = new Map(Array.from(recipes.byName(), (recipe, place) => [recipe, place]));
  const bottles = bought
    .map(({ purchase: { ingredient, name }, lines }) => {
      const used = made
        .filter((need) => need.lines.some((line) => lines.has(line)))
        .flatMap((need) => need.recipes)
        .sort((a, b) => places.get(a)! - places.get(b)!);
      const named = used.slice(0, maxRecipesNamed).map((recipe) => recipes.head(recipe));
      return { ingredient, name, makes: used.length, recipes: named };
    })
    .filter(({ makes }) => makes > 0)
    .sort((a, b) => b.makes - a.makes || a.name.localeCompare(b.name));
  const recipeIds = made.flatMap((need) => need.recipes.map((recipe) => recipes.head(recipe).recipeId));
  return { makes: recipeIds.length, recipeIds, bottles };
}
