import { counted } from './ingredient-lines.ts';
import type { NextBottle } from './next-bottles.ts';
import type { Purchase, Purchases } from './purchases.ts';
import type { RecipeTable } from './recipe-table.ts';
import type { Sliced } from './sliced.ts';

/** What may be bought. */
export interface PurchaseWish {
  /** How many bottles at most, up to `maxBottles`. */
  atMost: number;
  /** What they may cost together, in the unit of `priceOf`; without it only their number counts. */
  budget?: number;
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

/** Drinks that lack the same lines. */
interface Need {
  lines: number[];
  recipes: number[];
  worth: number;
}
interface Candidate {
  purchase: Purchase;
  price: number;
  /** The lines it meets, of those that any need lacks. */
  lines: ReadonlySet<number>;
}
interface State {
  chosen: readonly number[];
  price: number;
  score: number;
}

export const maxBottles = 5;
const maxStates = 24;
/** Full sets that are bettered bottle by bottle. */
const maxBettered = 4;
/** Lines of a drink beyond the bottles: a lime is the juice and the wedge. */
const maxMetTwice = 4;
const recipesPerStep = 64;
const maxRecipesNamed = 5;
/** What a drink counts for that lacks none, one, two… more: nearness leads the search where nothing is complete yet. */
const worthByLacking = [1, 0.12, 0.03, 0.008, 0.002] as const;
/** What is left over of it where fewer bottles are left than lines: one bottle may meet several. */
const hope = 0.001;
const onlyMade = [1] as const;
/** Two sums that differ by less are the same. */
const tiny = 1e-9;

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
  const needs = yield* needsOf(recipes, answers, wish);
  const candidates = yield* candidatesFor(needs, purchases, wish);
  const search = new Search(needs, candidates, wish);
  const found = new Map<string, State>();
  let states: State[] = [{ chosen: [], price: 0, score: 0 }];
  for (let size = 0; size < wish.atMost; size += 1) {
    const grown = new Map<string, State>();
    for (const state of states) {
      for (const next of search.grownFrom(state)) grown.set(next.chosen.join(), next);
      yield;
    }
    states = best(grown.values(), maxStates);
    for (const state of states) found.set(state.chosen.join(), search.scored(state));
  }
  let winner: State | undefined;
  for (const state of best(found.values(), maxBettered)) {
    const better = yield* search.bettered(state);
    if (better.score > (winner?.score ?? 0)) winner = better;
  }
  return winner && shown(winner.chosen, needs, candidates, recipes);
}

/** What drinks count for by how many lines they lack, with so many bottles left to buy. */
const worthWith = (left: number): number[] =>
  Array.from({ length: maxBottles + maxMetTwice }, (_, lacking) =>
    lacking <= left ? worthByLacking[lacking]! : hope / 4 ** lacking,
  );

const best = (states: Iterable<State>, limit: number): State[] =>
  [...states]
    .sort((a, b) => b.score - a.score || a.price - b.price || a.chosen.length - b.chosen.length)
    .slice(0, limit);

/** What drinks lack that so few purchases can make, one of which may meet two lines; the drinks by name. */
function* needsOf(
  recipes: RecipeTable,
  answers: Uint8Array,
  { atMost, worthOf }: PurchaseWish,
): Sliced<Need[]> {
  const byLines = new Map<string, Need>();
  const { needs } = recipes;
  for (const [at, recipe] of recipes.byName().entries()) {
    if (at % recipesPerStep === 0) yield;
    const lacked = needs.get(recipe).filter((line) => answers[line] === counted);
    if (lacked.length === 0) continue;
    const lines = [...new Set(lacked)].sort((a, b) => a - b);
    const worth = worthOf ? worthOf(recipes.head(recipe).recipeId) : 1;
    if (worth <= 0 || lines.length > atMost + maxMetTwice) continue;
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
  needs: readonly Need[],
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

/** Sets of candidates, by their numbers, and what they are worth. */
class Search {
  readonly #needs: readonly Need[];
  readonly #candidates: readonly Candidate[];
  /** The candidates that meet a line. */
  readonly #meeting: readonly (readonly number[])[];
  readonly #atMost: number;
  readonly #budget: number;
  /** Whether what is chosen meets a line. */
  readonly #met: Uint8Array;
  /** What each candidate adds. */
  readonly #gains: Float64Array;
  /** How many lines of the need at hand each candidate meets. */
  readonly #meets: Uint8Array;

  constructor(needs: readonly Need[], candidates: readonly Candidate[], { atMost, budget }: PurchaseWish) {
    this.#atMost = atMost;
    this.#needs = needs;
    this.#candidates = candidates;
    this.#budget = budget ?? Number.POSITIVE_INFINITY;
    const end = needs.reduce((last, { lines }) => Math.max(last, lines.at(-1)! + 1), 0);
    const meeting = Array.from({ length: end }, (): number[] => []);
    for (const [at, { lines }] of candidates.entries()) for (const line of lines) meeting[line]!.push(at);
    this.#meeting = meeting;
    this.#met = new Uint8Array(end);
    this.#gains = new Float64Array(candidates.length);
    this.#meets = new Uint8Array(candidates.length);
  }

  /** The state with each affordable bottle more, by how near that brings the drinks that the rest can still complete. */
  *grownFrom({ chosen, price }: State): Generator<State> {
    const base = this.#gainsOver(chosen, worthWith(this.#atMost - chosen.length - 1));
    for (const [at, gain] of this.#gains.entries()) {
      if (gain <= 0) continue;
      const total = price + this.#candidates[at]!.price;
      if (total > this.#budget) continue;
      yield { chosen: [...chosen, at].sort((a, b) => a - b), price: total, score: base + gain };
    }
  }

  /** By the drinks that are made. */
  scored(state: State): State {
    return { ...state, score: this.#gainsOver(state.chosen, onlyMade) };
  }

  /** One bottle at a time makes way for what makes more with the others, until none does. */
  *bettered(state: State): Sliced<State> {
    for (;;) {
      const better = yield* this.#withOneChanged(state);
      if (!better) return state;
      state = better;
    }
  }

  *#withOneChanged(state: State): Sliced<State | undefined> {
    for (const at of state.chosen) {
      const better = this.#withOneMore(this.#without(state, at), state.score);
      if (better) return better;
      yield;
    }
    return undefined;
  }

  #without({ chosen, price, score }: State, at: number): State {
    return { chosen: chosen.filter((one) => one !== at), price: price - this.#candidates[at]!.price, score };
  }

  /** The state with the bottle that makes the most, if that is more than `score`. */
  #withOneMore({ chosen, price }: State, score: number): State | undefined {
    const base = this.#gainsOver(chosen, onlyMade);
    let better: State | undefined;
    for (const [at, gain] of this.#gains.entries()) {
      if (base + gain <= (better?.score ?? score) + tiny) continue;
      const total = price + this.#candidates[at]!.price;
      if (total > this.#budget) continue;
      better = { chosen: [...chosen, at].sort((a, b) => a - b), price: total, score: base + gain };
    }
    return better;
  }

  /** @returns the worth of what is chosen; `#gains` then holds what each candidate would add */
  #gainsOver(chosen: readonly number[], worth: readonly number[]): number {
    const [gains, meets, met, meeting] = [this.#gains, this.#meets, this.#met, this.#meeting];
    gains.fill(0);
    met.fill(0);
    for (const at of chosen) for (const line of this.#candidates[at]!.lines) met[line] = 1;
    let base = 0;
    for (const need of this.#needs) {
      let lacking = 0;
      for (const line of need.lines) if (met[line] === 0) lacking += 1;
      const now = worth[lacking] ?? 0;
      base += need.worth * now;
      if (lacking === 0) continue;
      for (const line of need.lines) if (met[line] === 0) for (const at of meeting[line]!) meets[at]! += 1;
      for (const line of need.lines) {
        if (met[line] === 1) continue;
        for (const at of meeting[line]!) {
          const count = meets[at]!;
          if (count === 0) continue;
          gains[at]! += need.worth * ((worth[lacking - count] ?? 0) - now);
          meets[at] = 0;
        }
      }
    }
    return base;
  }
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
