import type { Purchase } from './purchases.ts';
import type { Sliced } from './sliced.ts';

/** Drinks that lack the same lines. */
export interface Lacked {
  lines: number[];
  recipes: number[];
  worth: number;
}
export interface Need extends Lacked {
  /** How many bottles fewer than lines it takes: a lime is the juice and the wedge. */
  spared: number;
  /** The candidates that meet any of its lines, each followed by how many of them it meets. */
  meeting: Int32Array;
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
/** What drinks count for by how many lines they lack, with so many bottles left to buy. */
interface Worth {
  left: number;
  byLacking: readonly number[];
}
const onlyMade: Worth = { left: 0, byLacking: [1] };
/** Two sums that differ by less are the same. */
const tiny = 1e-9;
const needsPerStep = 256;

const worthWith: readonly Worth[] = Array.from({ length: maxBottles }, (_, left) => ({
  left,
  byLacking: Array.from({ length: maxBottles + maxMetTwice }, (_, lacking) =>
    lacking <= left ? worthByLacking[lacking]! : hope / 4 ** lacking,
  ),
}));

/** The best by score; where price counts, those as well that are for their price. */
export function best(states: readonly State[], limit: number, pricesCount = false): State[] {
  const byScore = states
    .toSorted((a, b) => b.score - a.score || a.price - b.price || a.chosen.length - b.chosen.length)
    .slice(0, limit);
  if (!pricesCount) return byScore;
  const byPrice = states.toSorted((a, b) => b.score / b.price - a.score / a.price).slice(0, limit / 2);
  return [...new Set([...byScore, ...byPrice])];
}

/** Looks among sets of candidates, by their numbers, for what makes the most. */
export class PurchaseSearch {
  readonly #needs: readonly Need[];
  readonly #candidates: readonly Candidate[];
  /** The candidates that meet a line. */
  readonly #meeting: readonly (readonly number[])[];
  readonly #atMost: number;
  readonly #budget: number;
  readonly #hasBudget: boolean;
  /** The needs that lack a line. */
  readonly #lacking: readonly (readonly number[])[];
  /** In which turn a need was counted last. */
  readonly #seen: Uint32Array;
  #turn = 0;
  /** Whether what is chosen meets a line. */
  readonly #met: Uint8Array;
  /** What each candidate adds where nothing is chosen, and what that is worth. */
  readonly #empty = new Map<Worth, { gains: Float64Array; base: number }>();
  /** What each candidate adds. */
  readonly #gains: Float64Array;
  /** How many lines of the need at hand each candidate meets. */
  readonly #meets: Uint8Array;

  constructor(needs: readonly Need[], candidates: readonly Candidate[], { atMost, budget }: Limits) {
    this.#atMost = atMost;
    this.#needs = needs;
    this.#candidates = candidates;
    this.#budget = budget ?? Number.POSITIVE_INFINITY;
    this.#hasBudget = budget !== undefined;
    const end = candidates.reduce((last, { lines }) => Math.max(last, ...lines), -1) + 1;
    const meeting = Array.from({ length: end }, (): number[] => []);
    for (const [at, { lines }] of candidates.entries()) for (const line of lines) meeting[line]!.push(at);
    this.#meeting = meeting;
    const lacking = Array.from({ length: end }, (): number[] => []);
    for (const [at, { lines }] of needs.entries()) for (const line of lines) lacking[line]!.push(at);
    this.#lacking = lacking;
    this.#seen = new Uint32Array(needs.length);
    this.#met = new Uint8Array(end);
    this.#gains = new Float64Array(candidates.length);
    this.#meets = new Uint8Array(candidates.length);
  }

  /** Works out what each candidate adds where nothing is chosen; comes before anything else is asked. */
  *prepare(): Sliced<void> {
    for (const worth of [...worthWith.slice(0, this.#atMost), onlyMade]) {
      this.#gains.fill(0);
      let base = 0;
      for (const need of this.#needs.keys()) {
        if (need % needsPerStep === 0) yield;
        base += this.#counted(need, worth);
      }
      this.#empty.set(worth, { gains: this.#gains.slice(), base });
    }
  }

  /**
   * The states with one affordable bottle more that bring the drinks which the rest can still complete the nearest, so many
   * of them; within a budget as many others that do so for their price.
   */
  grownFrom({ chosen, price }: State, limit: number): State[] {
    const base = this.#gainsOver(chosen, worthWith[this.#atMost - chosen.length - 1]!);
    const grown: State[] = [];
    for (const [at, gain] of this.#gains.entries()) {
      const total = price + this.#candidates[at]!.price;
      if (gain > tiny && total <= this.#budget)
        grown.push({ chosen: [...chosen, at], price: total, score: base + gain });
    }
    return best(grown, limit, this.#hasBudget);
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

  /**
   * Only drinks that lack a line which is met count otherwise than where nothing is chosen.
   * @returns the worth of what is chosen; `#gains` then holds what each candidate would add
   */
  #gainsOver(chosen: readonly number[], worth: Worth): number {
    const { gains, base } = this.#empty.get(worth)!;
    this.#gains.set(gains);
    this.#met.fill(0);
    this.#turn += 1;
    for (const at of chosen) for (const line of this.#candidates[at]!.lines) this.#met[line] = 1;
    let sum = base;
    for (const at of chosen)
      for (const line of this.#candidates[at]!.lines)
        for (const need of this.#lacking[line]!) {
          if (this.#seen[need] === this.#turn) continue;
          this.#seen[need] = this.#turn;
          sum += this.#counted(need, worth) - this.#withdrawn(need, worth);
        }
    return sum;
  }

  /** Adds to `#gains` what a need lets each candidate add to what is met. @returns what it counts for already */
  #counted(at: number, { left, byLacking }: Worth): number {
    const { lines, worth, spared } = this.#needs[at]!;
    const [gains, meets, meeting, met] = [this.#gains, this.#meets, this.#meeting, this.#met];
    let lacking = 0;
    for (const line of lines) if (met[line] === 0) lacking += 1;
    // Nothing that is bought next brings it within reach.
    if (lacking > left + 1 + spared) return 0;
    const now = byLacking[lacking] ?? 0;
    for (const line of lines) if (met[line] === 0) for (const at of meeting[line]!) meets[at]! += 1;
    for (const line of lines) {
      if (met[line] === 1) continue;
      for (const at of meeting[line]!) {
        const count = meets[at]!;
        if (count === 0) continue;
        gains[at]! += worth * ((byLacking[lacking - count] ?? 0) - now);
        meets[at] = 0;
      }
    }
    return worth * now;
  }

  /** Takes off `#gains` what a need adds where nothing is met. @returns what it counts for there */
  #withdrawn(at: number, { left, byLacking }: Worth): number {
    const { lines, worth, spared, meeting } = this.#needs[at]!;
    const lacking = lines.length;
    if (lacking > left + 1 + spared) return 0;
    const now = byLacking[lacking] ?? 0;
    for (let each = 0; each < meeting.length; each += 2)
      this.#gains[meeting[each]!]! -= worth * ((byLacking[lacking - meeting[each + 1]!] ?? 0) - now);
    return worth * now;
  }
}
