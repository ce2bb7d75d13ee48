import { within } from '@barspoon/platform';

/** One step of the shutdown. */
export interface LeavingStep {
  name: string;
  work: () => unknown;
  /** How long before the deadline the next step must start. */
  leavesMs: number;
}

/**
 * Takes every step in order, regardless of the outcome of the previous one: a step that exceeds its time is abandoned,
 * so that a hanging handler, or a server that is down, does not block the others.
 * @param wholeMs how long all of them may take
 * @param note is called for each abandoned step
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
