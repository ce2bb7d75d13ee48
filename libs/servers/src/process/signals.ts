import { endRunning } from './exec.ts';

/** A second request to stop that comes this soon is the same key press, delivered twice. */
const SAME_PRESS_MS = 1_000;

/**
 * Calls `stop` at the first Ctrl-C, SIGTERM, closed terminal or error that nobody caught, and ends what `exec`
 * waits for. A later signal exits at once, for whoever does not want to wait.
 */
export function onStopSignal(stop: (signal: NodeJS.Signals) => void): void {
  let first = 0;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (first === 0) {
        first = Date.now();
        stop(signal);
        endRunning();
      } else if (Date.now() - first > SAME_PRESS_MS) {
        process.exit(130);
      }
    });
  }
  process.on('uncaughtException', (error) => {
    console.error(error);
    process.exitCode = 1;
    if (first === 0) process.emit('SIGTERM');
  });
}
