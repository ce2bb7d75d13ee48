import { join } from 'node:path';
import { exec, lastLines, which } from '../../lib/exec.ts';
import { Trouble } from '../../lib/trouble.ts';
import type { Way } from '../server.ts';
import { localProgram } from '../ways/local-program.ts';
import { toolsHome } from '../ways/tools-home.ts';

const MODULE = 'github.com/nats-io/nats-server/v2@latest';

/** nats-server compiled by Go into the tools folder. */
export function goInstall(minimum: string): Way {
  const bin = () => join(toolsHome(), 'go-bin');
  return {
    find: () => localProgram(join(bin(), 'nats-server'), minimum),
    obtainable: {
      plan: async () => ({
        what: `NATS: compiled by Go from ${MODULE} into ${bin()}`,
        commands: [`go install ${MODULE}`],
      }),
      obstacle: async () => ((await which('go')) ? null : 'Go is not installed'),
      obtain: async (step) => {
        const { code, output } = await exec('go', ['install', '-v', MODULE], {
          env: { ...process.env, GOBIN: bin() },
          onLine: (line) => step.detail(line.slice(0, 60)),
        });
        if (code !== 0) throw new Trouble(`go install ${MODULE} failed:\n${lastLines(output)}`);
      },
    },
  };
}
