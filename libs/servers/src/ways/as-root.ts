import { getuid } from 'node:process';
import { exec, type Finished, which } from '../process/exec.ts';

/** Whether nobody has to be asked for a password. */
export const isRoot = (): boolean => getuid?.() === 0;

/** What a person types before a command that needs root. */
export const sudo = (): string => (isRoot() ? '' : 'sudo ');

/** Why nothing can be done as root here, or null. */
export async function rootObstacle(what: string): Promise<string | null> {
  if (isRoot()) return null;
  const hasSudo =
    (await which('sudo')) && (await exec('sudo', ['-n', 'true'], { timeoutMs: 5_000 })).code === 0;
  return hasSudo ? null : `${what} needs root`;
}

/** Runs a program as root, without asking for a password. */
export function asRoot(
  file: string,
  args: readonly string[],
  { env = {}, onLine }: { env?: Record<string, string>; onLine?: ((line: string) => void) | undefined } = {},
): Promise<Finished> {
  const options = { env: { ...process.env, ...env }, onLine };
  if (isRoot()) return exec(file, args, options);
  const kept = Object.keys(env).map((name) => `--preserve-env=${name}`);
  return exec('sudo', ['-n', ...kept, file, ...args], options);
}
