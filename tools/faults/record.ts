import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Result } from './run-fault.ts';

/** What docs/faults.md is made from: the results of the last recorded run of each fault. */
export interface FaultRecord {
  /** The servers and the machine the results were seen with. */
  seenWith: string[];
  results: Result[];
}

const max = 5;
const file = fileURLToPath(new URL('../../docs/faults.json', import.meta.url));

export const readRecord = (): FaultRecord => JSON.parse(readFileSync(file, 'utf8')) as FaultRecord;

/**
 * Puts results in the place of what was recorded of the same faults.
 * @param seenWith names and versions of the servers; absent when none was started
 */
export function keepRecord(results: readonly Result[], seenWith: string[] | undefined): void {
  const { results: before, seenWith: seenBefore } = recorded();
  const again = new Set(results.map(({ fault }) => fault));
  const record: FaultRecord = {
    // A run that only wrote down what an interrupted one had seen started nothing.
    seenWith: seenWith
      ? [
          ...seenWith,
          `Node ${process.versions.node}`,
          `${availableParallelism()} processor cores shared with other work`,
        ]
      : seenBefore,
    results: [...before.filter(({ fault }) => !again.has(fault)), ...results.map(shortened)].sort(byFault),
  };
  writeFileSync(file, `${JSON.stringify(record, null, 2)}\n`);
}

/** What a page of the repository needs of a long list: the first of each promise, and how many more there were. */
const shortened = (result: Result): Result => ({
  ...result,
  violations: [...Map.groupBy(result.violations, ({ invariant }) => invariant)].flatMap(([invariant, all]) =>
    all.length > max ? [...all.slice(0, max), { invariant, what: `and ${all.length - max} more` }] : all,
  ),
});

const byFault = (a: Result, b: Result): number =>
  Number.parseInt(a.fault, 10) - Number.parseInt(b.fault, 10) ||
  (a.fault < b.fault ? -1 : 1) ||
  a.seed - b.seed;

function recorded(): FaultRecord {
  try {
    return readRecord();
  } catch {
    return { seenWith: [], results: [] };
  }
}
