import { existsSync, readFileSync } from 'node:fs';
import type { Plot, Report } from './report.ts';

/** What one run of a benchmark has found. */
export interface Result {
  /** When it began (ISO). */
  at: string;
  /** How long it took. */
  seconds: number;
  machine: { cpu: string; cores: number; node: string };
  /** Processes that wanted a core on average while it ran: above the number of cores it had to share them. */
  load: number;
  figures: Record<string, number>;
  tables: Report[];
  plots: Plot[];
  /** What other tools calculate with. */
  data?: object;
}

/** The last result of every benchmark, by its id. Kept in the repository so that the page can be regenerated. */
export type Results = Record<string, Result>;

const file = 'docs/performance/results.json';

export function readResults(root: string): Results {
  const path = `${root}/${file}`;
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Results) : {};
}

/** The file's text, in the order of ids. */
export const resultsFile = (results: Results): { path: string; text: string } => ({
  path: file,
  text: `${JSON.stringify(Object.fromEntries(Object.entries(results).sort(byId)), rounded, 2)}\n`,
});

const byId = ([a]: [string, unknown], [b]: [string, unknown]): number => (a < b ? -1 : 1);

/** More digits than anybody can measure only make differences noisy. */
const rounded = (_: string, value: unknown): unknown =>
  typeof value === 'number' ? Number(value.toPrecision(4)) : value;
