import { exec } from '../process/exec.ts';
import type { Program } from '../server.ts';
import { isAtLeast, versionIn } from '../version.ts';

/**
 * A program file of this machine, when it runs at all and is recent enough.
 * A file that cannot load its libraries, or an old version, counts as not there.
 */
export async function localProgram(file: string, minimum: string): Promise<Program | null> {
  const { code, output } = await exec(file, ['--version'], { timeoutMs: 10_000 });
  const version = code === 0 ? versionIn(output) : null;
  if (!version || !isAtLeast(version, minimum)) return null;
  return {
    origin: `${file} (${version})`,
    file,
    command: (place, args) => ({ file, args: args(place) }),
  };
}
