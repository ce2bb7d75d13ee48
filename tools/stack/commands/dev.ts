import { freePort } from '@barspoon/servers/process/ports';
import { Trouble } from '@barspoon/servers/process/trouble';
import { readArguments } from '../../arguments.ts';
import { DATA, orExplain, ROOT } from '../boot/boot.mjs';
import { renewPermissions } from '../dev/nats-permissions.ts';
import { pagePart } from '../dev/page-part.ts';
import { watchServices } from '../dev/watch-services.ts';
import { keepUp } from '../stack/keep-up.ts';

const HELP = `npm run dev [-- options]: starts Barspoon and reloads what you save

  --processes    each service in a process of its own (default: all in one)
  --no-install   install nothing; say what is missing and the command that installs it`;
const WEB_PORT = 5173;
const ADMIN_PORT = 5174;

const { values: flags } = readArguments(HELP, {
  options: {
    processes: { type: 'boolean', default: false },
    'no-install': { type: 'boolean', default: false },
  },
});

await orExplain(develop);
process.exit();

async function develop(): Promise<void> {
  const ports = { web: await freePort(WEB_PORT), admin: await freePort(ADMIN_PORT) };
  const site = `http://localhost:${ports.web}`;
  const watch = watchServices(ROOT);
  await keepUp(
    {
      root: ROOT,
      dataDir: DATA,
      oneProcess: !flags.processes,
      noInstall: flags['no-install'],
      build: 'what is missing',
      env: { PUBLIC_URL: site },
    },
    {
      beforeStart: async () => {
        if (!(await watch.start())) throw new Trouble('The services are not built; the errors stand above.');
      },
      onceUp: async (stack) => {
        const gateway = stack.state.services.gateway ?? '';
        const page = { root: ROOT, dataDir: DATA, gateway };
        await stack.parts.add('Starting the page servers', [
          pagePart({ ...page, name: 'web', path: '/', port: ports.web }),
          pagePart({ ...page, name: 'admin', path: '/admin/', port: ports.admin }),
        ]);
        stack.describe({
          Console: `http://localhost:${ports.admin}/admin/`,
          'API docs': `${gateway}/api/docs`,
        });
        watch.onRebuilt(async () => {
          await renewPermissions(ROOT, DATA, stack);
          await stack.restartServices();
        });
      },
    },
  );
}
