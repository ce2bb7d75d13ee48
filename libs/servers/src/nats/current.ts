import { find } from '../find.ts';
import { goInstall } from './go-install.ts';

/** What counts as current; Debian's own package is older. */
const CURRENT = '2.12';

/**
 * The current NATS, compiled by Go where it is not there yet, for tests that run with both.
 * @returns its program file, or why there is none on this machine
 */
export async function currentNats(): Promise<{ file: string } | { obstacle: string }> {
  const way = goInstall(CURRENT);
  const wanted = { label: 'The current NATS', ways: [way] };
  const present = await find(wanted);
  if (present?.file) return { file: present.file };
  const obstacle = await way.obtainable?.obstacle();
  if (obstacle) return { obstacle };
  try {
    await way.obtainable?.obtain({ detail: () => undefined, done: () => undefined, fail: () => undefined });
  } catch (error) {
    return { obstacle: (error as Error).message.split('\n')[0] ?? 'it cannot be compiled' };
  }
  const built = await find(wanted);
  return built?.file ? { file: built.file } : { obstacle: 'it was compiled and is still not found' };
}
