/** What one contender took, in milliseconds over all rounds. */
export interface Timing {
  name: string;
  median: number;
  /** Median over rounds of the reference's time by this one's in the same round; 2 means twice as fast. */
  speedup: number;
}

export interface Contender {
  name: string;
  run(): unknown;
}

const ascending = (values: readonly number[]): number[] => [...values].sort((a, b) => a - b);

/** The value below which this part of the values lies. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = ascending(values);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}

export const median = (values: readonly number[]): number => quantile(values, 0.5);

/**
 * Runs the contenders alternately, each round in another order, so that a busy moment of the machine affects them all.
 * The first contender is the reference of the ratios.
 */
export async function compare(
  contenders: readonly Contender[],
  { rounds = 5, warmUps = 1 }: { rounds?: number; warmUps?: number } = {},
): Promise<Timing[]> {
  const times = new Map<string, number[]>(contenders.map(({ name }) => [name, []]));
  for (let round = -warmUps; round < rounds; round += 1) {
    const turn = Math.abs(round) % contenders.length;
    for (const { name, run } of [...contenders.slice(turn), ...contenders.slice(0, turn)]) {
      const start = performance.now();
      await run();
      if (round >= 0) times.get(name)?.push(performance.now() - start);
    }
  }
  const references = times.get(contenders[0]?.name ?? '') ?? [];
  return contenders.map(({ name }) => {
    const own = times.get(name) ?? [];
    const ratios = own.map((time, round) => (references[round] ?? Number.NaN) / time);
    return { name, median: median(own), speedup: median(ratios) };
  });
}
