import { chmodSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const inMemory = '/dev/shm';
/** What the servers and browsers of a run write down at most, in bytes. */
const needed = 4 * 1024 ** 3;

/**
 * A new folder for what tests throw away. In memory where that is possible: a database that nobody keeps need not wait
 * for the disk, which is what tests wait for most.
 */
export function makeScratch(place = hasRoom(inMemory) && mayRunFrom(inMemory) ? inMemory : tmpdir()) {
  const dir = mkdtempSync(join(place, 'barspoon-tests-'));
  // A server that refuses to run as root runs as nobody, who has to get to its folder in here.
  chmodSync(dir, 0o711);
  return { dir, remove: () => rmSync(dir, { recursive: true, force: true, maxRetries: 3 }) };
}

function hasRoom(place: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(place);
    return bavail * bsize >= needed;
  } catch {
    return false;
  }
}

/** Some tests put programs there. */
function mayRunFrom(place: string): boolean {
  const options = readFileSync('/proc/mounts', 'utf8')
    .split('\n')
    .map((line) => line.split(' '))
    .find(([, at]) => at === place)?.[3];
  return options !== undefined && !options.split(',').includes('noexec');
}
