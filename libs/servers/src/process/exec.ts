import { type ChildProcess, spawn } from 'node:child_process';
import { constants } from 'node:fs';
import { access, stat } from 'node:fs/promises';
import { delimiter, join } from 'node:path';

export interface Finished {
  /** Exit code; 127 when the program could not be started, 128 + n when signal n ended it. */
  code: number;
  /** Standard output and standard error in the order they came. */
  output: string;
}

export interface ExecOptions {
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  timeoutMs?: number;
  /** What it reads from standard input; nothing otherwise. */
  input?: string | undefined;
  onLine?: ((line: string) => void) | undefined;
}

const running = new Set<ChildProcess>();

/** Ends every program that `exec` is waiting for, because the whole command is to stop. */
export function endRunning(): void {
  for (const child of running) child.kill('SIGTERM');
}

/** Runs a program to its end and collects what it printed; never throws for a failing program. */
export function exec(file: string, args: readonly string[], options: ExecOptions = {}): Promise<Finished> {
  return new Promise((resolve) => {
    const child = spawn(file, args, {
      cwd: options.cwd,
      env: options.env ?? process.env,
      stdio: ['pipe', 'pipe', 'pipe'],
      timeout: options.timeoutMs,
    });
    // A program may end without having read it.
    child.stdin.on('error', () => undefined).end(options.input);
    running.add(child);
    let output = '';
    let rest = '';
    const take = (chunk: string) => {
      output += chunk;
      if (!options.onLine) return;
      const lines = (rest + chunk).split(/\r?\n|\r/);
      rest = lines.pop() ?? '';
      for (const line of lines) if (line.trim()) options.onLine(line);
    };
    child.stdout.setEncoding('utf8').on('data', take);
    child.stderr.setEncoding('utf8').on('data', take);
    child.on('error', (error) => {
      running.delete(child);
      resolve({ code: 127, output: `${output}${error.message}\n` });
    });
    child.on('close', (code, signal) => {
      running.delete(child);
      if (rest.trim()) options.onLine?.(rest);
      resolve({ code: code ?? (signal ? 128 + 15 : 1), output });
    });
  });
}

/** The last `count` lines a program printed, for an error message. */
export function lastLines(output: string, count = 12): string {
  return output.trimEnd().split('\n').slice(-count).join('\n');
}

/** The full path of a program on PATH, or null. */
export async function which(name: string, path = process.env.PATH ?? ''): Promise<string | null> {
  for (const dir of path.split(delimiter).filter(Boolean)) {
    const file = join(dir, name);
    const found = await access(file, constants.X_OK)
      .then(() => stat(file))
      .catch(() => null);
    if (found?.isFile()) return file;
  }
  return null;
}
