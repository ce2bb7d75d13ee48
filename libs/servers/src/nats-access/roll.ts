import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Trouble } from '../process/trouble.ts';

const ending = '.nk';

/** Below the folder of seeds: those NATS still takes while new ones are handed out. */
export const formerKeysDir = (keysDir: string): string => join(keysDir, 'former');

/**
 * Moves the current seeds aside, so that new ones are created next to them.
 * @throws Trouble when earlier ones are still set aside
 */
export function setAsideKeys(keysDir: string): void {
  const former = formerKeysDir(keysDir);
  if (existsSync(former))
    throw new Trouble('The former credentials of NATS are still taken: end that first, with --end-roll.');
  mkdirSync(former, { recursive: true, mode: 0o700 });
  for (const name of readdirSync(keysDir))
    if (name.endsWith(ending)) renameSync(join(keysDir, name), join(former, name));
}

/** The files of former seeds by name; there are none most of the time. */
export function formerKeys(keysDir: string): Record<string, string> {
  const former = formerKeysDir(keysDir);
  if (!existsSync(former)) return {};
  const names = readdirSync(former).filter((name) => name.endsWith(ending));
  return Object.fromEntries(names.map((name) => [name.slice(0, -ending.length), join(former, name)]));
}

/** NATS takes only the present seeds from now on. */
export function forgetFormerKeys(keysDir: string): void {
  rmSync(formerKeysDir(keysDir), { recursive: true, force: true });
}
