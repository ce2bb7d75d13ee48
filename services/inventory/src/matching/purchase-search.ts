import type { Purchase } from './purchases.ts';
import type { Sliced } from './sliced.ts';

/** Drinks that lack the same lines. */
export interface Need {
  lines: number[];
  recipes: number[];
  worth: number;
}
export interface Candidate {
  purchase: Purchase;
  price: number;
  /** The lines it meets, of those that any need lacks. */
  lines: ReadonlySet<number>;
}
export interface State {
  chosen: readonly number[];
  price: number;
  score: number;
}

/** What a set may have and cost. */
export interface Limits {
  /** How many bottles at most, up to `maxBottles`. */
  atMost: number;
  /** What they may cost together, in the unit of their prices; without it only their number counts. */
  budget?: number;
}

export const maxBottles = 5;
/** Lines of a drink beyond the bottles: a lime is the juice and the wedge. */
export const maxMetTwice = 4;
/** What a drink counts for that lacks none, one, two… more: nearness leads the search where nothing is complete yet. */
const worthByLacking = [1, 0.12, 0.03, 0.008, 0.002] as const;
/** What is left over of it where fewer bottles are left than lines: one bottle may meet several. */
const hope = 0.001;
const onlyMade = [1] as const;
/** Two sums that differ by less are the same. */
const tiny = 1e-9;

/** What drinks count for by how many lines they lack, with so many bottles left to buy. */
const worthWith = (left: number): number[] =>
  Array.from({ length: maxBottles + maxMetTwice }, (_, lacking) =>
    lacking <= left ? worthByLacking[lacking]! : hope / 4 ** lacking,
  );

export const best = (states: Iterable<State>, limit: number): State[] =>
  [...states]
    .sort((a, b) => b.score - a.score || a.price - b.price || a.chosen.length - b.chosen.length)
    .slice(0, limit);

/** Looks among sets of candidates, by their numbers, for what makes the most. */
export class PurchaseSearch {
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

  constructor(needs: readonly Need[], candidates: readonly Candidate[], { atMost, budget }: Limits) {
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
