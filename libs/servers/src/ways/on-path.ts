import { which } from '../process/exec.ts';
import type { Way } from '../server.ts';
import { localProgram } from './local-program.ts';

// Debian keeps some servers where an ordinary user's PATH does not look.
const ALSO = '/usr/local/sbin:/usr/sbin:/sbin';

/** The first of these program names found on PATH that is recent enough. */
export function onPath(names: string[], minimum: string): Way {
  return {
    find: async () => {
      for (const name of names) {
        const file = await which(name, `${process.env.PATH ?? ''}:${ALSO}`);
        const program = file && (await localProgram(file, minimum));
        if (program) return program;
      }
      return null;
    },
  };
}
