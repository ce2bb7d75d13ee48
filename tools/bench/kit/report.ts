import type { Plot, Report } from '../../report/report.ts';

/** Where a benchmark puts what it finds. */
export interface Recorder {
  /** The value of a goal of `goals.ts`, by its key. */
  figure(key: string, value: number): void;
  table(report: Report): void;
  plot(plot: Plot): void;
  /** What other tools calculate with. */
  data(value: object): void;
}

export interface BenchOptions {
  /** Numbers of recipes. */
  sizes: readonly number[];
  /** How many members have points, or are there at all. */
  members: number;
  /** How many posts there are, and how many follows other than those measured. */
  posts: number;
  follows: number;
  /** How long load lasts where growth is looked for. */
  loadMinutes: number;
}

export type Benchmark = (record: Recorder, options: BenchOptions) => Promise<void>;
