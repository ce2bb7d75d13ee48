import { readdirSync, readFileSync } from 'node:fs';

/** `getconf CLK_TCK` of every Linux of today. */
const ticksPerSecond = 100;

/** Seconds of CPU time a process has used so far, all its threads together. */
export function processorSeconds(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The name in brackets may hold blanks: counted from behind it.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
}

/**
 * CPU time in milliseconds that the running threads of a process have used so far, exact to the nanosecond, where
 * `processorSeconds` counts ticks of 10 ms. Threads that have ended are not included.
 */
export function exactProcessorMs(pid: number): number {
  const ofThread = (thread: string) =>
    Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]);
  return readdirSync(`/proc/${pid}/task`).reduce((sum, thread) => sum + ofThread(thread), 0) / 1e6;
}

/** MiB a process holds in memory. */
export function residentMiB(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) / 1024;
}
