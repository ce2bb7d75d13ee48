import { join } from 'node:path';
import { type ServerName, serverParts } from '@barspoon/servers';
import type { Launched } from '@barspoon/servers/process/launch';
import { startPart } from '@barspoon/servers/process/part';

/** MongoDB, NATS and Redis of a test's own, which it may kill and start again at the same addresses. */
export interface KillableServers {
  /** What tells services where they are. */
  readonly env: NodeJS.ProcessEnv;
  /** `kill -9`. */
  kill(name: ServerName): Promise<void>;
  /** Starts it again on what it left on its disk, and waits until it takes work. */
  start(name: ServerName): Promise<void>;
  stop(): Promise<void>;
}

/** @param dir for their data and logs */
export async function startKillableServers(dir: string): Promise<KillableServers> {
  const natsKeysDir = join(dir, 'keys');
  const { urls, parts } = await serverParts({
    dir,
    natsKeysDir,
    logs: join(dir, 'logs'),
    defaultPorts: false,
    diesWithUs: true,
  });
  const running = new Map<string, Launched>();
  const start = async (name: ServerName) => {
    const part = parts.find((candidate) => candidate.name === name);
    if (!part) throw new Error(`${name} is somebody else's: its address stands in the environment`);
    running.set(name, await startPart(part));
  };
  await Promise.all((['mongo', 'nats', 'redis'] as const).map(start));
  return {
    env: {
      MONGODB_URL: urls.mongo,
      NATS_URL: urls.nats,
      NATS_KEYS_DIR: natsKeysDir,
      REDIS_URL: urls.redis,
    },
    start,
    async kill(name) {
      const server = running.get(name);
      if (!server || server.exit()) return;
      process.kill(server.pid, 'SIGKILL');
      await server.exited;
    },
    async stop() {
      await Promise.all(parts.map((part) => running.get(part.name)?.stop(part.stopTimeoutMs)));
    },
  };
}
