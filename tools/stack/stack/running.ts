import { isAlive } from '@barspoon/servers/process/process-identity';
import { say } from '@barspoon/servers/process/progress';
import { until } from '@barspoon/servers/process/wait';
import { leftovers, stopLeftovers } from './leftovers.ts';
import { readState, removeState, type StackState } from './state-file.ts';

const START_TIMEOUT_MS = 600_000;
const STOP_TIMEOUT_MS = 40_000;
const LEFTOVER_TIMEOUT_MS = 14_000;

/** The stack of this data folder whose launcher still runs; null when there is none. */
export function runningStack(dataDir: string): StackState | null {
  const state = readState(dataDir);
  return state && isAlive(state.launcher) ? state : null;
}

/**
 * Waits for a stack that another launcher is starting.
 * @returns it once it is ready; null when it is gone
 */
export async function waitForOther(dataDir: string): Promise<StackState | null> {
  const settled = async () => {
    const state = runningStack(dataDir);
    return !state || state.status === 'ready';
  };
  await until(settled, START_TIMEOUT_MS, 200);
  const state = runningStack(dataDir);
  return state?.status === 'ready' ? state : null;
}

/**
 * Stops what a killed launcher left behind, and says so. Does nothing while a launcher runs.
 * @returns whether there was anything
 */
export async function clearLeftovers(dataDir: string): Promise<boolean> {
  if (runningStack(dataDir)) return false;
  const left = leftovers(dataDir, readState(dataDir));
  if (left.length > 0) {
    const names = left.map(({ name, pid }) => `${name} (${pid})`).join(', ');
    say(`The last start was killed and left processes behind: ${names}. Stopping them.`);
    await stopLeftovers(left, LEFTOVER_TIMEOUT_MS);
  }
  removeState(dataDir);
  return left.length > 0;
}

/** Tells the launcher of a running stack to stop everything. @returns false when it did not in time */
export async function stopRunning(dataDir: string): Promise<boolean> {
  const state = runningStack(dataDir);
  if (!state) return true;
  process.kill(state.launcher.pid, 'SIGTERM');
  return Boolean(await until(async () => !isAlive(state.launcher), STOP_TIMEOUT_MS, 100));
}
