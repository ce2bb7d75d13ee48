import { fold } from './fold.ts';
import { runsOf } from './runs.ts';

/** A search term made ready: folded, and cut into its runs. */
export interface Term {
  text: string;
  runs: readonly string[];
}

/** The term of a query, or null when there is nothing to look for. */
export function termOf(q: string | undefined): Term | null {
  const text = fold(q ?? '').trim();
  return text === '' ? null : { text, runs: runsOf(text) };
}
