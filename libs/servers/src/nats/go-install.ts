import { join } from 'node:path';
import type { Way } from '../server.ts';
import { goBin, goInstallModule, goObstacle } from '../ways/go-program.ts';
import { localProgram } from '../ways/local-program.ts';

const MODULE = 'github.com/nats-io/nats-server/v2@latest';

/** nats-server compiled by Go into the tools folder. */
export function goInstall(minimum: string): Way {
  return {
    find: () => localProgram(join(goBin(), 'nats-server'), minimum),
    obtainable: {
      plan: async () => ({
        what: `NATS: compiled by Go from ${MODULE} into ${goBin()}`,
        commands: [`go install ${MODULE}`],
      }),
      obstacle: goObstacle,
      obtain: (step) => goInstallModule(MODULE, (line) => step.detail(line.slice(0, 60))),
    },
  };
}
