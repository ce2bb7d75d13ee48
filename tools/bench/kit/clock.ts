import { setImmediate as nextTurn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Milliseconds a call takes. */
export function timeOf(call: () => unknown): number {
  const start = performance.now();
  call();
  return performance.now() - start;
}

/** Milliseconds until what a call promises is there. */
export async function timeUntil(call: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await call();
  return performance.now() - start;
}

/** Milliseconds that anything else had to wait at the longest until what a call promises is there. */
export async function maxWait(call: () => Promise<unknown>): Promise<number> {
  let max = 0;
  let isDone = false;
  const watch = (async () => {
    let last = performance.now();
    while (!isDone) {
      await nextTurn();
      const now = performance.now();
      max = Math.max(max, now - last);
      last = now;
    }
  })();
  await call();
  isDone = true;
  await watch;
  return max;
}

/** Milliseconds of CPU time this thread spends on a call; exact enough only from some ten milliseconds on. */
export function processorTimeOf(call: () => unknown): number {
  const before = process.threadCpuUsage();
  call();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

/** Megabytes the process holds, after a full collection of garbage. */
export function megabytesHeld(): number {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / 1e6;
}
