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
