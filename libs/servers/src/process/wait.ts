import { setTimeout as sleep } from 'node:timers/promises';

/** Asks until the answer is truthy; null when the time is over or `given.up` says so. */
export async function until<T>(
  ask: () => Promise<T | null | undefined | false>,
  timeoutMs: number,
  everyMs = 50,
  given: { up?: (() => boolean) | undefined } = {},
): Promise<T | null> {
  const end = Date.now() + timeoutMs;
  for (;;) {
    const answer = await ask().catch(() => null);
    if (answer) return answer;
    if (Date.now() >= end || given.up?.()) return null;
    await sleep(everyMs);
  }
}
