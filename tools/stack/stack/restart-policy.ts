const BACK_OFF_MS = [500, 1_000, 2_000, 4_000, 8_000];
const STEADY_AFTER_MS = 30_000;

/**
 * How long to wait before a crashed part is started again; null when it crashes so often that starting it
 * once more would hide a fault.
 * @param uptimes how long each of its runs lasted, in milliseconds, the latest last
 */
export function restartDelay(uptimes: readonly number[]): number | null {
  // A run that lasted wipes out what was before it: only crashes in a row count.
  const lastSteady = uptimes.findLastIndex((uptime) => uptime >= STEADY_AFTER_MS);
  const inARow = lastSteady === -1 ? uptimes.length : uptimes.length - lastSteady;
  return BACK_OFF_MS[inARow - 1] ?? null;
}
