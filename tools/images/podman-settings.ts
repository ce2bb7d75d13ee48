import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { DATA } from '../stack/boot/boot.mjs';

/** What Podman gives a container of root unless it is told otherwise: more than a machine may allow. */
const podmansOwn = 1_048_576;
/** Enough for each of our containers. The programs that start them may hand on less than they have themselves. */
const enough = 20_000;
/** Podman's names of limits, by those of Linux. */
const limits = { nofile: 'Max open files', nproc: 'Max processes' } as const;

/**
 * On a machine that does not allow as many open files and processes as Podman asks for, no container starts: there
 * containers of this command get what the machine allows. Whoever has configured Podman is left alone.
 */
export function configurePodman(): void {
  const theirs = [
    '/etc/containers/containers.conf',
    join(homedir(), '.config', 'containers', 'containers.conf'),
  ];
  if (process.env.CONTAINERS_CONF || theirs.some((file) => existsSync(file))) return;
  const ulimits = ulimitsWithin(readFileSync('/proc/self/limits', 'utf8'));
  if (ulimits.length === 0) return;
  const dir = join(DATA, 'images');
  mkdirSync(dir, { recursive: true });
  const file = join(dir, 'containers.conf');
  writeFileSync(file, `[containers]\ndefault_ulimits = ${JSON.stringify(ulimits)}\n`);
  process.env.CONTAINERS_CONF = file;
}

/**
 * @param table what Linux says of a process's limits
 * @returns nothing where all of them are as high as Podman wants them
 */
export function ulimitsWithin(table: string): string[] {
  const hard = Object.entries(limits).map(([name, title]) => {
    const [, max = ''] = new RegExp(`^${title}\\s+\\S+\\s+(\\S+)`, 'm').exec(table) ?? [];
    return [name, max === 'unlimited' ? podmansOwn : Number(max)] as const;
  });
  if (hard.every(([, max]) => max >= podmansOwn)) return [];
  return hard.map(([name, max]) => `${name}=${Math.min(max, enough)}:${Math.min(max, enough)}`);
}
