import { join } from 'node:path';
import type { Way } from '../server.ts';
import { dnfCommand, fedoraObstacle, installByDnf } from '../ways/fedora.ts';
import { goBin, goInstallModule, goObstacle } from '../ways/go-program.ts';
import { localProgram } from '../ways/local-program.ts';

const MODULE = 'github.com/nats-io/nats-server/v2@latest';

const go = ['golang'];
/** Whether Go is lacking, and is a package here. */
const getsGo = async () => (await goObstacle()) !== null && (await fedoraObstacle()) === null;

/** nats-server compiled by Go into the tools folder. */
export function goInstall(minimum: string): Way {
  return {
    find: () => localProgram(join(goBin(), 'nats-server'), minimum),
    obtainable: {
      plan: async () => ({
        what: `NATS: compiled by Go from ${MODULE} into ${goBin()}`,
        commands: [...((await getsGo()) ? [dnfCommand(go)] : []), `go install ${MODULE}`],
      }),
      obstacle: async () => ((await getsGo()) ? null : goObstacle()),
      obtain: async (step) => {
        if (await getsGo()) await installByDnf(go, step);
        await goInstallModule(MODULE, (line) => step.detail(line.slice(0, 60)));
      },
    },
  };
}
