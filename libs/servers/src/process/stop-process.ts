import { isAlive, type ProcessIdentity } from './process-identity.ts';
import { until } from './wait.ts';

/** Asks a process to end, and ends it when it has not within the time. Resolves when it is gone. */
export async function stopProcess(identity: ProcessIdentity, timeoutMs: number): Promise<void> {
  signal(identity, 'SIGTERM');
  const gone = async () => !isAlive(identity);
  if (await until(gone, timeoutMs, 25)) return;
  signal(identity, 'SIGKILL');
  await until(gone, 5_000, 25);
}

function signal(identity: ProcessIdentity, name: NodeJS.Signals): void {
  if (!isAlive(identity)) return;
  try {
    process.kill(identity.pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
