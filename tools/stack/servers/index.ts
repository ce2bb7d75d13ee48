import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addressInEnvironment, type FindOptions, findAll } from './find.ts';
import { mongodb } from './mongodb/mongodb.ts';
import { nats } from './nats/nats.ts';
import { redis } from './redis/redis.ts';
import type { BackingServer, ServerName } from './server.ts';
import { type RunningServer, startServer, useServer } from './start-server.ts';

export type { ServerName } from './server.ts';
export type { RunningServer } from './start-server.ts';

/** Every backing server, in the order they are started. */
export const SERVERS: readonly BackingServer[] = [mongodb, nats, redis];

export interface StartServersOptions extends FindOptions {
  /** Where data and logs go; a folder of their own that is removed at the end when not given. */
  dir?: string;
  only?: ServerName[];
  /** Use addresses found in the environment instead of starting servers. Default: true. */
  fromEnvironment?: boolean;
}

export interface StartedServers {
  /** The address of each started server, as the services take it. */
  urls: Record<ServerName, string>;
  servers: RunningServer[];
  stop(): Promise<void>;
}

/**
 * Starts real backing servers for tests and measurements: on free ports, with data in a folder of their own,
 * found or obtained like those of `npm start`. They die with the calling process, however it ends.
 *
 * @throws {Trouble} saying what is missing and how to get it.
 */
export async function startServers(options: StartServersOptions = {}): Promise<StartedServers> {
  const wanted = SERVERS.filter(({ name }) => options.only?.includes(name) ?? true);
  const env = (options.fromEnvironment ?? true) ? process.env : {};
  const external = wanted.filter((server) => addressInEnvironment(server, env));
  const ours = wanted.filter((server) => !external.includes(server));
  const programs = await findAll(ours, options);
  const dir = options.dir ?? mkdtempSync(join(tmpdir(), 'barspoon-servers-'));
  const starting = wanted.map((server) => {
    const address = addressInEnvironment(server, env);
    if (address) return useServer(server, address);
    const program = programs.get(server);
    if (!program) throw new Error(`no program for ${server.label}`);
    return startServer({ server, program, dir, logs: join(dir, 'logs'), usualPort: false, diesWithUs: true });
  });
  const settled = await Promise.allSettled(starting);
  const servers = settled.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  const stop = async () => {
    await Promise.all(servers.map((server) => server.stop()));
    if (!options.dir) rmSync(dir, { recursive: true, force: true });
  };
  const failed = settled.find((result) => result.status === 'rejected');
  if (failed) {
    await stop();
    throw failed.reason;
  }
  const urls = Object.fromEntries(servers.map(({ name, url }) => [name, url])) as Record<ServerName, string>;
  return { urls, servers, stop };
}
