import type { Unit } from '@barspoon/contracts';
import { type Balance, type BalancedDrink, balanceOf } from './balance.ts';
import { type FactLine, servingOf } from './facts.ts';
import { type DisplayUnit, isJiggered, type Measure, toMl } from './units.ts';

/** What the drink is to become; what is not named stays as near as it can to `like`. */
export type BalanceGoals = Partial<Balance>;

export interface SolvedSpec {
  /** One for each line of the drink, in its order; lines that no jigger pours are as they were. */
  measures: Measure[];
  balance: Balance;
  /** Whether every goal is met, to within 1 %. Otherwise this is the nearest that these ingredients get. */
  isReached: boolean;
}

/** No amount becomes more than so many times what it was, or less than that part of it: it would be another drink. */
const maxFactor = 4;
const goalWeight = 1e3;
/** The size gives way first, and an amount only to what can be tasted. */
const weights: Readonly<Record<keyof Balance, number>> = { abv: 1, sugar: 1, acid: 1, volumeMl: 0.2 };
const amountWeight = 0.01;
const maxSteps = 60;
const reached = 0.01;
/** Figures below these cannot be tasted, so that nothing is measured in shares of them. */
const floors: Readonly<Record<keyof Balance, number>> = { abv: 0.5, sugar: 0.3, acid: 0.03, volumeMl: 5 };
const figures = Object.keys(weights) as (keyof Balance)[];

/**
 * The amounts with which a drink comes to these goals: least squares over the logarithms of what a jigger pours, by
 * Levenberg and Marquardt, so that no amount can become negative.
 * @param like what the drink is to taste like where no goal says otherwise, such as before an ingredient was exchanged
 */
export function solveSpec(
  drink: BalancedDrink,
  goals: BalanceGoals,
  like: Balance = balanceOf(drink),
): SolvedSpec {
  const problem = new BalanceProblem(drink, goals, like);
  return problem.solved(problem.solve());
}

/**
 * The same amounts as a bar can measure them: the steps of a jigger in the reader's unit, half spoons and whole grams,
 * chosen together so that the balance moves little.
 */
export function roundedSpec(
  drink: BalancedDrink,
  exact: readonly Measure[],
  unit: DisplayUnit,
  goals: BalanceGoals,
  like: Balance = balanceOf(drink),
): SolvedSpec {
  const inUnit = exact.map((measure, at) =>
    isOpen({ ...drink.lines[at]!, ...measure }) ? measuredIn(measure, unit) : measure,
  );
  const rounded = { ...drink, lines: drink.lines.map((line, at) => ({ ...line, ...inUnit[at]! })) };
  const problem = new BalanceProblem(rounded, goals, like);
  const steps = problem.open.map((at) => stepOf(inUnit[at]!.unit));
  const toFactors = (counts: readonly number[]) =>
    counts.map((count, at) => Math.log((count * steps[at]!) / inUnit[problem.open[at]!]!.amount!));
  let counts = problem.open.map((at, place) => Math.max(1, Math.round(inUnit[at]!.amount! / steps[place]!)));
  let cost = problem.cost(toFactors(counts));
  for (let isBetter = true; isBetter; ) {
    isBetter = false;
    for (const [at, by] of counts.flatMap((_, place) => [[place, 1] as const, [place, -1] as const])) {
      const other = counts.with(at, Math.max(1, counts[at]! + by));
      const otherCost = problem.cost(toFactors(other));
      if (otherCost >= cost - tiny) continue;
      [counts, cost, isBetter] = [other, otherCost, true];
    }
  }
  const { measures, ...solved } = problem.solved(toFactors(counts));
  const atSteps = new Map(problem.open.map((at, place) => [at, counts[place]! * steps[place]!]));
  return {
    ...solved,
    measures: measures.map(({ amount, unit: own }, at) => ({ amount: atSteps.get(at) ?? amount, unit: own })),
  };
}
const tiny = 1e-12;

const measuredIn = ({ amount, unit }: Measure, wanted: DisplayUnit): Measure => {
  const ml = isJiggered(unit) ? toMl({ amount, unit }) : undefined;
  return ml === undefined
    ? { amount, unit }
    : { amount: ml / toMl({ amount: 1, unit: wanted })!, unit: wanted };
};

const stepOf = (unit: Unit): number =>
  ({ ml: 2.5, cl: 0.25, oz: 1 / 8, part: 1 / 4, gram: 1, top: 5 })[unit as string] ?? 0.5;

/** What the hand measures, so that it can measure more or less of it. */
const isOpen = ({ unit, amount, optional }: FactLine): boolean =>
  !optional &&
  amount !== undefined &&
  amount > 0 &&
  (isJiggered(unit) || ['teaspoon', 'bar spoon', 'splash', 'gram', 'top'].includes(unit));

class BalanceProblem {
  readonly #drink: BalancedDrink;
  readonly #goals: BalanceGoals;
  readonly #aims: readonly { figure: keyof Balance; value: number; scale: number; weight: number }[];
  /** Lines whose amount may change. */
  readonly open: readonly number[];

  constructor(drink: BalancedDrink, goals: BalanceGoals, like: Balance) {
    this.#drink = { ...drink, lines: withTops(drink) };
    this.#goals = goals;
    this.open = this.#drink.lines.flatMap((line, at) => (isOpen(line) ? at : []));
    this.#aims = figures.map((figure) => {
      const goal = goals[figure];
      const value = goal ?? like[figure];
      const weight = goal === undefined ? weights[figure] : goalWeight;
      return { figure, value, scale: Math.max(floors[figure], value), weight };
    });
  }

  solved(logs: readonly number[]): SolvedSpec {
    const drink = this.#with(logs);
    const balance = balanceOf(drink);
    const isReached = this.#aims.every(
      ({ figure, value, scale }) =>
        this.#goals[figure] === undefined || Math.abs(balance[figure] - value) <= reached * scale,
    );
    return { measures: drink.lines.map(({ amount, unit }) => ({ amount, unit })), balance, isReached };
  }

  cost(logs: readonly number[]): number {
    return this.#residuals(logs).reduce((sum, one) => sum + one * one, 0);
  }

  solve(): number[] {
    const bound = Math.log(maxFactor);
    let logs = this.open.map(() => 0);
    let residuals = this.#residuals(logs);
    let cost = squares(residuals);
    let damping = 1e-3;
    for (let step = 0; step < maxSteps && damping < 1e9; step += 1) {
      const change = this.#change(logs, residuals, damping);
      const next = logs.map((one, at) => Math.min(bound, Math.max(-bound, one + change[at]!)));
      const nextResiduals = this.#residuals(next);
      const nextCost = squares(nextResiduals);
      if (nextCost < cost) {
        const isDone = cost - nextCost < 1e-12 * cost;
        [logs, residuals, cost, damping] = [next, nextResiduals, nextCost, damping / 5];
        if (isDone) break;
      } else damping *= 4;
    }
    return logs;
  }

  #with(logs: readonly number[]): BalancedDrink {
    const lines = [...this.#drink.lines];
    for (const [place, at] of this.open.entries()) {
      const line = lines[at]!;
      lines[at] = { ...line, amount: line.amount! * Math.exp(logs[place]!) };
    }
    return { ...this.#drink, lines };
  }

  #residuals(logs: readonly number[]): number[] {
    const balance = balanceOf(this.#with(logs));
    return [
      ...this.#aims.map(({ figure, value, scale, weight }) => (weight * (balance[figure] - value)) / scale),
      ...logs.map((one) => amountWeight * one),
    ];
  }

  /** One step of Levenberg and Marquardt; what stands at its bound and would go beyond stays. */
  #change(logs: readonly number[], residuals: readonly number[], damping: number): number[] {
    const h = 1e-6;
    const slopes = logs.map((one, at) =>
      this.#residuals(logs.with(at, one + h)).map((value, row) => (value - residuals[row]!) / h),
    );
    const downhill = slopes.map((slope) => -dot(slope, residuals));
    const bound = Math.log(maxFactor) - tiny;
    const free = logs.flatMap((one, at) => (Math.abs(one) < bound || one * downhill[at]! < 0 ? at : []));
    const matrix = free.map((row) =>
      free.map((column) => dot(slopes[row]!, slopes[column]!) * (row === column ? 1 + damping : 1)),
    );
    const found = linearSolution(
      matrix,
      free.map((at) => downhill[at]!),
    );
    const change = logs.map(() => 0);
    for (const [place, at] of free.entries()) change[at] = Math.min(1, Math.max(-1, found[place]!));
    return change;
  }
}

/** A top without an amount gets the one it fills the glass with, so that it can change as all others do. */
function withTops(drink: BalancedDrink): FactLine[] {
  const { lines, serves = 1 } = drink;
  const tops = lines.filter(
    ({ unit, amount, optional }) => unit === 'top' && amount === undefined && !optional,
  );
  if (tops.length === 0) return [...lines];
  const others = lines.filter((line) => !tops.includes(line));
  const liquidMl = servingOf(drink).liquidMl - servingOf({ ...drink, lines: others }).liquidMl;
  const amount = (liquidMl * serves) / tops.length;
  return lines.map((line) => (tops.includes(line) ? { ...line, amount } : line));
}

const dot = (one: readonly number[], other: readonly number[]): number =>
  one.reduce((sum, value, at) => sum + value * other[at]!, 0);
const squares = (values: readonly number[]): number => dot(values, values);

/** Gauss with the largest pivot; the damping keeps the matrix regular. */
function linearSolution(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, at) => [...row, right[at]!]);
  const size = rows.length;
  for (let column = 0; column < size; column += 1) {
    const pivot = rows.reduce(
      (best, row, at) =>
        at >= column && Math.abs(row[column]!) > Math.abs(rows[best]![column]!) ? at : best,
      column,
    );
    [rows[column], rows[pivot]] = [rows[pivot]!, rows[column]!];
    const head = rows[column]!;
    if (head[column] === 0) continue;
    for (const row of rows.slice(column + 1)) {
      const factor = row[column]! / head[column]!;
      for (let at = column; at <= size; at += 1) row[at]! -= factor * head[at]!;
    }
  }
  const found = new Array<number>(size).fill(0);
  for (let row = size - 1; row >= 0; row -= 1) {
    const known = dot(rows[row]!.slice(row + 1, size), found.slice(row + 1));
    found[row] = rows[row]![row] === 0 ? 0 : (rows[row]![size]! - known) / rows[row]![row]!;
  }
  return found;
}
