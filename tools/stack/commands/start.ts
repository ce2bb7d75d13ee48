import { readArguments } from '../../arguments.ts';
import { DATA, orExplain, ROOT } from '../boot/boot.mjs';
import { ensureDemoWorld } from '../stack/demo-world.ts';
import { keepUp } from '../stack/keep-up.ts';

const HELP = `npm start [-- options]: starts Barspoon and everything it needs on this machine

  --processes    each service in a process of its own, as in production (default: all in one)
  --lan          open to phones and others on the same network; prints a QR code of the address
  --no-install   install nothing; say what is missing and the command that installs it`;

const { values: flags } = readArguments(HELP, {
  options: {
    processes: { type: 'boolean', default: false },
    lan: { type: 'boolean', default: false },
    'no-install': { type: 'boolean', default: false },
  },
});

await orExplain(() =>
  keepUp(
    {
      root: ROOT,
      dataDir: DATA,
      oneProcess: !flags.processes,
      noInstall: flags['no-install'],
      lan: flags.lan,
    },
    {
      note: 'Everybody of the demo world is made up, and marked so on their profile.',
      behindTheBox: (stack) => ensureDemoWorld(ROOT, DATA, stack),
    },
  ),
);
process.exit();
