/** Milliseconds a call takes. */
export function timeOf(call: () => unknown): number {
  const start = performance.now();
  call();
  return performance.now() - start;
}

/** Megabytes the process holds, after cleaning up where `--expose-gc` allows it. */
export function megabytesHeld(): number {
  globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / 1e6;
}
