/** What one contender took, in milliseconds over all rounds. */
export interface Timing {
  name: string;
  median: number;
  p99: number;
  worst: number;
  /** Median over rounds of this one's time by the reference's in the same round; 2 means twice as fast. */
  speedup: number | null;
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

async function timeOf(contender: Contender): Promise<number> {
  const start = performance.now();
  await contender.run();
  return performance.now() - start;
}

/**
 * Lets the contenders run by turns, each round in another order, so that a busy moment of the machine meets them all.
 * The first contender is the reference of the ratios.
 */
export async function compare(
  contenders: readonly Contender[],
  { rounds = 5, warmUps = 1 }: { rounds?: number; warmUps?: number } = {},
): Promise<Timing[]> {
  const times = new Map<string, number[]>(contenders.map(({ name }) => [name, []]));
  for (let round = -warmUps; round < rounds; round += 1) {
    const turn = Math.abs(round) % contenders.length;
    for (const contender of [...contenders.slice(turn), ...contenders.slice(0, turn)]) {
      const time = await timeOf(contender);
      if (round >= 0) times.get(contender.name)?.push(time);
    }
  }
  const [reference] = contenders;
  const references = times.get(reference?.name ?? '') ?? [];
  return contenders.map(({ name }) => {
    const own = times.get(name) ?? [];
    const ratios = own.map((time, round) => (references[round] ?? Number.NaN) / time);
    return { ...summary(name, own), speedup: name === reference?.name ? null : median(ratios) };
  });
}

/** Median, 99th percentile and worst of times measured elsewhere. */
export function summary(name: string, times: readonly number[]): Timing {
  return {
    name,
    median: median(times),
    p99: quantile(times, 0.99),
    worst: quantile(times, 1),
    speedup: null,
  };
}
