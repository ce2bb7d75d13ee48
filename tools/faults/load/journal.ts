import { readFileSync } from 'node:fs';

/** A line of the journal: what became of something the load asked for. */
export interface Journalled {
  key: string;
  /** It was acknowledged. */
  acknowledged: boolean;
  tries: number;
  /** The longest that one try took. */
  maxMs: number;
  /** Answers other than success, by status or by what became of the connection. */
  refusals: Record<string, number>;
}

/** Reads what a load has written down, whole lines only: it may still be writing. */
export function readJournal<L extends Journalled>(file: string): L[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .slice(0, -1)
    .filter(Boolean)
    .map((line) => JSON.parse(line) as L);
}
