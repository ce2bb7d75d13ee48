import { metrics } from '@barspoon/platform';
import { PinoLogger } from 'nestjs-pino';
import { symbols } from 'pino';

/**
 * Resets process-wide state to that of a new process: stacks follow each other in a worker, and none may see what
 * the previous one has counted or its log level.
 * @param logLevel of the services that are started next
 */
export function asInNewProcess(logLevel: string): void {
  metrics.resetMetrics();
  const logger = PinoLogger.root;
  // It does not exist before the first service.
  if (!logger) return;
  logger.level = logLevel;
  // It took the file descriptor when it was created; a new one uses the stream, which a test can capture.
  Object.assign(logger, { [symbols.streamSym]: process.stdout });
}
