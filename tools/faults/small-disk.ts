import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Server } from './arena/server.ts';

const sizeOf = '96m';

/** Why a small disk cannot be mounted here; null when it can. */
export async function whyNoSmallDisk(): Promise<string | null> {
  const place = mkdtempSync(join(tmpdir(), 'small-disk-'));
  try {
    mount(place);
    unmount(place);
    return null;
  } catch (error) {
    return `mounting a small disk is not allowed here (${(error as Error).message.split('\n')[0]})`;
  } finally {
    rmdirSync(place);
  }
}

/** Puts the data of servers that are not running on disks of their own. @returns what takes them away again */
export async function onSmallDisk(servers: readonly Server[]): Promise<() => Promise<void>> {
  for (const { data } of servers) mount(data);
  return async () => {
    for (const { data } of servers) unmount(data);
  };
}

const quiet = { stdio: 'pipe' } as const;
const mount = (place: string) =>
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${sizeOf}`, 'tmpfs', place], quiet);
const unmount = (place: string) => execFileSync('umount', [place], quiet);
