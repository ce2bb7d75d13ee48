import { ConfigError } from './config.ts';
import { stopTracing } from './tracing/tracing.ts';

/** Something that a process started and can stop. */
export interface Stoppable {
  name: string;
  stop(): Promise<void>;
}

const timeoutMs = 28_000;

/**
 * The lifecycle of a process: starts, and stops gracefully on SIGTERM or SIGINT. A start that fails, or a stop that
 * takes longer than 28 s, ends the process with code 1.
 */
export async function runProcess(start: () => Promise<readonly Stoppable[]>): Promise<void> {
  let running: readonly Stoppable[];
  try {
    running = await start();
  } catch (error) {
    console.error(
      JSON.stringify({
        level: 'fatal',
        time: new Date().toISOString(),
        // What an operator has set is theirs to mend; where our code found it says nothing.
        msg: error instanceof ConfigError ? error.message : String((error as Error).stack ?? error),
      }),
    );
    process.exit(1);
  }
  let stopping = false;
  const stop = async (signal: string) => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), timeoutMs).unref();
    const results = await Promise.allSettled(running.map((part) => part.stop()));
    await stopTracing();
    const failed = results.find((result) => result.status === 'rejected');
    if (failed)
      console.error(JSON.stringify({ level: 'error', msg: `stopping on ${signal}: ${failed.reason}` }));
    process.exit(failed ? 1 : 0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal));
}
