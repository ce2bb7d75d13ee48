import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { launch } from './process/launch.ts';
import type { Part } from './process/part.ts';
import { freePort } from './process/ports.ts';
import { Trouble } from './process/trouble.ts';
import type { BackingServer, Program } from './server.ts';

// A database that recovers after a kill -9 may need this long.
const READY_TIMEOUT_MS = 60_000;
const EXTERNAL_TIMEOUT_MS = 10_000;
/** The name of a server's configuration file, next to its data. */
const CONFIG = 'server.conf';
/** The file it includes: permissions. */
export const ACCESS = 'access.conf';

export interface ServerPartOptions {
  server: BackingServer;
  program: Program;
  /** The folder that holds one folder of data per server. */
  dir: string;
  logs: string;
  /** False: any free port, so that tests never meet a running stack. */
  defaultPort: boolean;
  diesWithUs: boolean;
  env?: NodeJS.ProcessEnv | undefined;
  /** Who may do what, for a server that has a configuration file. */
  access?: string | undefined;
  /** Files with permissions next to its data, by name. They turn on authentication. */
  protection?: Readonly<Record<string, string>> | undefined;
  /** Further preparation after each start. */
  prepare?: ((address: string) => Promise<void>) | undefined;
}

/** A backing server as a part of the stack, at a port that stays the same when it is started again. */
export async function serverPart(options: ServerPartOptions): Promise<Part> {
  const { server, program, diesWithUs, env, access, protection } = options;
  const dir = join(options.dir, server.name);
  mkdirSync(dir, { recursive: true });
  const log = join(options.logs, `${server.name}.log`);
  const port = await freePort(options.defaultPort ? server.defaultPort : undefined);
  const address = server.url(port);
  return {
    name: server.name,
    label: server.label,
    address,
    log,
    stopTimeoutMs: server.stopTimeoutMs,
    launch: () => {
      if (access) writeFileSync(join(dir, ACCESS), access);
      for (const [name, text] of Object.entries(protection ?? {}))
        writeFileSync(join(dir, name), text, { mode: 0o600 });
      const { file, args } = program.command({ host: '127.0.0.1', port, dir }, (inside) => {
        const configuration = server.configuration?.(inside, access && ACCESS);
        if (configuration) writeFileSync(join(dir, CONFIG), configuration);
        return [
          ...server.args(inside),
          ...(configuration ? ['--config', join(inside.dir, CONFIG)] : []),
          ...((protection && server.protectedBy?.(inside)) ?? []),
        ];
      });
      return launch({ file, args, log, env, diesWithUs });
    },
    ready: async (process) => {
      const givenUp = () => process.exit() !== null;
      await server.ready(address, {
        timeoutMs: READY_TIMEOUT_MS,
        ours: true,
        isProtected: Boolean(protection),
        givenUp,
      });
      if (process.exit())
        throw new Trouble(`${server.label} ended at once; another program answers at ${address}.`);
      await options.prepare?.(address);
    },
  };
}

/** Checks a server at an address of the environment, which is used as it is and never stopped. */
export async function checkExternal(server: BackingServer, url: string): Promise<void> {
  try {
    await server.ready(url, { timeoutMs: EXTERNAL_TIMEOUT_MS, ours: false });
  } catch (error) {
    throw new Trouble(`${(error as Error).message} The address is from ${server.urlVariable}.`);
  }
}
