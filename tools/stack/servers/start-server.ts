import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Launched, launch } from '../lib/launch.ts';
import { logTail } from '../lib/log-tail.ts';
import { freePort } from '../lib/ports.ts';
import { Trouble } from '../lib/trouble.ts';
import type { BackingServer, Program, ServerName } from './server.ts';

// A database that recovers after a kill -9 may need this long.
const READY_TIMEOUT_MS = 60_000;

/** A backing server that takes requests; `process` is null for one that is not ours. */
export interface RunningServer {
  name: ServerName;
  label: string;
  url: string;
  process: Launched | null;
  /** Starts it again at the same address after it has died. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

export interface StartServerOptions {
  server: BackingServer;
  program: Program;
  /** The folder that holds one folder of data per server. */
  dir: string;
  logs: string;
  /** False: any free port, so that tests never meet a running stack. */
  usualPort: boolean;
  diesWithUs: boolean;
  onLaunch?: (process: Launched) => void;
}

export async function startServer(options: StartServerOptions): Promise<RunningServer> {
  const { server, program } = options;
  const dir = join(options.dir, server.name);
  mkdirSync(dir, { recursive: true });
  const port = await freePort(options.usualPort ? server.usualPort : undefined);
  const url = server.url(port);
  const log = join(options.logs, `${server.name}.log`);
  const running: RunningServer = {
    name: server.name,
    label: server.label,
    url,
    process: null,
    restart: async () => {
      const { file, args } = program.command({ host: '127.0.0.1', port, dir }, server.args);
      const child = await launch({ file, args, log, diesWithUs: options.diesWithUs });
      running.process = child;
      options.onLaunch?.(child);
      const givenUp = () => child.exit() !== null;
      try {
        await server.ready(url, { timeoutMs: READY_TIMEOUT_MS, ours: true, givenUp });
      } catch (error) {
        await child.stop(server.stopPatienceMs);
        throw new Trouble(
          `${(error as Error).message} The last lines of ${log}:\n${logTail(log).join('\n')}`,
        );
      }
    },
    stop: async () => {
      await running.process?.stop(server.stopPatienceMs);
    },
  };
  await running.restart();
  return running;
}

/** A server at an address of the environment: it is checked, and never stopped. */
export async function useServer(server: BackingServer, url: string): Promise<RunningServer> {
  const check = () => server.ready(url, { timeoutMs: READY_TIMEOUT_MS / 6, ours: false });
  try {
    await check();
  } catch (error) {
    throw new Trouble(`${(error as Error).message} (the address is from ${server.urlVariable})`);
  }
  return { name: server.name, label: server.label, url, process: null, restart: check, stop: async () => {} };
}
