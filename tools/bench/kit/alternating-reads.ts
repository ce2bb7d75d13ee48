import { type LoadFigures, load } from './load.ts';
import { median } from './measure.ts';

/** What is read, by whoever sends the headers. */
export interface Side {
  name: string;
  nextPath: () => string;
  headers?: Record<string, string>;
}

export const rounds = 7;
const seconds = 1.5;
export const connections = 2;

/**
 * Both sides alternate, in changing order.
 * @returns the median of the rounds' ratios of p50, and a row of each side
 * @throws Error when a read is refused
 */
export async function alternatingReads(url: string, reference: Side, side: Side) {
  const found = new Map<Side, LoadFigures[]>([
    [reference, []],
    [side, []],
  ]);
  for (let round = -1; round < rounds; round++)
    for (const each of round % 2 === 0 ? [reference, side] : [side, reference]) {
      const run = await load({ ...each, url, connections, seconds });
      if (run.refused > 0) throw new Error(`${each.name} was refused ${run.refused} times`);
      if (round >= 0) found.get(each)?.push(run);
    }
  const p50s = (of: Side) => (found.get(of) ?? []).map(({ p50 }) => p50);
  const ratios = p50s(side).map((p50, at) => p50 / (p50s(reference)[at] ?? Number.NaN));
  const rows = [...found].map(([{ name }, runs]) => ({
    what: name,
    'p50 ms': median(runs.map(({ p50 }) => p50)),
    'p99 ms': median(runs.map(({ p99 }) => p99)),
    'bytes of an answer': Math.round(median(runs.map(({ bytes }) => bytes))),
  }));
  return { ratio: median(ratios), rows };
}
