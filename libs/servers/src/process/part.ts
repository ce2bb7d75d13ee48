import type { Launched } from './launch.ts';
import { logTail } from './log-tail.ts';
import { Trouble } from './trouble.ts';

/** One long-running process of the stack: a backing server, a service, the mail inbox. */
export interface Part {
  name: string;
  /** What a person reads. */
  label: string;
  /** Where it answers. */
  address: string;
  log: string;
  /** How long it may take to stop before it is killed. */
  stopTimeoutMs: number;
  launch(): Promise<Launched>;
  /** Resolves once it takes work; throws `Trouble` when it does not in time or has ended. */
  ready(process: Launched): Promise<void>;
}

/**
 * Starts a part and waits until it takes work. One that does not is stopped.
 * @throws {Trouble} with the last lines of its log
 */
export async function startPart(part: Part, onLaunch?: (process: Launched) => void): Promise<Launched> {
  const process = await part.launch();
  onLaunch?.(process);
  try {
    await part.ready(process);
    return process;
  } catch (error) {
    await process.stop(part.stopTimeoutMs);
    if (!(error instanceof Trouble)) throw error;
    throw new Trouble(`${error.message}\n${lastWords(process)}`);
  }
}

/** What a process wrote last, introduced by where to find the rest. */
export function lastWords({ log, logFrom }: Pick<Launched, 'log' | 'logFrom'>): string {
  const lines = logTail(log, { from: logFrom });
  if (lines.length === 0) return `It wrote nothing to ${log}.`;
  return `The last lines of ${log}:\n${lines.map((line) => `  ${line.replaceAll('\n', '\n  ')}`).join('\n')}`;
}
