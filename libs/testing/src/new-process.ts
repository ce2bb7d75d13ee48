import { metrics } from '@barspoon/platform';
import { PinoLogger } from 'nestjs-pino';
import { symbols } from 'pino';

/**
 * Puts what belongs to a process, not to a service, back to what services find in a new one: stacks follow each
 * other in a worker, and none may see what the one before it has counted or how talkative it was.
 * @param logLevel of the services that are started next
 */
export function asInNewProcess(logLevel: string): void {
  metrics.resetMetrics();
  const logger = PinoLogger.root;
  // There is none before the first service.
  if (!logger) return;
  logger.level = logLevel;
  // It took the file descriptor when it was made; a new one goes through the stream where a test listens to that.
  Object.assign(logger, { [symbols.streamSym]: process.stdout });
}
