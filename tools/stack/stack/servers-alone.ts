import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { serverParts } from '@barspoon/servers';
import { Trouble } from '@barspoon/servers/process/trouble';
import { PartsKeeper } from './parts-keeper.ts';
import { clearLeftovers } from './running.ts';
import { StateFile } from './state-file.ts';

/**
 * Starts the servers of a data folder without the services, for a command that works on what they hold, and stops them
 * after it. A start of the stack waits until it is over.
 * @param work takes the variables that say where the servers are
 * @throws {Trouble} when a stack of this folder is on its way up or down
 */
export async function withServersAlone<T>(
  dataDir: string,
  work: (addresses: NodeJS.ProcessEnv) => Promise<T>,
): Promise<T> {
  await clearLeftovers(dataDir);
  const file = new StateFile(dataDir, 'servers alone');
  if (!file.claim()) throw new Trouble('Barspoon is being started or stopped. Try again once that is over.');
  const logs = join(dataDir, 'logs');
  mkdirSync(logs, { recursive: true });
  const natsKeysDir = join(dataDir, 'keys', 'nats');
  const parts = new PartsKeeper(file);
  try {
    const servers = await serverParts({
      dir: dataDir,
      logs,
      defaultPorts: false,
      diesWithUs: true,
      natsKeysDir,
    });
    if (servers.parts.length > 0)
      await parts.add(`Starting ${servers.parts.map(({ label }) => label).join(', ')}`, servers.parts);
    const isOurNats = servers.parts.some(({ name }) => name === 'nats');
    return await work({
      MONGODB_URL: servers.urls.mongo,
      NATS_URL: servers.urls.nats,
      REDIS_URL: servers.urls.redis,
      ...(isOurNats && { NATS_KEYS_DIR: natsKeysDir }),
    });
  } finally {
    await parts.stop();
    file.remove();
  }
}
