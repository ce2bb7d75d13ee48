import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addressInEnvironment, type FindOptions, findAll } from './find.ts';
import { mongodb } from './mongodb/mongodb.ts';
import { nats } from './nats/nats.ts';
import { natsAccessOf, protect, provideStreams } from './preparation.ts';
import type { Launched } from './process/launch.ts';
import { type Part, startPart } from './process/part.ts';
import { redis } from './redis/redis.ts';
import type { BackingServer, ServerName } from './server.ts';
import { checkExternal, serverPart } from './start-server.ts';

export type { ServerName } from './server.ts';

/** Every backing server, in the order they are started. */
export const SERVERS: readonly BackingServer[] = [mongodb, nats, redis];

export interface ServerPartsOptions extends FindOptions {
  /** The folder that holds one folder of data per server. */
  dir: string;
  logs: string;
  only?: readonly ServerName[] | undefined;
  defaultPorts: boolean;
  diesWithUs: boolean;
  env?: (name: ServerName) => NodeJS.ProcessEnv;
  /** Where the credentials of the services lie. Without it NATS asks nobody who it is. */
  natsKeysDir?: string | undefined;
  /** NATS stays without the streams and consumers of the product. */
  withoutStreams?: boolean | undefined;
  /** Where passwords are and go. With it MongoDB and Redis ask everybody who they are, as in production. */
  accessDir?: string;
  /** What the databases begin with that users get rights to. */
  prefix?: string;
}

/**
 * The backing servers as parts to start, each found or obtained. One whose address stands in the
 * environment is checked and is no part.
 * @throws {Trouble} saying what is missing and how to get it
 */
export async function serverParts(options: ServerPartsOptions) {
  const wanted = SERVERS.filter(({ name }) => options.only?.includes(name) ?? true);
  const urls: Partial<Record<ServerName, string>> = {};
  for (const server of wanted) {
    const address = addressInEnvironment(server);
    if (!address) continue;
    await checkExternal(server, address);
    if (server.name === 'nats' && !options.withoutStreams)
      await provideStreams(address, process.env.NATS_KEYS_DIR);
    urls[server.name] = address;
  }
  const programs = await findAll(
    wanted.filter(({ name }) => !urls[name]),
    options,
  );
  const parts: Part[] = [];
  const access = options.accessDir ? await protect(options.accessDir, options.prefix ?? '') : undefined;
  for (const [server, program] of programs) {
    const { dir, logs, defaultPorts: defaultPort, diesWithUs } = options;
    const env = options.env?.(server.name);
    const isNats = server.name === 'nats';
    const prepare =
      isNats && !options.withoutStreams
        ? (address: string) => provideStreams(address, options.natsKeysDir)
        : access?.prepare[server.name];
    const part = await serverPart({
      server,
      program,
      dir,
      logs,
      defaultPort,
      diesWithUs,
      env,
      access: isNats ? await natsAccessOf(options.natsKeysDir) : undefined,
      protection: access?.files[server.name],
      prepare,
    });
    urls[server.name] = part.address;
    parts.push(part);
  }
  return { urls: urls as Record<ServerName, string>, parts };
}

export interface StartServersOptions extends FindOptions {
  /** Where data and logs go; a temporary folder, removed at the end, when not given. */
  dir?: string;
  only?: readonly ServerName[];
  /** NATS asks nobody who it is, and holds no streams yet: for services the product does not have. */
  withoutCredentials?: boolean;
  /** MongoDB and Redis ask everybody who they are; databases begin with this. */
  protectedFor?: string;
}

export interface StartedServers {
  /** The address of each server, as the services take it. */
  urls: Record<ServerName, string>;
  /** `NATS_KEYS_DIR` of the services; none where NATS asks nobody who it is. */
  natsKeysDir?: string;
  /** `PASSWORDS_DIR` of the services; none where MongoDB and Redis ask nobody who it is. */
  passwordsDir?: string;
  /** The processes, for tests that kill them. None for a server whose address is from the environment. */
  processes: Partial<Record<ServerName, Launched>>;
  stop(): Promise<void>;
}

/**
 * Starts real backing servers for tests and measurements: on free ports, with data in a folder of their own,
 * found or obtained like those of `npm start`. They die with the calling process, however it ends.
 * @throws {Trouble} saying what is missing and how to get it
 */
export async function startServers(options: StartServersOptions = {}): Promise<StartedServers> {
  const dir = options.dir ?? mkdtempSync(join(tmpdir(), 'barspoon-servers-'));
  const { noInstall, only } = options;
  const logs = join(dir, 'logs');
  const natsKeysDir = options.withoutCredentials ? undefined : join(dir, 'keys', 'nats');
  const accessDir = options.protectedFor === undefined ? undefined : join(dir, 'keys');
  const { urls, parts } = await serverParts({
    noInstall,
    only,
    dir,
    logs,
    defaultPorts: false,
    diesWithUs: true,
    natsKeysDir,
    withoutStreams: options.withoutCredentials,
    ...(accessDir !== undefined && { accessDir, prefix: options.protectedFor }),
  });
  const started = await Promise.allSettled(
    parts.map(async (part) => ({ part, process: await startPart(part) })),
  );
  const running = started.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  const stop = async () => {
    await Promise.all(running.map(({ part, process }) => process.stop(part.stopTimeoutMs)));
    if (!options.dir) rmSync(dir, { recursive: true, force: true });
  };
  const failed = started.find((result) => result.status === 'rejected');
  if (failed) {
    await stop();
    throw failed.reason;
  }
  const processes = Object.fromEntries(running.map(({ part, process }) => [part.name, process]));
  const isOurs = parts.some(({ name }) => name === 'nats');
  return {
    urls,
    processes,
    stop,
    ...(isOurs && natsKeysDir && { natsKeysDir }),
    ...(accessDir && { passwordsDir: join(accessDir, 'passwords') }),
  };
}
