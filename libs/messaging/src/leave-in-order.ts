import { within } from '@barspoon/platform';

/** One step of leaving. */
export interface LeavingStep {
  name: string;
  work: () => unknown;
  /** So long before the end the next step has its turn. */
  leavesMs: number;
}

/**
 * Takes every step in order, whatever became of the one before: what is not done in its time is left behind, so that
 * a handler that does not end, or a server that is away, keeps nobody from the others.
 * @param wholeMs how long all of them may take
 * @param note is told of what was left behind
 * @throws AggregateError with what failed
 */
export async function leaveInOrder(
  steps: readonly LeavingStep[],
  wholeMs: number,
  note: (what: string) => void,
): Promise<void> {
  const end = performance.now() + wholeMs;
  const failures: unknown[] = [];
  for (const { name, work, leavesMs } of steps) {
    const leftMs = Math.max(0, end - performance.now() - leavesMs);
    const done = (async () => work())().catch((error) => failures.push(error));
    await within(leftMs, done).catch(() => note(`${name}: not done in time and left behind`));
  }
  if (failures.length) throw new AggregateError(failures, failures.map(String).join('; '));
}
