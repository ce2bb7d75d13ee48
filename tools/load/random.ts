/** Repeatable random numbers, so that two runs of a benchmark do the same work (mulberry32). */
export interface Random {
  /** From 0 to below 1. */
  fraction(): number;
  below(end: number): number;
  pick<T>(from: readonly T[]): T;
  chance(probability: number): boolean;
}

export function randomFrom(seed: number): Random {
  let state = seed;
  const fraction = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (end: number) => Math.floor(fraction() * end);
  return {
    fraction,
    below,
    pick: (from) => {
      const picked = from[below(from.length)];
      if (picked === undefined) throw new RangeError('nothing to pick from');
      return picked;
    },
    chance: (probability) => fraction() < probability,
  };
}

/** Draws numbers below the number of weights, each as often as its weight says. */
export function drawByWeight(weights: readonly number[], random: Random): () => number {
  const sums = new Float64Array(weights.length);
  let sum = 0;
  for (const [at, weight] of weights.entries()) {
    sum += weight;
    sums[at] = sum;
  }
  return () => {
    const wanted = random.fraction() * sum;
    let from = 0;
    let to = weights.length - 1;
    while (from < to) {
      const middle = (from + to) >>> 1;
      if ((sums[middle] ?? 0) <= wanted) from = middle + 1;
      else to = middle;
    }
    return from;
  };
}

/** Zipf's law: the second is half as frequent as the first, the third a third. */
export const zipfWeights = (count: number, exponent = 1): number[] =>
  Array.from({ length: count }, (_, at) => 1 / (at + 1) ** exponent);
