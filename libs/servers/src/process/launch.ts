import { spawn } from 'node:child_process';
import { closeSync, existsSync, fstatSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { birthOf, type ProcessIdentity } from './process-identity.ts';
import { stopProcess } from './stop-process.ts';

const SETPRIV = '/usr/bin/setpriv';

export interface Exit {
  code: number | null;
  signal: NodeJS.Signals | null;
}

export interface Launched extends ProcessIdentity {
  /** The file its output goes to. */
  log: string;
  /** Where in that file, in bytes, its output begins. */
  logFrom: number;
  exited: Promise<Exit>;
  /** How it ended, or null while it runs. */
  exit(): Exit | null;
  stop(timeoutMs: number): Promise<void>;
}

export interface LaunchOptions {
  file: string;
  args: readonly string[];
  log: string;
  cwd?: string;
  env?: NodeJS.ProcessEnv | undefined;
  /** The process dies at once when this one does, however it does (where Linux's `setpriv` is installed). */
  diesWithUs?: boolean;
}

/**
 * Starts a long-running process in a group of its own, so that a Ctrl-C in the terminal reaches only us
 * and we decide the order in which things stop.
 */
export async function launch(options: LaunchOptions): Promise<Launched> {
  mkdirSync(dirname(options.log), { recursive: true });
  const output = openSync(options.log, 'a');
  const logFrom = fstatSync(output).size;
  const bound = options.diesWithUs && existsSync(SETPRIV);
  const file = bound ? SETPRIV : options.file;
  const args = bound ? ['--pdeathsig', 'KILL', options.file, ...options.args] : options.args;
  const child = spawn(file, args, {
    cwd: options.cwd,
    env: options.env ?? process.env,
    stdio: ['ignore', output, output],
    detached: true,
  });
  closeSync(output);
  let exit: Exit | null = null;
  const exited = new Promise<Exit>((resolve) => {
    child.once('exit', (code, signal) => {
      exit = { code, signal };
      resolve(exit);
    });
  });
  await new Promise<void>((resolve, reject) => {
    child.once('spawn', resolve);
    child.once('error', reject);
  });
  const pid = child.pid as number;
  const identity = { pid, birth: birthOf(pid) ?? '' };
  return {
    ...identity,
    log: options.log,
    logFrom,
    exited,
    exit: () => exit,
    stop: async (timeoutMs) => {
      if (exit) return;
      await stopProcess(identity, timeoutMs);
      await exited;
    },
  };
}
